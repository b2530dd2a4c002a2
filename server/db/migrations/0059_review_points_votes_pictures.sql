CREATE TABLE "review_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"member_id" bigint,
	"review_id" integer,
	"position" smallint DEFAULT 0 NOT NULL,
	"is_refused" boolean DEFAULT false NOT NULL,
	"whole" "bytea" NOT NULL,
	"small" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_vote" (
	"review_id" integer NOT NULL,
	"member_id" bigint,
	"guid" uuid,
	"is_helpful" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "review_vote_of_member" UNIQUE("review_id","member_id"),
	CONSTRAINT "review_vote_of_guest" UNIQUE("review_id","guid"),
	CONSTRAINT "review_vote_owner" CHECK (("review_vote"."member_id" is null) <> ("review_vote"."guid" is null))
);
--> statement-breakpoint
DROP INDEX "review_shown";--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "good" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "bad" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "helpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "unhelpful" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "review_picture" ADD CONSTRAINT "review_picture_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_picture" ADD CONSTRAINT "review_picture_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_review_id_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."review"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_vote" ADD CONSTRAINT "review_vote_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_picture_review" ON "review_picture" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "review_picture_member" ON "review_picture" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "review_picture_loose" ON "review_picture" USING btree ("created_at") WHERE "review_picture"."review_id" is null;--> statement-breakpoint
CREATE INDEX "review_vote_member" ON "review_vote" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "review_vote_guest" ON "review_vote" USING btree ("guid");--> statement-breakpoint
CREATE INDEX "review_helpful" ON "review" USING btree ("product_id","helpful","created_at","id") WHERE "review"."state" = 'shown' and ("review"."body" <> '' or cardinality("review"."good") + cardinality("review"."bad") > 0);--> statement-breakpoint
CREATE INDEX "review_shown" ON "review" USING btree ("product_id","created_at","id") WHERE "review"."state" = 'shown' and ("review"."body" <> '' or cardinality("review"."good") + cardinality("review"."bad") > 0);--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_points" CHECK (cardinality("review"."good") <= 5 and cardinality("review"."bad") <= 5);