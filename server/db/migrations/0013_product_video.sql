CREATE TABLE "product_video" (
	"product_id" integer NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"poster_hash" varchar(32) NOT NULL,
	"file" varchar(100),
	"aparat" varchar(40),
	"seconds" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "product_video_product_id_position_pk" PRIMARY KEY("product_id","position"),
	CONSTRAINT "product_video_one" CHECK (num_nonnulls("product_video"."file", "product_video"."aparat") = 1),
	CONSTRAINT "product_video_file" CHECK ("product_video"."file" ~ '^[0-9a-z]+(-[0-9a-z]+)*\.mp4$'),
	CONSTRAINT "product_video_aparat" CHECK ("product_video"."aparat" ~ '^[0-9A-Za-z_-]+$'),
	CONSTRAINT "product_video_title" CHECK ("product_video"."title" <> ''),
	CONSTRAINT "product_video_seconds" CHECK ("product_video"."seconds" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_video" ADD CONSTRAINT "product_video_product_id_product_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_video" ADD CONSTRAINT "product_video_poster_hash_picture_hash_fk" FOREIGN KEY ("poster_hash") REFERENCES "public"."picture"("hash") ON DELETE no action ON UPDATE no action;