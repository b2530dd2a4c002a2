CREATE TABLE "preview_draft" (
	"id" varchar(32) PRIMARY KEY NOT NULL,
	"kind" varchar(10) NOT NULL,
	"subject_id" bigint,
	"page" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "preview_draft_kind" CHECK ("preview_draft"."kind" in ('product', 'post', 'page', 'home'))
);
--> statement-breakpoint
CREATE INDEX "preview_draft_created" ON "preview_draft" USING btree ("created_at");