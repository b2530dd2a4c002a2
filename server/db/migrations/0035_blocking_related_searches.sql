CREATE TABLE "failed_search" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "failed_search_day_text_pk" PRIMARY KEY("day","text"),
	CONSTRAINT "failed_search_text" CHECK (length("failed_search"."text") between 1 and 100),
	CONSTRAINT "failed_search_count" CHECK ("failed_search"."count" > 0)
);
--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "related_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "blocked_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "blocked_by" bigint;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "block_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_blocked_by_member_id_fk" FOREIGN KEY ("blocked_by") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_blocked" ON "member" USING btree ("id") WHERE "member"."blocked_at" is not null;--> statement-breakpoint
CREATE INDEX "member_blocked_by" ON "member" USING btree ("blocked_by") WHERE "member"."blocked_by" is not null;--> statement-breakpoint
CREATE INDEX "shop_order_created" ON "shop_order" USING btree ("created_at","id");--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_related" CHECK (cardinality("product"."related_ids") <= 12);--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_block" CHECK ("member"."blocked_at" is null or "member"."role" <> 'Administrator');