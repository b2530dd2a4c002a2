import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  varchar,
} from 'drizzle-orm/pg-core';
import { product } from '#server/db/schema/catalogue.ts';
import { picture } from '#server/db/schema/picture.ts';

/** A film of a product: a file in the media folder, or one hosted by Aparat. */
export const productVideo = pgTable(
  'product_video',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => product.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    title: text('title').notNull(),
    /** Picture shown until the film is played. */
    posterHash: varchar('poster_hash', { length: 32 })
      .notNull()
      .references(() => picture.hash),
    /** Name of an mp4 in the media folder; contains a hash of the content. */
    file: varchar('file', { length: 100 }),
    /** Id at Aparat. */
    aparat: varchar('aparat', { length: 40 }),
    seconds: integer('seconds'),
    createdAt: timestamp('created_at', { withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.position] }),
    index('product_video_poster').on(t.posterHash),
    check('product_video_one', sql`num_nonnulls(${t.file}, ${t.aparat}) = 1`),
    // Both become part of URLs.
    check('product_video_file', sql`${t.file} ~ '^[0-9a-z]+(-[0-9a-z]+)*\\.mp4$'`),
    check('product_video_aparat', sql`${t.aparat} ~ '^[0-9A-Za-z_-]+$'`),
    check('product_video_title', sql`${t.title} <> ''`),
    check('product_video_seconds', sql`${t.seconds} > 0`),
  ],
);
