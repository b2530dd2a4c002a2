TRUNCATE "search_entry";--> statement-breakpoint
DROP INDEX "search_entry_vector";--> statement-breakpoint
DROP INDEX "search_word_near";--> statement-breakpoint
CREATE INDEX "search_entry_product" ON "search_entry" USING gin ("vector") WHERE "search_entry"."kind" = 'product';--> statement-breakpoint
CREATE INDEX "search_entry_category" ON "search_entry" USING gin ("vector") WHERE "search_entry"."kind" = 'category';--> statement-breakpoint
ALTER TABLE "search_entry" DROP COLUMN "names";--> statement-breakpoint
ALTER TABLE "search_word" DROP COLUMN "near";