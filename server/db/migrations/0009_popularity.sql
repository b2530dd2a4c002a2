CREATE TABLE "product_day" (
	"day" date NOT NULL,
	"product_id" integer NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"sold" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_day_day_product_id_pk" PRIMARY KEY("day","product_id"),
	CONSTRAINT "product_day_counts" CHECK ("product_day"."views" >= 0 and "product_day"."sold" >= 0)
);
--> statement-breakpoint
ALTER TABLE "product_day" ADD CONSTRAINT "product_day_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_day_product" ON "product_day" USING btree ("product_id");