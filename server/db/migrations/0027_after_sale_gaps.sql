ALTER TABLE "shop_order" ADD COLUMN "kept" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "shop_order_states" ON "shop_order" USING btree ("status","delivery","payment");--> statement-breakpoint
ALTER TABLE "shop_order" ADD CONSTRAINT "shop_order_kept" CHECK ("shop_order"."kept" between 0 and "shop_order"."freight");