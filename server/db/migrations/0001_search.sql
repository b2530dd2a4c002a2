CREATE TABLE "master_version" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_card" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"card" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_entry" (
	"kind" varchar(10) NOT NULL,
	"ref_id" integer NOT NULL,
	"words" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	"weight" integer NOT NULL,
	CONSTRAINT "search_entry_kind_ref_id_pk" PRIMARY KEY("kind","ref_id")
);
--> statement-breakpoint
ALTER TABLE "product_card" ADD CONSTRAINT "product_card_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entry_weight" ON "search_entry" USING btree ("kind","weight" DESC NULLS LAST,"ref_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_entry_vector" ON "search_entry" USING gin ("vector");--> statement-breakpoint
CREATE VIEW "public"."variant_state" AS (
  select v.id, v.product_id, v.position, v.state, v.stock, v.max_count, v.insurance_price, v.colour_title,
    v.colour_hex, v.storage, v.size, v.guarantee, v.image_index,
    case when v.state in (1, 4) then v.price end as price,
    case when v.state in (1, 4) then v.old_price end as old_price,
    case when v.state in (1, 4) and v.old_price is not null
      then least(99, round(100.0 * (v.old_price - v.price) / v.old_price))::int else 0
    end as discount_percent,
    case when v.state = 1 and v.stock <= 3 then v.stock end as few_left
  from (
    select variant.*,
      case when availability = 1 and stock = 0 then 4 else availability end as state,
      case when availability = 1 then least(stock, max_per_order) else 0 end as max_count
    from variant
  ) v);--> statement-breakpoint
INSERT INTO "master_version" ("id", "version") VALUES (1, 1);--> statement-breakpoint
CREATE FUNCTION "touch_master"() RETURNS trigger LANGUAGE plpgsql AS $$
begin
  update master_version set version = version + 1 where id = 1;
  return null;
end $$;--> statement-breakpoint
CREATE TRIGGER "menu_item_touches_master" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "menu_item"
  FOR EACH STATEMENT EXECUTE FUNCTION "touch_master"();--> statement-breakpoint
CREATE TRIGGER "setting_touches_master" AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "setting"
  FOR EACH STATEMENT EXECUTE FUNCTION "touch_master"();
