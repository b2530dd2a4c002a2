CREATE TABLE "former_order" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" varchar(20) NOT NULL,
	"external_id" bigint NOT NULL,
	"number" varchar(40) NOT NULL,
	"mobile" text,
	"created_at" timestamp with time zone NOT NULL,
	"total" bigint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "former_order_external" UNIQUE("source","external_id"),
	CONSTRAINT "former_order_mobile" CHECK ("former_order"."mobile" ~ '^09[0-9]{9}$'),
	CONSTRAINT "former_order_total" CHECK ("former_order"."total" >= 0)
);
--> statement-breakpoint
CREATE INDEX "former_order_mobile" ON "former_order" USING btree ("mobile","created_at","id") WHERE "former_order"."mobile" is not null;--> statement-breakpoint
CREATE INDEX "former_order_created" ON "former_order" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "former_order_number" ON "former_order" USING btree ("number");