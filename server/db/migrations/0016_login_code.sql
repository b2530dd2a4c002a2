CREATE TABLE "login_code" (
	"mobile" varchar(11) NOT NULL,
	"purpose" varchar(10) NOT NULL,
	"code_hash" text NOT NULL,
	"tries_left" smallint NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "login_code_mobile_purpose_pk" PRIMARY KEY("mobile","purpose"),
	CONSTRAINT "login_code_mobile" CHECK ("login_code"."mobile" ~ '^09[0-9]{9}$'),
	CONSTRAINT "login_code_purpose" CHECK ("login_code"."purpose" in ('login', 'register', 'reset', 'verify')),
	CONSTRAINT "login_code_tries" CHECK ("login_code"."tries_left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "sms" ADD COLUMN "is_secret" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "login_code_expires" ON "login_code" USING btree ("expires_at");