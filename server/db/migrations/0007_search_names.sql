CREATE TABLE "search_twin" (
	"word" text COLLATE "C" NOT NULL,
	"twin" text COLLATE "C" NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "search_twin_word_twin_pk" PRIMARY KEY("word","twin")
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"word" text COLLATE "C" PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL,
	"near" text[] NOT NULL
);
--> statement-breakpoint
DELETE FROM "search_entry";--> statement-breakpoint
ALTER TABLE "search_entry" ADD COLUMN "names" text NOT NULL;--> statement-breakpoint
CREATE INDEX "search_word_near" ON "search_word" USING gin ("near");--> statement-breakpoint
ALTER TABLE "search_entry" DROP COLUMN "words";