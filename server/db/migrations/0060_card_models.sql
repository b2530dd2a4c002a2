DROP INDEX "listing_newest";--> statement-breakpoint
DROP INDEX "listing_popular";--> statement-breakpoint
DROP INDEX "listing_cheapest";--> statement-breakpoint
DROP INDEX "listing_dearest";--> statement-breakpoint
DROP INDEX "listing_brand";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "model_id" integer;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "discount" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "sold" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "model_id" integer;--> statement-breakpoint
ALTER TABLE "listing_entry" ADD COLUMN "folded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "model_id" integer;--> statement-breakpoint
CREATE INDEX "product_model" ON "product" USING btree ("model_id") WHERE "product"."model_id" is not null;--> statement-breakpoint
CREATE INDEX "listing_reduced" ON "listing_entry" USING btree ("category_id","rank","discount" DESC NULLS LAST,"product_id" DESC NULLS LAST,"folded");--> statement-breakpoint
CREATE INDEX "listing_sold" ON "listing_entry" USING btree ("category_id","rank","sold" DESC NULLS LAST,"product_id" DESC NULLS LAST,"folded");--> statement-breakpoint
CREATE INDEX "listing_model" ON "listing_entry" USING btree ("model_id","category_id") WHERE "listing_entry"."model_id" is not null;--> statement-breakpoint
CREATE INDEX "listing_newest" ON "listing_entry" USING btree ("category_id","rank","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST,"folded");--> statement-breakpoint
CREATE INDEX "listing_popular" ON "listing_entry" USING btree ("category_id","rank","popularity" DESC NULLS LAST,"product_id" DESC NULLS LAST,"folded");--> statement-breakpoint
CREATE INDEX "listing_cheapest" ON "listing_entry" USING btree ("category_id","rank","price","product_id" DESC NULLS LAST,"folded");--> statement-breakpoint
CREATE INDEX "listing_dearest" ON "listing_entry" USING btree ("category_id","rank","price" DESC NULLS LAST,"product_id" DESC NULLS LAST,"folded");--> statement-breakpoint
CREATE INDEX "listing_brand" ON "listing_entry" USING btree ("category_id","brand_id","rank","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST,"folded");--> statement-breakpoint
UPDATE "listing_entry" SET "facets" = regexp_replace("facets", '^(\d+,\d+),', '\1,0,') WHERE "facets" <> '';--> statement-breakpoint
INSERT INTO "stale_product" ("product_id") SELECT "id" FROM "product" WHERE "removed_at" IS NULL ON CONFLICT DO NOTHING;
