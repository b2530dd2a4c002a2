import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/schema/instant.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/member.ts';

/** Nothing anybody writes is shown before the shop has read it. */
const states = ['waiting', 'shown', 'refused'] as const;
const state = () => text('state', { enum: states }).notNull().default('waiting');

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

/** A member who goes leaves the words, under the name they were written. */
const memberId = () =>
  bigint('member_id', { mode: 'number' }).references(() => member.id, { onDelete: 'set null' });

/** What a customer thinks of a product: stars, mostly with words. One of each member. */
export const review = pgTable(
  'review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: productId(),
    memberId: memberId(),
    author: text('author').notNull(),
    stars: smallint('stars').notNull(),
    /** Empty for stars alone. */
    body: text('body').notNull().default(''),
    state: state(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('review_of_member').on(t.productId, t.memberId),
    index('review_member').on(t.memberId),
    index('review_shown')
      .on(t.productId, t.createdAt, t.id)
      .where(sql`${t.state} = 'shown' and ${t.body} <> ''`),
    index('review_counted')
      .on(t.productId, t.stars)
      .where(sql`${t.state} = 'shown'`),
    check('review_stars', sql`${t.stars} between 1 and 5`),
    check('review_state', sql`${t.state} in ('waiting', 'shown', 'refused')`),
  ],
);

export const question = pgTable(
  'question',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: productId(),
    memberId: memberId(),
    author: text('author').notNull(),
    body: text('body').notNull(),
    state: state(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('question_member').on(t.memberId),
    index('question_shown')
      .on(t.productId, t.createdAt, t.id)
      .where(sql`${t.state} = 'shown'`),
    check('question_state', sql`${t.state} in ('waiting', 'shown', 'refused')`),
  ],
);

export const answer = pgTable(
  'answer',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    author: text('author').notNull(),
    /** Whether the shop itself answers. */
    isShop: boolean('is_shop').notNull().default(false),
    body: text('body').notNull(),
    state: state(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('answer_question').on(t.questionId, t.createdAt),
    index('answer_member').on(t.memberId),
    check('answer_state', sql`${t.state} in ('waiting', 'shown', 'refused')`),
  ],
);
