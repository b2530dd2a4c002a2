import type {
  ChangeQuestionBody,
  OneOpinionBody,
  OpinionKind,
  OwnOpinion,
  RemovedOpinionAnswer,
  SaveAnswerBody,
  WrittenKind,
} from '#lib/contract/opinion.ts';
import { judgePoints, opinionRules } from '#lib/rules/opinion.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { orTakeBack } from '#server/limits/limit.ts';
import type { Member } from '#server/modules/member-session/service.ts';
import { holdAuthor } from '#server/modules/opinion/author.ts';
import type { DailyCount, Writer } from '#server/modules/opinion/daily-count.ts';
import { readOneOwn } from '#server/modules/opinion/own-queries.ts';
import { announceOpinion, spreadOpinion } from '#server/modules/opinion/page-change.ts';
import { attachPictures } from '#server/modules/opinion/picture-queries.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import {
  type Held,
  holdAnswerOf,
  holdOpinion,
  holdReviewOf,
  holdSameQuestion,
  holdShownQuestion,
  holdWriter,
  insertAnswer,
  insertQuestion,
  insertReview,
  isAnswered,
  isProduct,
  remove as removeRow,
  reopenAnswers,
  rewrite,
  writePoints,
} from '#server/modules/opinion/write-queries.ts';

type Owner = Pick<Member, 'id'>;

interface Question {
  websiteCode: number;
  body: string;
}

interface Review extends Question {
  stars: number;
  good: readonly string[];
  bad: readonly string[];
  /** Ids. */
  pictures: readonly string[];
}

/** @throws {ShopError} 422 with the validation error of the text */
export function judgeText(rule: keyof typeof opinionRules, field: string, written: string): string {
  const judged = opinionRules[rule](written);
  if ('value' in judged) return judged.value;
  const fields = { [field]: judged.error };
  throw new ShopError(422, 'INVALID', opinionTexts.invalid, { fields });
}

/** @throws {ShopError} 422 with the validation error of the points */
function judgedPoints(field: 'good' | 'bad', written: readonly string[]): string[] {
  const judged = judgePoints(written);
  if ('value' in judged) return judged.value;
  throw new ShopError(422, 'INVALID', opinionTexts.invalid, { fields: { [field]: judged.error } });
}

/** For another member's opinion, too: the answer does not reveal that it exists. */
export const unknownOpinion = () => new ShopError(404, 'OPINION_NOT_FOUND', opinionTexts.unknown);

const unknownProduct = () => new ShopError(404, 'PRODUCT_NOT_FOUND', opinionTexts.unknownProduct);

export interface OpinionParts {
  readonly database: Database;
  readonly events: ShopEvents;
  /** The daily limit. */
  readonly count: DailyCount;
}

