CREATE TABLE "order_label" (
	"order_id" bigint NOT NULL,
	"title" varchar(30) NOT NULL,
	CONSTRAINT "order_label_order_id_title_pk" PRIMARY KEY("order_id","title")
);
--> statement-breakpoint
ALTER TABLE "order_label" ADD CONSTRAINT "order_label_order_id_shop_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."shop_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_label_title" ON "order_label" USING btree ("title","order_id");