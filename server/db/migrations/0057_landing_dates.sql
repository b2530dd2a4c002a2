ALTER TABLE "landing" ADD COLUMN "goods_category_id" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "landing" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "landing" ADD COLUMN "ends_on" date;--> statement-breakpoint
ALTER TABLE "landing" ADD CONSTRAINT "landing_goods_category_id_category_id_fk" FOREIGN KEY ("goods_category_id") REFERENCES "public"."category"("id") ON DELETE set default ON UPDATE no action;