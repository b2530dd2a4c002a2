CREATE EXTENSION IF NOT EXISTS "pg_trgm";--> statement-breakpoint
CREATE TABLE "category_attribute" (
	"category_id" integer NOT NULL,
	"attribute_id" integer NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "category_attribute_category_id_attribute_id_pk" PRIMARY KEY("category_id","attribute_id")
);
--> statement-breakpoint
CREATE TABLE "category_product" (
	"product_id" integer NOT NULL,
	"category_id" integer NOT NULL,
	CONSTRAINT "category_product_product_id_category_id_pk" PRIMARY KEY("product_id","category_id")
);
--> statement-breakpoint
CREATE TABLE "change_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" varchar(10) NOT NULL,
	"state" varchar(10) DEFAULT 'done' NOT NULL,
	"staff_id" bigint,
	"wanted" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"undo_of" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "change_batch_kind" CHECK ("change_batch"."kind" in ('edit', 'cells', 'bulk', 'undo', 'timed')),
	CONSTRAINT "change_batch_state" CHECK ("change_batch"."state" in ('preview', 'waiting', 'running', 'stopped', 'done'))
);
--> statement-breakpoint
CREATE TABLE "change_row" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_row_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"field" varchar(30) NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"state" varchar(10) DEFAULT 'applied' NOT NULL,
	CONSTRAINT "change_row_state" CHECK ("change_row"."state" in ('planned', 'applied', 'skipped', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "stale_product" (
	"product_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_movement" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movement_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"change" integer NOT NULL,
	"stock" integer NOT NULL,
	"reason" varchar(10) NOT NULL,
	"order_id" bigint,
	"staff_id" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movement_change" CHECK ("stock_movement"."change" <> 0),
	CONSTRAINT "stock_movement_stock" CHECK ("stock_movement"."stock" >= 0),
	CONSTRAINT "stock_movement_reason" CHECK ("stock_movement"."reason" in ('sold', 'returned', 'counted', 'corrected'))
);
--> statement-breakpoint
CREATE TABLE "timed_price" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "timed_price_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"variant_id" integer NOT NULL,
	"price" bigint NOT NULL,
	"old_price" bigint,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	"state" varchar(10) DEFAULT 'planned' NOT NULL,
	"price_before" bigint,
	"old_price_before" bigint,
	"staff_id" bigint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "timed_price_price" CHECK ("timed_price"."price" >= 0),
	CONSTRAINT "timed_price_old_price" CHECK ("timed_price"."old_price" > "timed_price"."price"),
	CONSTRAINT "timed_price_time" CHECK ("timed_price"."ends_at" > "timed_price"."starts_at"),
	CONSTRAINT "timed_price_state" CHECK ("timed_price"."state" in ('planned', 'active', 'ended', 'left', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "variant_option" (
	"variant_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"value" text NOT NULL,
	CONSTRAINT "variant_option_variant_id_position_pk" PRIMARY KEY("variant_id","position"),
	CONSTRAINT "variant_option_texts" CHECK ("variant_option"."title" <> '' and "variant_option"."value" <> '')
);
--> statement-breakpoint
ALTER TABLE "attribute" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "category" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "focal_x" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "focal_y" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "picture" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "sku" varchar(64);--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "gtin" varchar(14);--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "short_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "seo_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "is_draft" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "binned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "length" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "cost_price" bigint;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "sku" varchar(64);--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "gtin" varchar(14);--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "low_stock" integer;--> statement-breakpoint
ALTER TABLE "variant" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "category_attribute" ADD CONSTRAINT "category_attribute_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_attribute" ADD CONSTRAINT "category_attribute_attribute_id_attribute_id_fk" FOREIGN KEY ("attribute_id") REFERENCES "public"."attribute"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_product" ADD CONSTRAINT "category_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "category_product" ADD CONSTRAINT "category_product_category_id_category_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."category"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_batch" ADD CONSTRAINT "change_batch_staff_id_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_row" ADD CONSTRAINT "change_row_batch_id_change_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."change_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_row" ADD CONSTRAINT "change_row_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_row" ADD CONSTRAINT "change_row_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stale_product" ADD CONSTRAINT "stale_product_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movement" ADD CONSTRAINT "stock_movement_staff_id_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timed_price" ADD CONSTRAINT "timed_price_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "timed_price" ADD CONSTRAINT "timed_price_staff_id_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variant_option" ADD CONSTRAINT "variant_option_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "category_attribute_attribute" ON "category_attribute" USING btree ("attribute_id");--> statement-breakpoint
CREATE INDEX "category_product_category" ON "category_product" USING btree ("category_id");--> statement-breakpoint
CREATE INDEX "change_batch_created" ON "change_batch" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "change_batch_due" ON "change_batch" USING btree ("due_at","id") WHERE "change_batch"."state" in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "change_batch_listed" ON "change_batch" USING btree ("id") WHERE "change_batch"."kind" in ('cells', 'bulk', 'undo') and "change_batch"."state" <> 'preview';--> statement-breakpoint
CREATE INDEX "change_batch_staff" ON "change_batch" USING btree ("staff_id") WHERE "change_batch"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "change_row_batch" ON "change_row" USING btree ("batch_id","state","product_id","id");--> statement-breakpoint
CREATE INDEX "change_row_product" ON "change_row" USING btree ("product_id","id");--> statement-breakpoint
CREATE INDEX "change_row_variant" ON "change_row" USING btree ("variant_id") WHERE "change_row"."variant_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movement_variant" ON "stock_movement" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "stock_movement_order" ON "stock_movement" USING btree ("order_id") WHERE "stock_movement"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "stock_movement_staff" ON "stock_movement" USING btree ("staff_id") WHERE "stock_movement"."staff_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "timed_price_open" ON "timed_price" USING btree ("variant_id") WHERE "timed_price"."state" in ('planned', 'active');--> statement-breakpoint
CREATE INDEX "timed_price_starts" ON "timed_price" USING btree ("starts_at") WHERE "timed_price"."state" = 'planned';--> statement-breakpoint
CREATE INDEX "timed_price_ends" ON "timed_price" USING btree ("ends_at") WHERE "timed_price"."state" = 'active' and "timed_price"."ends_at" is not null;--> statement-breakpoint
CREATE INDEX "timed_price_variant" ON "timed_price" USING btree ("variant_id","id");--> statement-breakpoint
CREATE INDEX "timed_price_staff" ON "timed_price" USING btree ("staff_id") WHERE "timed_price"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "picture_created" ON "picture" USING btree ("created_at","hash");--> statement-breakpoint
CREATE INDEX "product_changed" ON "product" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "product_name" ON "product" USING btree ((replace(replace(replace(replace(replace(translate("name_fa", 'کیآ', 'كيا'), 'پ', 'بۿ'), 'چ', 'جۿ'), 'ژ', 'زۿ'), 'گ', 'كۿ'), 'ه', 'وۿ') collate "C"),"id");--> statement-breakpoint
CREATE INDEX "product_words" ON "product" USING gin (lower(translate(' ' || "name_fa" || ' ' || "name_en", '۰۱۲۳۴۵۶۷۸۹آأإۀةؤئ‌', '0123456789اااههوی ')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "product_sku" ON "product" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_gtin" ON "product" USING btree ("gtin" varchar_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_removed" ON "product" USING btree ("id") WHERE "product"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "product_binned" ON "product" USING btree ("binned_at") WHERE "product"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "product_picture_hash" ON "product_picture" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "product_picture_first" ON "product_picture" USING btree ("product_id") WHERE "product_picture"."position" = 0;--> statement-breakpoint
CREATE UNIQUE INDEX "variant_sku" ON "variant" USING btree (lower("sku") text_pattern_ops);--> statement-breakpoint
CREATE INDEX "variant_gtin" ON "variant" USING btree ("gtin" varchar_pattern_ops);--> statement-breakpoint
CREATE INDEX "variant_price" ON "variant" USING btree ("price","product_id");--> statement-breakpoint
CREATE INDEX "variant_low" ON "variant" USING btree ("product_id") WHERE "variant"."low_stock" is not null;--> statement-breakpoint
ALTER TABLE "picture" ADD CONSTRAINT "picture_focal" CHECK ("picture"."focal_x" between 0 and 100 and "picture"."focal_y" between 0 and 100);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_hidden" CHECK ("product"."removed_at" is not null or (not "product"."is_draft" and "product"."binned_at" is null));--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_gtin_digits" CHECK ("product"."gtin" ~ '^[0-9]{8,14}$');--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_size" CHECK (least("product"."length", "product"."width", "product"."height") > 0);--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_cost" CHECK ("product"."cost_price" >= 0);--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_gtin_digits" CHECK ("variant"."gtin" ~ '^[0-9]{8,14}$');--> statement-breakpoint
ALTER TABLE "variant" ADD CONSTRAINT "variant_low_stock" CHECK ("variant"."low_stock" >= 0);