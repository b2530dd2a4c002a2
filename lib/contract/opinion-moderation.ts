import { z } from 'zod';
import { oneOpinionBody, opinionFormAnswer, ownOpinion } from '#lib/contract/own-opinion.ts';

const { kind } = oneOpinionBody.shape;

export const waitingPageSize = 20;
export const getWaitingBody = z.object({ page: z.int().min(1).max(10_000).default(1) });

/** The wording that was read: `revision` as `Get-Waiting` gave it. */
const revision = z.int().min(1).max(2_147_483_647);

export const approveOpinionBody = oneOpinionBody.extend({ revision });
export type ApproveOpinionBody = z.input<typeof approveOpinionBody>;

/** `reason` is read by who wrote it. */
export const rejectOpinionBody = approveOpinionBody.extend({ reason: z.string().max(1_000) });
export type RejectOpinionBody = z.input<typeof rejectOpinionBody>;

/** What waits to be read by the shop. */
export const waitingOpinion = ownOpinion
  .pick({ id: true, stars: true, body: true, author: true })
  .extend({
    kind,
    /** Null for a comment. */
    product: ownOpinion.shape.product.nullable(),
    /** The post a comment is about, else null. */
    post: z.object({ id: z.int(), title: z.string(), slug: z.string() }).nullable(),
    /** The question an answer answers, whether it is shown or not; else null. */
    asked: opinionFormAnswer.shape.asked,
    /** Whether it is read as the shop's own answer. */
    isShop: z.boolean(),
    revision,
    writtenAt: z.iso.datetime(),
  });
export type WaitingOpinion = z.infer<typeof waitingOpinion>;

/** What has waited longest first. */
export const waitingAnswer = z.object({
  items: z.array(waitingOpinion),
  total: z.int().min(0),
  page: z.int(),
  pageCount: z.int().min(0),
});
export type WaitingAnswer = z.infer<typeof waitingAnswer>;

export const judgedAnswer = ownOpinion
  .pick({ id: true, state: true, reason: true })
  .extend({ kind, revision });
export type JudgedAnswer = z.infer<typeof judgedAnswer>;
