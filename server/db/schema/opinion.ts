import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { mostPoints, opinionLengths } from '#lib/rules/opinion.ts';
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

const points = (name: string) =>
  text(name)
    .array()
    .notNull()
    .default(sql`'{}'`);

/** Whether a review has more than stars. */
const saysSomething = (t: Record<'body' | 'good' | 'bad', AnyPgColumn>) =>
  sql`(${t.body} <> '' or cardinality(${t.good}) + cardinality(${t.bad}) > 0)`;

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
    /** What the author names as good and bad. */
    good: points('good'),
    bad: points('bad'),
    /** Votes of `review_vote`, counted with each. */
    helpful: integer('helpful').notNull().default(0),
    unhelpful: integer('unhelpful').notNull().default(0),
    ...moderated(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('review_of_member').on(t.productId, t.memberId),
    index('review_member').on(t.memberId),
    index('review_shown')
      .on(t.productId, t.createdAt, t.id)
      .where(sql`${t.state} = 'shown' and ${saysSomething(t)}`),
    index('review_helpful')
      .on(t.productId, t.helpful, t.createdAt, t.id)
      .where(sql`${t.state} = 'shown' and ${saysSomething(t)}`),
    index('review_counted')
      .on(t.productId, t.stars)
      .where(sql`${t.state} = 'shown'`),
    index('review_waiting')
      .on(t.writtenAt, t.id)
      .where(sql`${t.state} = 'waiting'`),
    check('review_stars', sql`${t.stars} between 1 and 5`),
    check(
      'review_points',
      sql`cardinality(${t.good}) <= ${number(mostPoints)} and cardinality(${t.bad}) <= ${number(mostPoints)}`,
    ),
    ...rules('review', t, opinionLengths.review),
  ],
);

/** Who found a review helpful or not: a member, or a visitor known by guid alone. Each votes once. */
export const reviewVote = pgTable(
  'review_vote',
  {
    reviewId: integer('review_id')
      .notNull()
      .references(() => review.id, { onDelete: 'cascade' }),
    memberId: bigint('member_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'cascade',
    }),
    guid: uuid('guid'),
    isHelpful: boolean('is_helpful').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('review_vote_of_member').on(t.reviewId, t.memberId),
    unique('review_vote_of_guest').on(t.reviewId, t.guid),
    index('review_vote_member').on(t.memberId),
    index('review_vote_guest').on(t.guid),
    check('review_vote_owner', sql`(${t.memberId} is null) <> (${t.guid} is null)`),
  ],
);

const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** A picture that a buyer took, for a review. Loose until the review names it. */
export const reviewPicture = pgTable(
  'review_picture',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    memberId: bigint('member_id', { mode: 'number' }).references(() => member.id, {
      onDelete: 'cascade',
    }),
    reviewId: integer('review_id').references(() => review.id, { onDelete: 'cascade' }),
    /** Its place among those of the review. */
    position: smallint('position').notNull().default(0),
    /** Whether staff show the review without it. */
    isRefused: boolean('is_refused').notNull().default(false),
    /** WebP, made anew from what was sent: whole, and a small square. */
    whole: bytea('whole').notNull(),
    small: bytea('small').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    index('review_picture_review').on(t.reviewId, t.position),
    index('review_picture_member').on(t.memberId),
    index('review_picture_loose')
      .on(t.createdAt)
      .where(sql`${t.reviewId} is null`),
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
