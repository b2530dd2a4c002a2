CREATE TABLE "searched_text" (
	"day" date NOT NULL,
	"text" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "searched_text_day_text_pk" PRIMARY KEY("day","text"),
	CONSTRAINT "searched_text_text" CHECK (length("searched_text"."text") between 1 and 100),
	CONSTRAINT "searched_text_count" CHECK ("searched_text"."count" > 0)
);