/** What members write about products: reviews, questions, answers. It is moderated before it is shown. */
export function createOpinionService({ database, events, count }: OpinionParts) {
  /** Runs the work with the author locked, so that their concurrent requests are handled one by one. */
  async function write(
    writer: Writer,
    kind: OpinionKind,
    work: (tx: Db, author: string) => Promise<number>,
    joined?: Db,
  ): Promise<OwnOpinion> {
    const takeBack = await count(writer);
    const written = database.transaction(async (tx) => {
      const isShop = kind === 'answer' && writer.isShop;
      announceOpinion(tx, events);
      return work(tx, await holdAuthor(tx, writer, isShop));
    }, joined);
    const id = await orTakeBack([takeBack], written);
    const [found] = await database.run(readOneOwn, [writer.id, kind, id], joined);
    if (!found) throw unknownOpinion();
    return found.opinion;
  }

  /**
   * Creates or updates the member's review of a product; unchanged when sent again.
   * @throws {ShopError} 404 for an unknown product, 422 for an invalid text, 429
   */
  function saveReview(
    writer: Writer,
    { websiteCode, pictures, ...written }: Review,
    joined?: Db,
  ): Promise<OwnOpinion> {
    const said = {
      stars: written.stars,
      body: judgeText('review', 'body', written.body),
      good: judgedPoints('good', written.good),
      bad: judgedPoints('bad', written.bad),
    };
    if (pictures.length > 0 && !saysSomething(said)) throw wrongPictures(opinionTexts.wordsFirst);
    return write(
      writer,
      'review',
      async (tx, author) => {
        if (!(await isProduct(tx, websiteCode))) throw unknownProduct();
        const before = await holdReviewOf(tx, writer.id, websiteCode);
        const wording = { author, ...said, state: 'waiting' as const };
        if (!before) {
          const made = await insertReview(tx, { ...wording, memberId: writer.id, websiteCode });
          await givePictures(tx, writer, made, pictures);
          return made;
        }
        if (isSame(before, { ...said, pictures })) return before.id;
        await rewrite(tx, 'review', { ...wording, id: before.id });
        await writePoints(tx, before.id, said);
        await givePictures(tx, writer, before.id, pictures);
        return takeAway(tx, 'review', before);
      },
      joined,
    );
  }

  /** @throws {ShopError} like `saveReview` */
  function askQuestion(
    writer: Writer,
    { websiteCode, body }: Question,
    joined?: Db,
  ): Promise<OwnOpinion> {
    const text = judgeText('question', 'body', body);
    return write(
      writer,
      'question',
      async (tx, author) => {
        if (!(await isProduct(tx, websiteCode))) throw unknownProduct();
        const same = await holdSameQuestion(tx, writer.id, websiteCode, text);
        if (same) return same.id;
        const wording = { author, body: text, state: 'waiting' as const };
        return insertQuestion(tx, { ...wording, memberId: writer.id, websiteCode });
      },
      joined,
    );
  }

  /** @throws {ShopError} 404 for a question that is not the member's, 409 once others have answered, 422, 429 */
  function changeQuestion(
    writer: Writer,
    { id, body }: ChangeQuestionBody,
    joined?: Db,
  ): Promise<OwnOpinion> {
    const text = judgeText('question', 'body', body);
    return write(
      writer,
      'question',
      async (tx, author) => {
        const before = await holdOwn(tx, writer, 'question', id);
        if (before.body === text) return id;
        await rewrite(tx, 'question', { id, author, body: text, state: 'waiting' });
        await reopenAnswers(tx, id);
        return takeAway(tx, 'question', before);
      },
      joined,
    );
  }

  /**
   * Creates or updates the member's answer to another's question. The answer of staff who manage opinions is the
   * shop's and shown at once.
   * @throws {ShopError} 404 for a question that is not shown, 409 for the member's own, 422, 429
   */
  function saveAnswer(
    writer: Writer,
    { questionId, body }: SaveAnswerBody,
    joined?: Db,
  ): Promise<OwnOpinion> {
    const text = judgeText('answer', 'body', body);
    const { isShop } = writer;
    const state = isShop ? ('shown' as const) : ('waiting' as const);
    return write(
      writer,
      'answer',
      async (tx, author) => {
        const question = await holdShownQuestion(tx, questionId, writer.id);
        if (!question) throw new ShopError(404, 'QUESTION_NOT_FOUND', opinionTexts.unknownQuestion);
        if (question.isOwn && !isShop) {
          throw new ShopError(409, 'OWN_QUESTION', opinionTexts.ownQuestion);
        }
        const wording = { author, body: text, state };
        const before = await holdAnswerOf(tx, writer.id, questionId);
        if (before?.body === text) return before.id;
        if (before) await rewrite(tx, 'answer', { ...wording, id: before.id, isShop });
        const id =
          before?.id ??
          (await insertAnswer(tx, { ...wording, memberId: writer.id, questionId, isShop }));
        const isSeen = isShop || before?.state === 'shown';
        if (isSeen) await spreadOpinion(tx, 'answer', question.productId);
        return id;
      },
      joined,
    );
  }

  /** @throws {ShopError} 404 for what is not the member's, 409 for a question others have answered */
  function remove(
    writer: Owner,
    { kind, id }: OneOpinionBody,
    joined?: Db,
  ): Promise<RemovedOpinionAnswer> {
    return database.transaction(async (tx) => {
      await holdWriter(tx, writer.id);
      const before = await holdOwn(tx, writer, kind, id);
      await removeRow(tx, kind, id);
      await takeAway(tx, kind, before);
      announceOpinion(tx, events);
      return { kind, id };
    }, joined);
  }

  return { saveReview, askQuestion, changeQuestion, saveAnswer, remove };
}
export type OpinionService = ReturnType<typeof createOpinionService>;

/**
 * @throws {ShopError} 404 for what is not the member's, 409 for a question that is shown with others' answers
 */
async function holdOwn(
  tx: Db,
  { id: memberId }: Owner,
  kind: WrittenKind,
  id: number,
): Promise<Held> {
  const held = await holdOpinion(tx, kind, { id, memberId });
  if (!held) throw unknownOpinion();
  const isRead = kind === 'question' && held.state === 'shown';
  if (isRead && (await isAnswered(tx, id, memberId))) {
    throw new ShopError(409, 'QUESTION_ANSWERED', opinionTexts.answered);
  }
  return held;
}

/** Whether a review says just this already. */
const isSame = (before: Held, now: Omit<Review, 'websiteCode'>): boolean =>
  inOneText(before) === inOneText(now);

const inOneText = ({
  stars,
  body,
  good,
  bad,
  pictures,
}: Pick<Held, 'stars'> & Omit<Review, 'websiteCode' | 'stars'>) =>
  JSON.stringify([stars, body, good, bad, pictures]);

type Said = Pick<Review, 'body' | 'good' | 'bad'>;

const saysSomething = ({ body, good, bad }: Said): boolean =>
  body !== '' || good.length + bad.length > 0;

const wrongPictures = (sentence: string) =>
  new ShopError(422, 'INVALID', sentence, { fields: { pictures: sentence } });

/** @throws {ShopError} 422 for a picture of another member or review, and one that is gone */
async function givePictures(
  tx: Db,
  { id: memberId }: Owner,
  reviewId: number,
  pictures: readonly string[],
): Promise<void> {
  const given = await attachPictures(tx, { memberId, reviewId, pictures });
  if (given < pictures.length) throw wrongPictures(opinionTexts.lostPicture);
}

/** Deletes an opinion; when it was shown, updates the pages. Resolves to its id. */
async function takeAway(tx: Db, kind: WrittenKind, { id, state, aboutId }: Held): Promise<number> {
  if (state === 'shown') await spreadOpinion(tx, kind, aboutId);
  return id;
}
