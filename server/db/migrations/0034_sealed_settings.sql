CREATE TABLE "backup_run" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "backup_run_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"state" varchar(10) DEFAULT 'running' NOT NULL,
	"file" varchar(100) NOT NULL,
	"phase" varchar(10) DEFAULT 'rows' NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"failure" text,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"beat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "backup_run_state" CHECK ("backup_run"."state" in ('running', 'done', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sealed_setting" (
	"key" varchar(20) PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"value" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed" text,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_attempt" ADD COLUMN "key_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "backup_run_one" ON "backup_run" USING btree ("state") WHERE "backup_run"."state" = 'running';