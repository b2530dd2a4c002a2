-- Those of earlier releases name no sender; they are valid for two days and can be sent again.
DELETE FROM "staff_invitation";--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD COLUMN "invited_by" bigint NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_invitation" ADD CONSTRAINT "staff_invitation_invited_by_staff_member_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."staff"("member_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_event_action" ON "staff_event" USING btree ("action","id");--> statement-breakpoint
CREATE INDEX "staff_invitation_by" ON "staff_invitation" USING btree ("invited_by");