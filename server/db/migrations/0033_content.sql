CREATE TABLE "appearance_part" (
	"part" varchar(12) PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "appearance_version" (
	"part" varchar(12) NOT NULL,
	"revision" integer NOT NULL,
	"value" jsonb NOT NULL,
	"staff_id" bigint,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "appearance_version_part_revision_pk" PRIMARY KEY("part","revision")
);
--> statement-breakpoint
CREATE TABLE "missing_path" (
	"path" varchar(500) PRIMARY KEY NOT NULL,
	"hits" bigint DEFAULT 0 NOT NULL,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "redirect" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "redirect_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"path" varchar(500) NOT NULL,
	"target" text NOT NULL,
	"code" smallint DEFAULT 308 NOT NULL,
	"hits" bigint DEFAULT 0 NOT NULL,
	"last_hit_at" timestamp with time zone,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "redirect_path_unique" UNIQUE("path"),
	CONSTRAINT "redirect_code" CHECK ("redirect"."code" in (301, 308))
);
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "binned_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "time_before_bin" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_author" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_category" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_tag" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "staff_id" bigint;--> statement-breakpoint
ALTER TABLE "content_page" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "home_block" ADD COLUMN "is_hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "appearance_version" ADD CONSTRAINT "appearance_version_staff_id_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appearance_version_staff" ON "appearance_version" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "missing_path_hits" ON "missing_path" USING btree ("hits","path");--> statement-breakpoint
CREATE INDEX "missing_path_seen" ON "missing_path" USING btree ("last_seen_at");--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_staff_id_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_changed" ON "post" USING btree ("updated_at","id");--> statement-breakpoint
CREATE INDEX "post_binned" ON "post" USING btree ("binned_at") WHERE "post"."binned_at" is not null;--> statement-breakpoint
CREATE INDEX "contact_message_open" ON "contact_message" USING btree ("id") WHERE "contact_message"."handled_at" is null;--> statement-breakpoint
CREATE INDEX "contact_message_staff" ON "contact_message" USING btree ("staff_id") WHERE "contact_message"."staff_id" is not null;--> statement-breakpoint
CREATE INDEX "answer_judged" ON "answer" USING btree ("state","written_at","id") WHERE "answer"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "post_comment_judged" ON "post_comment" USING btree ("state","written_at","id") WHERE "post_comment"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "question_judged" ON "question" USING btree ("state","written_at","id") WHERE "question"."state" <> 'waiting';--> statement-breakpoint
CREATE INDEX "review_judged" ON "review" USING btree ("state","written_at","id") WHERE "review"."state" <> 'waiting';--> statement-breakpoint
ALTER TABLE "post" ADD CONSTRAINT "post_bin" CHECK ("post"."binned_at" is null or "post"."published_time" is null);