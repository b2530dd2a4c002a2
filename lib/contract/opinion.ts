import { z } from 'zod';
import { websiteCode } from '#lib/contract/values.ts';

/** Reviews or questions of a page; a product's page shows the first one. */
export const opinionPageSize = 3;

const anyPage = z.int().min(1).max(10_000).default(1);
export const getOpinionsBody = z.object({
  WebsiteCode: websiteCode,
  page: anyPage,
});

const pages = { total: z.int().min(0), page: z.int(), pageCount: z.int().min(0) };

export const review = z.object({
  id: z.int(),
  author: z.string(),
  stars: z.int().min(1).max(5),
  body: z.string(),
  createdAt: z.iso.datetime(),
});
export type Review = z.infer<typeof review>;

/** `stars` counts all who gave stars, one star first; `total` those who wrote something, too. */
export const getReviewsAnswer = z.object({
  items: z.array(review),
  ...pages,
  stars: z.array(z.int().min(0)).length(5),
});
export type GetReviewsAnswer = z.infer<typeof getReviewsAnswer>;

export const question = z.object({
  id: z.int(),
  author: z.string(),
  body: z.string(),
  createdAt: z.iso.datetime(),
  answers: z.array(
    z.object({ id: z.int(), author: z.string(), isShop: z.boolean(), body: z.string() }),
  ),
});
export type Question = z.infer<typeof question>;

export const getQuestionsAnswer = z.object({ items: z.array(question), ...pages });
export type GetQuestionsAnswer = z.infer<typeof getQuestionsAnswer>;

const id = z.int().min(1).max(2_147_483_647);
/** Longer than anything that is kept, with what people write between; the rules say the rest. */
const written = z.string().max(10_000, 'این متن بیش از اندازه بلند است');

/** What members write about products. */
export const opinionKinds = ['review', 'question', 'answer'] as const;
export type OpinionKind = (typeof opinionKinds)[number];

/** All that members write for others: comments stand below posts of the magazine. */
export const writtenKinds = [...opinionKinds, 'comment'] as const;
export type WrittenKind = (typeof writtenKinds)[number];
const writtenKind = z.enum(writtenKinds);

/** `waiting` until the shop has read it, then `shown` to all or `refused` for a reason. */
export const opinionState = z.enum(['waiting', 'shown', 'refused']);
export type OpinionState = z.infer<typeof opinionState>;

/** A member's one review of a product: written anew or changed. An empty `body` gives stars alone. */
export const saveReviewBody = z.object({
  WebsiteCode: websiteCode,
  stars: z.int('امتیاز را از ۱ تا ۵ انتخاب کنید').min(1).max(5),
  body: written.default(''),
});
export type SaveReviewBody = z.input<typeof saveReviewBody>;

export const askQuestionBody = z.object({ WebsiteCode: websiteCode, body: written });
export type AskQuestionBody = z.input<typeof askQuestionBody>;

export const changeQuestionBody = z.object({ id, body: written });
export type ChangeQuestionBody = z.input<typeof changeQuestionBody>;

/** A member's one answer to a question: written anew or changed. */
export const saveAnswerBody = z.object({ questionId: id, body: written });
export type SaveAnswerBody = z.input<typeof saveAnswerBody>;

export const oneOpinionBody = z.object({ kind: writtenKind, id });
export type OneOpinionBody = z.input<typeof oneOpinionBody>;

/** What an opinion is about. */
export const opinionProduct = z.object({
  websiteCode,
  nameFa: z.string(),
  slug: z.string(),
  /** A path under the image base; '' when there is none. */
  image: z.string(),
  /** Whether it still has a page. */
  isThere: z.boolean(),
});
export type OpinionProduct = z.infer<typeof opinionProduct>;

/** What a member has written about a product, as he sees it. */
export const ownOpinion = z.object({
  kind: z.enum(opinionKinds),
  id,
  product: opinionProduct,
  /** Null but for a review. */
  stars: z.int().min(1).max(5).nullable(),
  /** The question an answer answers, else null; its `body` is null while others do not see it. */
  asked: z.object({ id, body: z.string().nullable() }).nullable(),
  body: z.string(),
  /** The name others read with it. */
  author: z.string(),
  state: opinionState,
  /** Why it was refused; else ''. */
  reason: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether it may still be changed and removed: a question not while others read it with an answer. */
  canChange: z.boolean(),
});
export type OwnOpinion = z.infer<typeof ownOpinion>;

/** A member's comment on a post, as he sees it; it can be taken back, and not changed. */
export const ownComment = ownOpinion
  .pick({ id: true, body: true, author: true, state: true, reason: true, createdAt: true })
  .extend({
    kind: z.literal('comment'),
    post: z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      /** A path under the image base. */
      image: z.string(),
      /** Whether it can be read now. */
      isThere: z.boolean(),
    }),
  });
export type OwnComment = z.infer<typeof ownComment>;

/** Opinions of a page of a member's list. */
export const ownPageSize = 10;

export const getOwnOpinionsBody = z.object({ page: anyPage });

/** What becomes of what a member writes now. */
export const opinionTerms = z.object({
  /** The name others will read with it. */
  author: z.string(),
  /** Whether nobody has to read it before. */
  isShownAtOnce: z.boolean(),
});
export type OpinionTerms = z.infer<typeof opinionTerms>;

/** Of all kinds, what was begun last first; `terms` are those of another wording. */
export const ownOpinionsAnswer = z.object({
  items: z.array(z.discriminatedUnion('kind', [ownOpinion, ownComment])),
  terms: z.object({ review: opinionTerms, question: opinionTerms, answer: opinionTerms }),
  ...pages,
});
export type OwnOpinionsAnswer = z.infer<typeof ownOpinionsAnswer>;

/** What the form of an opinion begins with: `of` is a WebsiteCode, for an answer a question's id. */
export const getOpinionFormBody = z.object({ kind: z.enum(opinionKinds), of: id });
export type GetOpinionFormBody = z.input<typeof getOpinionFormBody>;

export const opinionFormAnswer = z.object({
  product: opinionProduct,
  /** The question to be answered, else null. */
  asked: z.object({ id, body: z.string() }).nullable(),
  /** What the member has written before, where he writes one alone; else null. */
  own: ownOpinion.nullable(),
  /** False for an answer to the member's own question, unless he answers as the shop. */
  canWrite: z.boolean(),
  terms: opinionTerms,
});
export type OpinionFormAnswer = z.infer<typeof opinionFormAnswer>;

export const removedOpinionAnswer = z.object({ kind: writtenKind, id });
export type RemovedOpinionAnswer = z.infer<typeof removedOpinionAnswer>;

const { kind } = oneOpinionBody.shape;

export const waitingPageSize = 20;
export const getWaitingBody = z.object({ page: anyPage });

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
export const waitingAnswer = z.object({ items: z.array(waitingOpinion), ...pages });
export type WaitingAnswer = z.infer<typeof waitingAnswer>;

export const judgedAnswer = ownOpinion
  .pick({ id: true, state: true, reason: true })
  .extend({ kind, revision });
export type JudgedAnswer = z.infer<typeof judgedAnswer>;
