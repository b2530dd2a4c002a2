ALTER TABLE "chat_abuse" ADD COLUMN "about_id" bigint;--> statement-breakpoint
ALTER TABLE "chat_abuse" ADD CONSTRAINT "chat_abuse_about_id_member_id_fk" FOREIGN KEY ("about_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_abuse_about" ON "chat_abuse" USING btree ("about_id") WHERE "chat_abuse"."about_id" is not null;--> statement-breakpoint
UPDATE "chat_abuse" a SET "about_id" = coalesce((SELECT m."staff_id" FROM "chat_message" m WHERE m."id" = a."message_id"), c."assignee_id", c."first_reply_by") FROM "chat" c WHERE c."id" = a."chat_id";
