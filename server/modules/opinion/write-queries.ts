import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type OpinionKind,
  type OpinionState,
  opinionState,
  type WrittenKind,
} from '#lib/contract/opinion.ts';
import { type Db, rows } from '#server/db/database.ts';

/** Tables by kind; constants, because they are inlined into the SQL. */
const tables = {
  review: sql`review`,
  question: sql`question`,
  answer: sql`answer`,
  comment: sql`post_comment`,
};

const writer = z.object({ name: z.string(), shop: z.string().nullable() });

const readWriterBy = async (tx: Db, memberId: number, lock: SQL) => {
  const [found] = await rows(
    tx,
    sql`select name, (select value ->> 'name' from setting where key = 'shop') as shop
      from member where id = ${memberId} ${lock}`,
    writer,
  );
  return found ?? { name: '', shop: null };
};

/** The names of the member and the shop. */
export const readWriter = (db: Db, memberId: number) => readWriterBy(db, memberId, sql``);

/** Like `readWriter`; locks the member, to serialise their changes until this transaction ends. */
export const holdWriter = (tx: Db, memberId: number) =>
  readWriterBy(tx, memberId, sql`for no key update`);

const id = z.object({ id: z.int() });

/** Whether the product has a page. */
export async function isProduct(tx: Db, websiteCode: number): Promise<boolean> {
  const query = sql`select id from product where id = ${websiteCode} and removed_at is null`;
  return (await rows(tx, query, id)).length > 0;
}

const held = z.object({
  id: z.int(),
  /** The product; for a comment the post. */
  aboutId: z.int(),
  stars: z.int().nullable(),
  body: z.string(),
  /** Empty except for a review. */
  good: z.array(z.string()),
  bad: z.array(z.string()),
  pictures: z.array(z.string()),
  state: opinionState,
  revision: z.int(),
});
/** An opinion before a change; its row is locked. */
export type Held = z.infer<typeof held>;

/** Of what is no review. */
const noReview = sql`null as stars, '{}'::text[] as good, '{}'::text[] as bad, '[]'::json as pictures, o.body, o.state, o.revision`;

const columns = {
  review: sql`o.id, o.product_id as "aboutId", o.stars, o.good, o.bad,
    (select coalesce(json_agg(id order by position), '[]') from review_picture where review_id = o.id) as pictures,
    o.body, o.state, o.revision from review o`,
  question: sql`o.id, o.product_id as "aboutId", ${noReview} from question o`,
  answer: sql`o.id, (select product_id from question where id = o.question_id) as "aboutId", ${noReview} from answer o`,
  comment: sql`o.id, o.post_id as "aboutId", ${noReview} from post_comment o`,
};

/** Locks and returns the row `o` that meets the condition `where`. */
export async function hold(tx: Db, kind: WrittenKind, where: SQL): Promise<Held | undefined> {
  const [found] = await rows(tx, sql`select ${columns[kind]} where ${where} for update of o`, held);
  return found;
}

/** Locks the opinion with this id; of any member when none is given. */
export async function holdOpinion(
  tx: Db,
  kind: WrittenKind,
  asked: { id: number; memberId?: number },
): Promise<Held | undefined> {
  // Always lock a question before its answers, to avoid deadlocks.
  if (kind === 'answer') {
    await tx.execute(sql`select from question
      where id = (select question_id from answer where id = ${asked.id}) for share`);
  }
  const own = asked.memberId === undefined ? sql`true` : sql`o.member_id = ${asked.memberId}`;
  return hold(tx, kind, sql`o.id = ${asked.id} and ${own}`);
}

export const holdReviewOf = (tx: Db, memberId: number, websiteCode: number) =>
  hold(tx, 'review', sql`o.member_id = ${memberId} and o.product_id = ${websiteCode}`);

export const holdAnswerOf = (tx: Db, memberId: number, questionId: number) =>
  hold(tx, 'answer', sql`o.member_id = ${memberId} and o.question_id = ${questionId}`);

/** The shop's answer to a question, else the member's own. */
export const holdShopAnswer = (tx: Db, memberId: number, questionId: number) =>
  hold(
    tx,
    'answer',
    sql`o.id = (select id from answer where question_id = ${questionId}
      and (is_shop or member_id = ${memberId}) order by is_shop desc, id limit 1)`,
  );

/** The member's question with the same text. */
export const holdSameQuestion = (tx: Db, memberId: number, websiteCode: number, body: string) =>
  hold(
    tx,
    'question',
    sql`o.member_id = ${memberId} and o.product_id = ${websiteCode} and o.body = ${body}`,
  );

const asked = z.object({ productId: z.int(), isOwn: z.boolean() });

