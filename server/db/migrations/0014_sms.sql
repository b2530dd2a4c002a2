CREATE TABLE "back_in_stock" (
	"variant_id" integer NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"wanted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "back_in_stock_variant_id_mobile_pk" PRIMARY KEY("variant_id","mobile"),
	CONSTRAINT "back_in_stock_mobile" CHECK ("back_in_stock"."mobile" ~ '^09[0-9]{9}$')
);
--> statement-breakpoint
CREATE TABLE "sms" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" bigint DEFAULT floor(random() * 9007199254740991)::bigint NOT NULL,
	"purpose" varchar(30) NOT NULL,
	"mobile" varchar(11) NOT NULL,
	"text" text NOT NULL,
	"template" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"doubts" smallint DEFAULT 0 NOT NULL,
	"last_error" text,
	"settled_at" timestamp with time zone,
	"outcome" varchar(10),
	CONSTRAINT "sms_mobile" CHECK ("sms"."mobile" ~ '^09[0-9]{9}$'),
	CONSTRAINT "sms_settled" CHECK (("sms"."settled_at" is null) = ("sms"."outcome" is null)),
	CONSTRAINT "sms_outcome" CHECK ("sms"."outcome" in ('sent', 'refused', 'lost'))
);
--> statement-breakpoint
ALTER TABLE "back_in_stock" ADD CONSTRAINT "back_in_stock_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "back_in_stock_mobile" ON "back_in_stock" USING btree ("mobile");--> statement-breakpoint
CREATE INDEX "back_in_stock_wanted" ON "back_in_stock" USING btree ("wanted_at");--> statement-breakpoint
CREATE INDEX "sms_waiting" ON "sms" USING btree ("expires_at","id") WHERE "sms"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "sms_expires" ON "sms" USING btree ("expires_at");