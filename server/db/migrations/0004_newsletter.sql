CREATE TABLE "newsletter_subscriber" (
	"mobile" varchar(11) PRIMARY KEY NOT NULL,
	"subscribed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_subscriber_mobile" CHECK ("newsletter_subscriber"."mobile" ~ '^09[0-9]{9}$')
);
