import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, varchar } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';

/** A stored picture, named by its content hash; each size and format is a file. */
export const picture = pgTable(
  'picture',
  {
    hash: varchar('hash', { length: 32 }).primaryKey(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** For staff: the file it was uploaded as, and the text for those who do not see it where no other is given. */
    fileName: text('file_name').notNull().default(''),
    alt: text('alt').notNull().default(''),
    /** The point that stays visible when it is cropped, in percent of width and height. */
    focalX: smallint('focal_x').notNull().default(50),
    focalY: smallint('focal_y').notNull().default(50),
    revision: integer('revision').notNull().default(1),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('picture_created').on(t.createdAt, t.hash),
    check('picture_focal', sql`${t.focalX} between 0 and 100 and ${t.focalY} between 0 and 100`),
  ],
);
