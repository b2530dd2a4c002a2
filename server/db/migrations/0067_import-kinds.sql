DROP INDEX "import_row_pending";--> statement-breakpoint
ALTER TABLE "import_batch" ADD COLUMN "kind" varchar(10) DEFAULT 'goods' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_row" ADD COLUMN "made" jsonb;--> statement-breakpoint
CREATE INDEX "import_row_pending" ON "import_row" USING btree ("batch_id","line") WHERE "import_row"."result" is null and "import_row"."kind" is distinct from 'variation' and "import_row"."state" in ('new', 'changed', 'unchanged');--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_kind" CHECK ("import_batch"."kind" in ('goods', 'customers', 'orders', 'content', 'addresses'));