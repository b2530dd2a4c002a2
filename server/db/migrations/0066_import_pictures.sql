CREATE TABLE "import_archive" (
	"batch_id" bigint PRIMARY KEY NOT NULL,
	"file_name" varchar(200) NOT NULL,
	"size" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_archive_part" (
	"batch_id" bigint NOT NULL,
	"part" smallint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "import_archive_part_batch_id_part_pk" PRIMARY KEY("batch_id","part")
);
--> statement-breakpoint
CREATE TABLE "import_picture" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "import_picture_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch_id" bigint NOT NULL,
	"address" varchar(2000) NOT NULL,
	"host" text NOT NULL,
	"state" varchar(10) DEFAULT 'found' NOT NULL,
	"entry" jsonb,
	"reason" text,
	"leads_to" text,
	"picture_hash" varchar(32),
	"tries" smallint DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone,
	CONSTRAINT "import_picture_state" CHECK ("import_picture"."state" in ('found', 'waiting', 'done', 'failed')),
	CONSTRAINT "import_picture_done" CHECK (("import_picture"."state" = 'done') = ("import_picture"."picture_hash" is not null) and ("import_picture"."state" = 'failed') = ("import_picture"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "import_picture_place" (
	"batch_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"position" smallint NOT NULL,
	"product_line" integer NOT NULL,
	"picture_id" bigint NOT NULL,
	"state" varchar(10) DEFAULT 'found' NOT NULL,
	CONSTRAINT "import_picture_place_batch_id_line_position_pk" PRIMARY KEY("batch_id","line","position"),
	CONSTRAINT "import_picture_place_state" CHECK ("import_picture_place"."state" in ('found', 'waiting', 'settled', 'hung'))
);
--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "picture_hosts" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_archive" ADD CONSTRAINT "import_archive_batch_id_import_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_archive_part" ADD CONSTRAINT "import_archive_part_batch_id_import_archive_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_archive"("batch_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_picture" ADD CONSTRAINT "import_picture_batch_id_import_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."import_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_picture" ADD CONSTRAINT "import_picture_picture_hash_picture_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."picture"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_picture_place" ADD CONSTRAINT "import_picture_place_picture_id_import_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."import_picture"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_picture_place" ADD CONSTRAINT "import_picture_place_row" FOREIGN KEY ("batch_id","line") REFERENCES "public"."import_row"("batch_id","line") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_archive_created" ON "import_archive" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "import_picture_address" ON "import_picture" USING btree ("batch_id","address");--> statement-breakpoint
CREATE INDEX "import_picture_state" ON "import_picture" USING btree ("batch_id","state","id");--> statement-breakpoint
CREATE INDEX "import_picture_host" ON "import_picture" USING btree ("batch_id","host","state");--> statement-breakpoint
CREATE INDEX "import_picture_waiting" ON "import_picture" USING btree ("due_at","id") WHERE "import_picture"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "import_picture_held" ON "import_picture" USING btree ("held_until") WHERE "import_picture"."held_until" is not null;--> statement-breakpoint
CREATE INDEX "import_picture_hash" ON "import_picture" USING btree ("picture_hash") WHERE "import_picture"."picture_hash" is not null;--> statement-breakpoint
CREATE INDEX "import_picture_place_picture" ON "import_picture_place" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "import_picture_place_product" ON "import_picture_place" USING btree ("batch_id","product_line");--> statement-breakpoint
CREATE INDEX "import_picture_place_waiting" ON "import_picture_place" USING btree ("batch_id","product_line") WHERE "import_picture_place"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "import_picture_place_settled" ON "import_picture_place" USING btree ("batch_id","product_line") WHERE "import_picture_place"."state" = 'settled';