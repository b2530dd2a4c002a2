CREATE TABLE "content_ref" (
	"source" varchar(300) NOT NULL,
	"external_id" bigint NOT NULL,
	"post_id" integer,
	"page_id" integer,
	"said" varchar(64) NOT NULL,
	"revision" integer NOT NULL,
	"old_path" text NOT NULL,
	"pictures" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "content_ref_source_external_id_pk" PRIMARY KEY("source","external_id"),
	CONSTRAINT "content_ref_one" CHECK (("content_ref"."post_id" is null) <> ("content_ref"."page_id" is null))
);
--> statement-breakpoint
ALTER TABLE "content_ref" ADD CONSTRAINT "content_ref_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_ref" ADD CONSTRAINT "content_ref_page_id_content_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_ref_post" ON "content_ref" USING btree ("post_id") WHERE "content_ref"."post_id" is not null;--> statement-breakpoint
CREATE INDEX "content_ref_page" ON "content_ref" USING btree ("page_id") WHERE "content_ref"."page_id" is not null;