import {
  type ApproveOpinionBody,
  type JudgedAnswer,
  type RejectOpinionBody,
  type WaitingAnswer,
  waitingPageSize,
} from '#lib/contract/opinion.ts';
import { refusalReasons } from '#lib/rules/refusal-reasons.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { readWaiting } from '#server/modules/opinion/own-queries.ts';
import { announceOpinion, spreadOpinion } from '#server/modules/opinion/page-change.ts';
import { pageOf } from '#server/modules/opinion/pages.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import {
  answersShown,
  holdOpinion,
  judge as writeVerdict,
} from '#server/modules/opinion/write-queries.ts';
import { judgeText, unknownOpinion } from '#server/modules/opinion/write-service.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Moderation of what members write. Callers must have checked that staff ask who may. */
export function createModerationService(database: Database, events: ShopEvents) {
  /** @throws {ShopError} 404 for a page past the last */
  async function listWaiting(page: number): Promise<WaitingAnswer> {
    const [found] = await database.run(readWaiting, [(page - 1) * waitingPageSize]);
    return { ...pageOf(found, page, waitingPageSize), reasons: [...refusalReasons] };
  }

  async function judge(
    judgedBy: number,
    { kind, id, revision }: ApproveOpinionBody,
    verdict: Pick<JudgedAnswer, 'reason'> & { state: 'shown' | 'refused' },
    joined?: Db,
  ): Promise<JudgedAnswer> {
    await database.transaction(async (tx) => {
      const before = await holdOpinion(tx, kind, { id });
      if (!before) throw unknownOpinion();
      if (before.revision !== revision) {
        throw new ShopError(409, 'OPINION_CHANGED', opinionTexts.changed);
      }
      if (kind === 'answer' && verdict.state === 'shown' && !(await answersShown(tx, id))) {
        throw new ShopError(409, 'QUESTION_NOT_SHOWN', opinionTexts.questionFirst);
      }
      await writeVerdict(tx, kind, { id, judgedBy, ...verdict });
      await recordStaff(tx, {
        memberId: judgedBy,
        action: verdict.state === 'shown' ? 'Approve-Opinion' : 'Reject-Opinion',
        subject: `${kind} ${id}`,
        before: { state: before.state },
        after: verdict,
      });
      const isSeen = before.state === 'shown' || verdict.state === 'shown';
      if (isSeen && before.state !== verdict.state) await spreadOpinion(tx, kind, before.aboutId);
      announceOpinion(tx, events);
    }, joined);
    return { kind, id, revision, ...verdict };
  }

  return {
    listWaiting,
    /**
     * @throws {ShopError} 404 when it does not exist, 409 when its text has changed since, and for an answer
     * to a question that is not shown
     */
    approve: (judgedBy: number, body: ApproveOpinionBody, joined?: Db) =>
      judge(judgedBy, body, { state: 'shown', reason: '' }, joined),
    /**
     * Also for what is already shown. The reason is shown to the author.
     * @throws {ShopError} like `approve`; 422 for an invalid reason
     */
    reject: async (judgedBy: number, { reason, ...body }: RejectOpinionBody) =>
      judge(judgedBy, body, { state: 'refused', reason: judgeText('reason', 'reason', reason) }),
  };
}
export type ModerationService = ReturnType<typeof createModerationService>;
