CREATE TABLE "external_ref" (
	"source" varchar(20) NOT NULL,
	"kind" varchar(10) NOT NULL,
	"external_id" bigint NOT NULL,
	"product_id" integer NOT NULL,
	"variant_id" integer,
	"said" jsonb NOT NULL,
	"stored" jsonb NOT NULL,
	CONSTRAINT "external_ref_source_kind_external_id_pk" PRIMARY KEY("source","kind","external_id"),
	CONSTRAINT "external_ref_kind" CHECK (("external_ref"."kind" = 'variant') = ("external_ref"."variant_id" is not null)),
	CONSTRAINT "external_ref_kinds" CHECK ("external_ref"."kind" in ('product', 'variant'))
);
--> statement-breakpoint
CREATE TABLE "import_batch" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_batch_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" varchar(20) NOT NULL,
	"state" varchar(10) DEFAULT 'uploading' NOT NULL,
	"staff_id" bigint,
	"file_name" varchar(200) NOT NULL,
	"size" integer NOT NULL,
	"rules" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"change_batch_id" bigint,
	"turn" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "import_batch_source" CHECK ("import_batch"."source" in ('woocommerce')),
	CONSTRAINT "import_batch_state" CHECK ("import_batch"."state" in ('uploading', 'uploaded', 'reading', 'ready', 'applying', 'stopped', 'done',
        'undoing', 'undone', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "import_file" (
	"batch_id" bigint NOT NULL,
	"part" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_file_batch_id_part_pk" PRIMARY KEY("batch_id","part")
);
--> statement-breakpoint
CREATE TABLE "import_row" (
	"batch_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"state" varchar(10) NOT NULL,
	"result" varchar(10),
	"kind" varchar(10),
	"name" text NOT NULL,
	"external_id" bigint,
	"sku" varchar(64),
	"parent_id" bigint,
	"parent_sku" text,
	"parent_line" integer,
	"goods" jsonb,
	"said" jsonb NOT NULL,
	"product_id" integer,
	"variant_id" integer,
	"changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "import_row_batch_id_line_pk" PRIMARY KEY("batch_id","line"),
	CONSTRAINT "import_row_state" CHECK ("import_row"."state" in ('read', 'new', 'changed', 'unchanged', 'skipped', 'wrong')),
	CONSTRAINT "import_row_result" CHECK ("import_row"."result" in ('done', 'failed', 'undone', 'kept')),
	CONSTRAINT "import_row_kind" CHECK ("import_row"."kind" in ('simple', 'variable', 'variation'))
);
--> statement-breakpoint
ALTER TABLE "external_ref" ADD CONSTRAINT "external_ref_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "external_ref" ADD CONSTRAINT "external_ref_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_staff_id_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_file" ADD CONSTRAINT "import_file_batch_id_import_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_batch_id_import_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "external_ref_product" ON "external_ref" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "external_ref_variant" ON "external_ref" USING btree ("variant_id") WHERE "external_ref"."variant_id" is not null;--> statement-breakpoint
CREATE INDEX "import_batch_created" ON "import_batch" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_batch_staff" ON "import_batch" USING btree ("staff_id") WHERE "import_batch"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "import_batch_due" ON "import_batch" USING btree ("due_at","id") WHERE "import_batch"."state" in ('reading', 'applying', 'undoing');--> statement-breakpoint
CREATE INDEX "import_row_state" ON "import_row" USING btree ("batch_id","state","line");--> statement-breakpoint
CREATE INDEX "import_row_result" ON "import_row" USING btree ("batch_id","result","line") WHERE "import_row"."result" is not null;--> statement-breakpoint
CREATE INDEX "import_row_pending" ON "import_row" USING btree ("batch_id","line") WHERE "import_row"."result" is null and "import_row"."kind" <> 'variation' and "import_row"."state" in ('new', 'changed', 'unchanged');--> statement-breakpoint
CREATE INDEX "import_row_parent" ON "import_row" USING btree ("batch_id","parent_line","line") WHERE "import_row"."parent_line" is not null;--> statement-breakpoint
CREATE INDEX "import_row_external" ON "import_row" USING btree ("batch_id","external_id","line") WHERE "import_row"."external_id" is not null;--> statement-breakpoint
CREATE INDEX "import_row_sku" ON "import_row" USING btree ("batch_id",lower("sku"),"line") WHERE "import_row"."sku" is not null;--> statement-breakpoint
CREATE INDEX "import_row_product" ON "import_row" USING btree ("product_id") WHERE "import_row"."product_id" is not null;--> statement-breakpoint
CREATE INDEX "import_row_variant" ON "import_row" USING btree ("variant_id") WHERE "import_row"."variant_id" is not null;