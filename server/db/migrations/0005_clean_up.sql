ALTER TABLE "member_session" ADD COLUMN "exchanged" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "member_session_expires" ON "member_session" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "member_session" DROP COLUMN "previous_hash";