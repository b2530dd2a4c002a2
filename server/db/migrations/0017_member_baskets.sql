DROP INDEX "basket_updated";--> statement-breakpoint
ALTER TABLE "basket" ALTER COLUMN "guid" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "member_id" bigint;--> statement-breakpoint
ALTER TABLE "basket" ADD COLUMN "frozen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "seen_price" bigint;--> statement-breakpoint
ALTER TABLE "basket_line" ADD COLUMN "wanted" integer;--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "basket_updated" ON "basket" USING btree ("updated_at") WHERE "basket"."member_id" is null;--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_member_id_unique" UNIQUE("member_id");--> statement-breakpoint
ALTER TABLE "basket" ADD CONSTRAINT "basket_owner" CHECK (num_nonnulls("basket"."guid", "basket"."member_id") = 1);--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_seen" CHECK ("basket_line"."seen_price" >= 0);--> statement-breakpoint
ALTER TABLE "basket_line" ADD CONSTRAINT "basket_line_wanted" CHECK ("basket_line"."wanted" > "basket_line"."count");