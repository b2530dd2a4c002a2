ALTER TABLE "listing_entry" ADD COLUMN "facets" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "variant_colour" ON "variant" USING btree (lower("colour_hex"),"colour_title");--> statement-breakpoint
UPDATE "attribute" SET "key" = left("key", 30) || '-attribute'
  WHERE "key" IN ('name', 'brand', 'price', 'available', 'discount', 'colour');--> statement-breakpoint
ALTER TABLE "attribute" ADD CONSTRAINT "attribute_key_free" CHECK ("attribute"."key" not in ('name', 'brand', 'price', 'available', 'discount', 'colour'));--> statement-breakpoint
CREATE TEMPORARY TABLE "facet_line" AS
  SELECT p.id, concat_ws(',', p.id, p.brand_id, coalesce(d.price, 0),
      CASE WHEN d.state = 1 THEN 1 ELSE 0 END
        + CASE WHEN d.old_price IS NOT NULL OR sold.reduced THEN 2 ELSE 0 END,
      cardinality(chosen.terms), nullif(array_to_string(chosen.terms, ','), ''),
      cardinality(hues.colours), nullif(array_to_string(hues.colours, ','), ''),
      measured.count, measured.pairs) AS facets
  FROM "product" p
  JOIN LATERAL (
    SELECT v.state, v.price, v.old_price FROM "variant_state" v WHERE v.product_id = p.id
    ORDER BY v.state, v.price NULLS LAST, v.position, v.id LIMIT 1
  ) d ON true
  CROSS JOIN LATERAL (
    SELECT coalesce(bool_or(v.old_price IS NOT NULL), false) AS reduced
    FROM "variant_state" v WHERE v.product_id = p.id AND v.state = 1
  ) sold
  CROSS JOIN LATERAL (
    SELECT array(
      SELECT DISTINCT ('x' || substr(v.colour_hex, 2))::bit(24)::int
      FROM "variant_state" v
      WHERE v.product_id = p.id AND v.state <> 5 AND v.colour_title IS NOT NULL
        AND v.colour_hex ~ '^#[0-9A-Fa-f]{6}$'
      ORDER BY 1) AS colours
  ) hues
  CROSS JOIN LATERAL (
    SELECT array(
      SELECT DISTINCT CASE a.kind WHEN 'choice' THEN v.option_id ELSE -a.id END
      FROM "product_attribute" v JOIN "attribute" a ON a.id = v.attribute_id
      WHERE v.product_id = p.id AND a.is_filter
        AND (a.kind = 'choice' AND v.option_id IS NOT NULL OR a.kind = 'switch' AND v.boolean_value)
      ORDER BY 1) AS terms
  ) chosen
  CROSS JOIN LATERAL (
    SELECT count(*) AS count, string_agg(n.id || ',' || n.number, ',' ORDER BY n.id) AS pairs
    FROM (
      SELECT DISTINCT ON (a.id) a.id, v.number_value AS number
      FROM "product_attribute" v JOIN "attribute" a ON a.id = v.attribute_id
      WHERE v.product_id = p.id AND a.is_filter AND a.kind = 'range'
        AND v.number_value > '-infinity' AND v.number_value < 'infinity'
      ORDER BY a.id, v.position
    ) n
  ) measured
  WHERE EXISTS (SELECT FROM "listing_entry" e WHERE e.product_id = p.id);--> statement-breakpoint
ANALYZE "facet_line";--> statement-breakpoint
DROP INDEX "listing_newest";--> statement-breakpoint
DROP INDEX "listing_popular";--> statement-breakpoint
DROP INDEX "listing_cheapest";--> statement-breakpoint
DROP INDEX "listing_dearest";--> statement-breakpoint
DROP INDEX "listing_brand";--> statement-breakpoint
UPDATE "listing_entry" e SET "facets" = f.facets FROM "facet_line" f WHERE f.id = e.product_id;--> statement-breakpoint
DROP TABLE "facet_line";--> statement-breakpoint
CREATE INDEX "listing_newest" ON "listing_entry" USING btree ("category_id","rank","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CLUSTER "listing_entry" USING "listing_newest";--> statement-breakpoint
CREATE INDEX "listing_popular" ON "listing_entry" USING btree ("category_id","rank","popularity" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_cheapest" ON "listing_entry" USING btree ("category_id","rank","price","product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_dearest" ON "listing_entry" USING btree ("category_id","rank","price" DESC NULLS LAST,"product_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listing_brand" ON "listing_entry" USING btree ("category_id","brand_id","rank","created_at" DESC NULLS LAST,"product_id" DESC NULLS LAST);
