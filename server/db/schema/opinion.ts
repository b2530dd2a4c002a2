import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
import { opinionLengths } from '#lib/rules/opinion.ts';
import { instant } from '#server/db/schema/instant.ts';
import { post } from '#server/db/schema/blog.ts';
import { product } from '#server/db/schema/catalogue.ts';
import { member } from '#server/db/schema/member.ts';

/** Opinions are shown only after the shop has approved them. */
const states = ['waiting', 'shown', 'refused'] as const;

/** The moderation decision, and the revision it applies to. */
const moderated = () => ({
  state: text('state', { enum: states }).notNull().default('waiting'),
  /** Reason of a refusal, shown to the author. */
  refusal: text('refusal').notNull().default(''),
  /** Increases with each edit, so that a moderator cannot approve a text they have not read. */
  revision: integer('revision').notNull().default(1),
  /** When the current text was written. */
  writtenAt: instant('written_at').notNull().defaultNow(),
  judgedAt: instant('judged_at'),
  judgedBy: bigint('judged_by', { mode: 'number' }).references(() => member.id, {
    onDelete: 'set null',
  }),
});

type Moderated = Record<'state' | 'refusal' | 'body' | 'writtenAt' | 'id', AnyPgColumn>;

/** Constraints of every table here. */
const rules = (table: string, t: Moderated, longest: number) => [
  check(`${table}_state`, sql`${t.state} in ('waiting', 'shown', 'refused')`),
  check(
    `${table}_refusal`,
    sql`${t.refusal} = '' or (${t.state} = 'refused' and char_length(${t.refusal}) <= ${number(opinionLengths.reason)})`,
  ),
  check(`${table}_body`, sql`char_length(${t.body}) <= ${number(longest)}`),
  index(`${table}_judged`)
    .on(t.state, t.writtenAt, t.id)
    .where(sql`${t.state} <> 'waiting'`),
];

/** Constraints take no parameters, so the value is inlined. */
const number = (value: number) => sql.raw(String(value));

const productId = () =>
  integer('product_id')
    .notNull()
    .references(() => product.id, { onDelete: 'cascade' });

/** When a member is deleted, the text stays under the name it was published with. */
const memberId = () =>
  bigint('member_id', { mode: 'number' }).references(() => member.id, { onDelete: 'set null' });

/** A member's review of a product: stars, usually with a text. One per member and product. */
export const review = pgTable(
  'review',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    productId: productId(),
    memberId: memberId(),
    author: text('author').notNull(),
    stars: smallint('stars').notNull(),
    /** Empty for a rating without text. */
    body: text('body').notNull().default(''),
    ...moderated(),
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
    index('review_waiting')
      .on(t.writtenAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    check('review_stars', sql`${t.stars} between 1 and 5`),
    ...rules('review', t, opinionLengths.review),
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
    ...moderated(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('question_member').on(t.memberId),
    index('question_shown')
      .on(t.productId, t.createdAt, t.id)
      .where(sql`${t.state} = 'shown'`),
    index('question_waiting')
      .on(t.writtenAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    ...rules('question', t, opinionLengths.question),
  ],
);

/** An answer to a question, by a customer or the shop. One per member. */
export const answer = pgTable(
  'answer',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    questionId: integer('question_id')
      .notNull()
      .references(() => question.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    author: text('author').notNull(),
    /** Whether the shop is the author. */
    isShop: boolean('is_shop').notNull().default(false),
    body: text('body').notNull(),
    ...moderated(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('answer_question').on(t.questionId, t.createdAt),
    unique('answer_of_member').on(t.questionId, t.memberId),
    index('answer_member').on(t.memberId),
    index('answer_waiting')
      .on(t.writtenAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    ...rules('answer', t, opinionLengths.answer),
  ],
);

/** A member's comment on a blog post. */
export const postComment = pgTable(
  'post_comment',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    postId: integer('post_id')
      .notNull()
      .references(() => post.id, { onDelete: 'cascade' }),
    memberId: memberId(),
    author: text('author').notNull(),
    /** Whether the shop is the author. */
    isShop: boolean('is_shop').notNull().default(false),
    body: text('body').notNull(),
    ...moderated(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('post_comment_member').on(t.memberId),
    index('post_comment_shown')
      .on(t.postId, t.createdAt, t.id)
      .where(sql`${t.state} = 'shown'`),
    index('post_comment_waiting')
      .on(t.writtenAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    ...rules('post_comment', t, opinionLengths.comment),
  ],
);
