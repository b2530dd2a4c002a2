CREATE TABLE "sheet_row" (
	"batch_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"state" varchar(10) NOT NULL,
	"variant_id" integer,
	"label" text NOT NULL,
	"changes" jsonb NOT NULL,
	"warnings" jsonb NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "sheet_row_batch_id_line_pk" PRIMARY KEY("batch_id","line"),
	CONSTRAINT "sheet_row_state" CHECK ("sheet_row"."state" in ('changed', 'same', 'wrong', 'warned'))
);
--> statement-breakpoint
ALTER TABLE "change_batch" DROP CONSTRAINT "change_batch_kind";--> statement-breakpoint
DROP INDEX "change_batch_listed";--> statement-breakpoint
ALTER TABLE "sheet_row" ADD CONSTRAINT "sheet_row_batch_id_change_batch_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."change_batch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sheet_row_state" ON "sheet_row" USING btree ("batch_id","state","line");--> statement-breakpoint
CREATE INDEX "change_batch_listed" ON "change_batch" USING btree ("id") WHERE "change_batch"."kind" in ('cells', 'bulk', 'sheet', 'undo') and "change_batch"."state" <> 'preview';--> statement-breakpoint
ALTER TABLE "change_batch" ADD CONSTRAINT "change_batch_kind" CHECK ("change_batch"."kind" in ('edit', 'cells', 'bulk', 'sheet', 'undo', 'timed'));