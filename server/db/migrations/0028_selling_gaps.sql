ALTER TABLE "refund" ADD COLUMN "merchant_ref" bigint;--> statement-breakpoint
ALTER TABLE "delivery_slot" ADD COLUMN "wanted" integer;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "merchant_ref" bigint;--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_merchant_ref" UNIQUE("merchant_ref");--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD CONSTRAINT "payment_attempt_merchant_ref" UNIQUE("merchant_ref");--> statement-breakpoint
ALTER TABLE "delivery_slot" ADD CONSTRAINT "delivery_slot_wanted" CHECK ("delivery_slot"."wanted" >= 0);--> statement-breakpoint
-- Slots that a schedule closed before: the places that are given back stay closed.
UPDATE "delivery_slot" s SET "wanted" = 0
WHERE s."capacity" = s."taken" AND s."taken" > 0 AND NOT EXISTS (
  SELECT FROM "delivery_method" m, json_to_recordset(m."schedule"::json)
    w ("weekday" int, "fromHour" int, "toHour" int)
  WHERE m."id" = s."method_id" AND w."weekday" = extract(dow FROM s."day")
    AND w."fromHour" = s."from_hour" AND w."toHour" = s."to_hour");
