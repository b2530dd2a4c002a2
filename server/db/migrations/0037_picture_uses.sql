CREATE INDEX "post_picture_hash" ON "post" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "category_picture_hash" ON "category" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "product_video_poster" ON "product_video" USING btree ("poster_hash");