/** A shown question, locked against removal. */
export async function holdShownQuestion(tx: Db, questionId: number, memberId: number) {
  const [found] = await rows(
    tx,
    sql`select q.product_id as "productId", q.member_id is not distinct from ${memberId} as "isOwn"
      from question q join product p on p.id = q.product_id
      where q.id = ${questionId} and q.state = 'shown' and p.removed_at is null for share of q`,
    asked,
  );
  return found;
}

/** Whether another member's answer to the question is shown. */
export async function isAnswered(tx: Db, questionId: number, memberId: number): Promise<boolean> {
  const query = sql`select id from answer where question_id = ${questionId} and state = 'shown'
    and member_id is distinct from ${memberId} limit 1`;
  return (await rows(tx, query, id)).length > 0;
}

/** Whether the question of a locked answer is shown. */
export async function answersShown(tx: Db, answerId: number): Promise<boolean> {
  const query = sql`select q.id from question q join answer a on a.question_id = q.id
    where a.id = ${answerId} and q.state = 'shown'`;
  return (await rows(tx, query, id)).length > 0;
}

export interface Wording {
  readonly memberId: number;
  readonly author: string;
  readonly body: string;
  readonly state: OpinionState;
}

interface NewWording extends Omit<Wording, 'memberId'> {
  readonly id: number;
  /** For a review. */
  readonly stars?: number;
  /** For an answer. */
  readonly isShop?: boolean;
}

/** Resolves to the id of the new row. */
export async function insert(tx: Db, query: SQL): Promise<number> {
  const [made] = await rows(tx, sql`${query} returning id`, id);
  if (!made) throw new Error('Nothing was written.');
  return made.id;
}

/** Good and bad points, in the order of the author. */
interface Points {
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const texts = (all: readonly string[]) => sql`${sql.param([...all])}::text[]`;

export const insertReview = (
  tx: Db,
  of: Wording & Points & { websiteCode: number; stars: number },
) =>
  insert(
    tx,
    sql`insert into review (product_id, member_id, author, stars, body, good, bad, state) values
      (${of.websiteCode}, ${of.memberId}, ${of.author}, ${of.stars}, ${of.body}, ${texts(of.good)}, ${texts(of.bad)},
      ${of.state})`,
  );

/** Stores the points of a review with its new text. */
export async function writePoints(tx: Db, reviewId: number, { good, bad }: Points): Promise<void> {
  await tx.execute(
    sql`update review set good = ${texts(good)}, bad = ${texts(bad)} where id = ${reviewId}`,
  );
}

export const insertQuestion = (tx: Db, of: Wording & { websiteCode: number }) =>
  insert(
    tx,
    sql`insert into question (product_id, member_id, author, body, state) values
      (${of.websiteCode}, ${of.memberId}, ${of.author}, ${of.body}, ${of.state})`,
  );

export const insertAnswer = (tx: Db, of: Wording & { questionId: number; isShop: boolean }) =>
  insert(
    tx,
    sql`insert into answer (question_id, member_id, author, is_shop, body, state) values
      (${of.questionId}, ${of.memberId}, ${of.author}, ${of.isShop}, ${of.body}, ${of.state})`,
  );

/** Stores a new text, which is moderated again. */
export async function rewrite(
  tx: Db,
  kind: OpinionKind,
  { id: which, author, body, state, stars, isShop }: NewWording,
): Promise<void> {
  const given = stars === undefined ? sql`` : sql`, stars = ${stars}`;
  const voice = isShop === undefined ? sql`` : sql`, is_shop = ${isShop}`;
  await tx.execute(sql`update ${tables[kind]} set author = ${author}, body = ${body},
    state = ${state}, refusal = '', revision = revision + 1, written_at = now(),
    judged_at = null, judged_by = null ${given} ${voice} where id = ${which}`);
}

/** Puts all answers to a question back into the queue: they were written and approved for its former text. */
export async function reopenAnswers(tx: Db, questionId: number): Promise<void> {
  // With a later time than the question, which has to be moderated first.
  await tx.execute(sql`update answer set state = 'waiting', refusal = '', revision = revision + 1,
    written_at = clock_timestamp(), judged_at = null, judged_by = null where question_id = ${questionId}`);
}

export async function remove(tx: Db, kind: WrittenKind, which: number): Promise<void> {
  await tx.execute(sql`delete from ${tables[kind]} where id = ${which}`);
}

interface Verdict {
  readonly id: number;
  readonly state: Exclude<OpinionState, 'waiting'>;
  readonly reason: string;
  readonly judgedBy: number;
}

export async function judge(tx: Db, kind: WrittenKind, of: Verdict): Promise<void> {
  await tx.execute(sql`update ${tables[kind]} set state = ${of.state}, refusal = ${of.reason},
    judged_at = now(), judged_by = ${of.judgedBy} where id = ${of.id}`);
}

/** Locks the product, so that concurrent changes of its stars are all counted. */
export async function holdProduct(tx: Db, websiteCode: number): Promise<void> {
  await tx.execute(sql`select from product where id = ${websiteCode} for no key update`);
}
