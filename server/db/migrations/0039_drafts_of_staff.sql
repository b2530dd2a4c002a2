-- Kept for minutes alone, and nobody knows whose they are.
DELETE FROM "preview_draft";--> statement-breakpoint
ALTER TABLE "preview_draft" ADD COLUMN "staff_id" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "preview_draft" ADD COLUMN "part" varchar(12);--> statement-breakpoint
ALTER TABLE "preview_draft" ADD CONSTRAINT "preview_draft_staff_id_member_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "preview_draft_staff" ON "preview_draft" USING btree ("staff_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "preview_draft_live" ON "preview_draft" USING btree ("staff_id","part") WHERE "preview_draft"."part" is not null;