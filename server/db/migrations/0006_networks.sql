CREATE TABLE "member_network" (
	"member_id" bigint NOT NULL,
	"network_hash" text NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_network_member_id_network_hash_pk" PRIMARY KEY("member_id","network_hash")
);
--> statement-breakpoint
ALTER TABLE "member_network" ADD CONSTRAINT "member_network_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_network_seen" ON "member_network" USING btree ("seen_at");