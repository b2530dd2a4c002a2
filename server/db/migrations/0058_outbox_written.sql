ALTER TABLE "outbox" ADD COLUMN "written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
CREATE INDEX "outbox_written" ON "outbox" USING btree ("written_in");