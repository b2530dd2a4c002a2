CREATE TABLE "price_alert" (
	"member_id" bigint NOT NULL,
	"variant_id" integer NOT NULL,
	"most" bigint NOT NULL,
	"wanted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp with time zone,
	CONSTRAINT "price_alert_member_id_variant_id_pk" PRIMARY KEY("member_id","variant_id"),
	CONSTRAINT "price_alert_most" CHECK ("price_alert"."most" > 0)
);
--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "price_alert_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_alert" ADD CONSTRAINT "price_alert_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_alert_variant" ON "price_alert" USING btree ("variant_id","most");--> statement-breakpoint
CREATE INDEX "price_alert_wanted" ON "price_alert" USING btree ("wanted_at");--> statement-breakpoint
CREATE INDEX "price_alert_due" ON "price_alert" USING btree ("due_at") WHERE "price_alert"."due_at" is not null;