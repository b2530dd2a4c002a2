ALTER TABLE "post_author" ADD COLUMN "picture_hash" varchar(32);--> statement-breakpoint
ALTER TABLE "post_author" ADD COLUMN "links" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "post_author" ADD CONSTRAINT "post_author_picture_hash_picture_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."picture"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_author_picture_hash" ON "post_author" USING btree ("picture_hash");