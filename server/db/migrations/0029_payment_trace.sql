ALTER TABLE "payment_attempt" ADD COLUMN "trace" text;--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "failure" varchar(12);--> statement-breakpoint
-- Of earlier payments: what these gateways call them is what their support asks for.
UPDATE "payment_attempt" SET "trace" = "gateway_ref"
WHERE "gateway" IN ('zarinpal', 'zibal', 'behpardakht') AND "gateway_ref" IS NOT NULL;
