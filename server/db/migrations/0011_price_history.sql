CREATE TABLE "price_point" (
	"variant_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"price" bigint,
	CONSTRAINT "price_point_variant_id_at_pk" PRIMARY KEY("variant_id","at"),
	CONSTRAINT "price_point_price" CHECK ("price_point"."price" >= 0)
);
--> statement-breakpoint
ALTER TABLE "price_point" ADD CONSTRAINT "price_point_variant_id_variant_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."variant"("id") ON DELETE cascade ON UPDATE no action;