CREATE INDEX "post_slug" ON "post" USING btree (replace("slug", '-', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "product_slug" ON "product" USING btree (replace("slug", '-', '') text_pattern_ops);--> statement-breakpoint
CREATE INDEX "redirect_target" ON "redirect" USING btree ("target");