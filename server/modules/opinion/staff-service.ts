import { z } from 'zod';
import { rowId } from '#lib/contract/content-values.ts';
import {
  type AnsweredOpinionAnswer,
  type AnswerOpinionBody,
  type ListOpinionsAnswer,
  type ListOpinionsBody,
  writtenKinds,
} from '#lib/contract/opinion.ts';
import { cursorOf, placeOf } from '#server/content/cursor.ts';
import type { Database, Db } from '#server/db/database.ts';
import { mostMicros } from '#server/db/iso.ts';
import { conflict, ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { holdAuthor } from '#server/modules/opinion/author.ts';
import { holdSameComment, insertComment, isPost } from '#server/modules/opinion/comment-queries.ts';
import { announceOpinion, spreadOpinion } from '#server/modules/opinion/page-change.ts';
import { readJudged } from '#server/modules/opinion/staff-queries.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import {
  holdOpinion,
  holdShopAnswer,
  insertAnswer,
  isProduct,
  judge,
  rewrite,
} from '#server/modules/opinion/write-queries.ts';
import { judgeText, unknownOpinion } from '#server/modules/opinion/write-service.ts';
import { recordStaff } from '#server/staff-log.ts';

const place = z.tuple([z.int().min(0).max(mostMicros), z.enum(writtenKinds), rowId]);

interface Answering {
  readonly memberId: number;
  readonly author: string;
  readonly body: string;
  /** The product or post it is about. */
  readonly aboutId: number;
  /** The question or comment. */
  readonly id: number;
}

/** What staff do with opinions besides judging them. Callers must have checked that staff ask. */
export function createStaffOpinionService(database: Database, events: Pick<ShopEvents, 'emit'>) {
  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function list({
    state,
    kind,
    after,
    limit,
  }: ListOpinionsBody): Promise<ListOpinionsAnswer> {
    const from = placeOf(place, after) ?? [null, null, null];
    const found = await database.run(readJudged[kind ?? 'all'], [state, ...from, limit + 1]);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(({ item }) => item),
      next: last ? cursorOf([last.place, last.item.kind, last.item.id]) : null,
      total: null,
    };
  }

  /**
   * Publishes the shop's answer to a question, or its comment after one; what waits is approved with it. A question
   * has one answer of the shop: another one replaces it.
   * @throws {ShopError} 404 when it does not exist, or its product or post is not in the shop; 409 when its text has
   * changed since; 422 for an invalid text
   */
  async function answer(
    memberId: number,
    { kind, id, revision, body: written }: AnswerOpinionBody,
    joined?: Db,
  ): Promise<AnsweredOpinionAnswer> {
    const body = judgeText(kind === 'question' ? 'answer' : 'comment', 'body', written);
    return database.transaction(async (tx) => {
      const author = await holdAuthor(tx, { id: memberId }, true);
      const held = await holdOpinion(tx, kind, { id });
      if (!held) throw unknownOpinion();
      if (held.revision !== revision) throw conflict('OPINION_CHANGED', opinionTexts.changed);
      if (held.state !== 'shown') {
        await judge(tx, kind, { id, judgedBy: memberId, state: 'shown', reason: '' });
      }
      const answering = { memberId, author, body, aboutId: held.aboutId, id };
      const made = await (kind === 'question'
        ? answerQuestion(tx, answering)
        : replyToComment(tx, answering));
      await recordStaff(tx, {
        memberId,
        action: 'Answer-Opinion',
        subject: `${kind} ${id}`,
        before: { state: held.state },
        after: { state: 'shown', answer: made },
      });
      await spreadOpinion(tx, kind, held.aboutId);
      announceOpinion(tx, events);
      return { kind, id, answer: { id: made, author, body } };
    }, joined);
  }

  return { list, answer };
}
export type StaffOpinionService = ReturnType<typeof createStaffOpinionService>;

/** The question is locked, so that two of the staff write one answer. */
async function answerQuestion(tx: Db, { memberId, author, body, aboutId, id }: Answering) {
  if (!(await isProduct(tx, aboutId))) {
    throw new ShopError(404, 'PRODUCT_NOT_FOUND', opinionTexts.unknownProduct);
  }
  const state = 'shown' as const;
  const before = await holdShopAnswer(tx, memberId, id);
  if (!before) {
    return insertAnswer(tx, { memberId, author, body, state, questionId: id, isShop: true });
  }
  await rewrite(tx, 'answer', { id: before.id, author, body, state, isShop: true });
  return before.id;
}

async function replyToComment(tx: Db, { memberId, author, body, aboutId }: Answering) {
  if (!(await isPost(tx, aboutId))) {
    throw new ShopError(404, 'POST_NOT_FOUND', opinionTexts.unknownPost);
  }
  const same = await holdSameComment(tx, memberId, aboutId, body);
  if (same) return same.id;
  const wording = { memberId, author, body, state: 'shown' as const };
  return insertComment(tx, { ...wording, postId: aboutId, isShop: true });
}
