import { z } from 'zod';
import { listAnswer, listCursor, pageLimit } from '#lib/contract/content-values.ts';
import { mostReviewPictures } from '#lib/contract/limits.ts';
import { websiteCode } from '#lib/contract/values.ts';

/** Reviews or questions a page; a product page shows the first one, others are pages of their own. */
export const opinionPageSize = 10;

const anyPage = z.int().min(1).max(10_000).default(1);
export const getOpinionsBody = z.object({
  WebsiteCode: websiteCode,
  page: anyPage,
});

/** Orders of reviews; the first is the one of pages that name none. */
export const reviewSorts = ['helpful', 'newest', 'best', 'worst'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

export const getReviewsBody = getOpinionsBody.extend({
  sort: z.enum(reviewSorts).default('helpful'),
  /** Only reviews with so many stars. */
  stars: z.int().min(1).max(5).optional(),
});
export type GetReviewsBody = z.output<typeof getReviewsBody>;

const pages = { total: z.int().min(0), page: z.int(), pageCount: z.int().min(0) };

export const review = z.object({
  id: z.int(),
  author: z.string(),
  stars: z.int().min(1).max(5),
  body: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether an order of the product was delivered to the author. */
  isBuyer: z.boolean(),
  /** What the author names as good and bad, each in a few words. */
  good: z.array(z.string()),
  bad: z.array(z.string()),
  /** How many found it helpful, and how many did not. */
  helpful: z.int().min(0),
  unhelpful: z.int().min(0),
  /** Those that staff have approved; `reviewPicturePath` names the files. */
  pictures: z.array(z.uuid()),
});
export type Review = z.infer<typeof review>;

/** A point that several reviews name, and how many do. */
const namedPoint = z.object({ text: z.string(), count: z.int().min(2) });
export type NamedPoint = z.infer<typeof namedPoint>;

/**
 * `stars` counts everyone who gave stars, starting with one star, and `points` are what most of them name, whatever is
 * asked for; `total` counts those of what is asked for who also wrote something.
 */
export const getReviewsAnswer = z.object({
  items: z.array(review),
  ...pages,
  stars: z.array(z.int().min(0)).length(5),
  points: z.object({ good: z.array(namedPoint), bad: z.array(namedPoint) }),
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
/** Technical limit above every text's own limit, separators included; the rules check the rest. */
const written = z.string().max(10_000, 'این متن بیش از اندازه بلند است');

/** What members write about products. */
export const opinionKinds = ['review', 'question', 'answer'] as const;
export type OpinionKind = (typeof opinionKinds)[number];

/** Everything members publish; comments belong to posts of the magazine. */
export const writtenKinds = [...opinionKinds, 'comment'] as const;
export type WrittenKind = (typeof writtenKinds)[number];
const writtenKind = z.enum(writtenKinds);

/** `waiting` until a moderator has read it, then `shown` to everyone or `refused` with a reason. */
export const opinionState = z.enum(['waiting', 'shown', 'refused']);
export type OpinionState = z.infer<typeof opinionState>;

const pictureId = z.uuid();
const manyPictures = 'حداکثر ۴ تصویر بفرستید';

/** Technical limits like that of `written`. */
const points = z.array(z.string().max(1_000)).max(50).default([]);

/**
 * Creates or edits a member's single review of a product. With an empty `body` and no points it is stars only.
 */
export const saveReviewBody = z.object({
  WebsiteCode: websiteCode,
  stars: z.int('امتیاز را از ۱ تا ۵ انتخاب کنید').min(1).max(5),
  body: written.default(''),
  good: points,
  bad: points,
  /** Ids of `Upload-Review-Picture` or of the review, in their order; others of the review are removed. */
  pictures: z.array(pictureId).max(mostReviewPictures, manyPictures).default([]),
});
export type SaveReviewBody = z.input<typeof saveReviewBody>;

export const askQuestionBody = z.object({ WebsiteCode: websiteCode, body: written });
export type AskQuestionBody = z.input<typeof askQuestionBody>;

export const changeQuestionBody = z.object({ id, body: written });
export type ChangeQuestionBody = z.input<typeof changeQuestionBody>;

/** Creates or edits a member's single answer to a question. */
export const saveAnswerBody = z.object({ questionId: id, body: written });
export type SaveAnswerBody = z.input<typeof saveAnswerBody>;

export const oneOpinionBody = z.object({ kind: writtenKind, id });
export type OneOpinionBody = z.input<typeof oneOpinionBody>;

/** The product an opinion is about. */
export const opinionProduct = z.object({
  websiteCode,
  nameFa: z.string(),
  slug: z.string(),
  /** Path under the image base; '' if there is none. */
  image: z.string(),
  /** Whether it still has a page. */
  isThere: z.boolean(),
});
export type OpinionProduct = z.infer<typeof opinionProduct>;

/** A member's own text about a product. */
export const ownOpinion = z.object({
  kind: z.enum(opinionKinds),
  id,
  product: opinionProduct,
  /** Null except for a review. */
  stars: z.int().min(1).max(5).nullable(),
  /**
   * The question an answer belongs to, else null; its `body` is null while the question is not
   * public.
   */
  asked: z.object({ id, body: z.string().nullable() }).nullable(),
  body: z.string(),
  /** Empty except for a review. */
  good: review.shape.good,
  bad: review.shape.bad,
  /** Of a review; one that staff refused is not shown with it. */
  pictures: z.array(z.object({ id: z.uuid(), isRefused: z.boolean() })),
  /** The name published with it. */
  author: z.string(),
  state: opinionState,
  /** Reason of the refusal; otherwise ''. */
  reason: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether it can still be edited and removed: not a question that is public with an answer. */
  canChange: z.boolean(),
});
export type OwnOpinion = z.infer<typeof ownOpinion>;

/** A member's own comment on a post; it can be removed but not edited. */
export const ownComment = ownOpinion
  .pick({ id: true, body: true, author: true, state: true, reason: true, createdAt: true })
  .extend({
    kind: z.literal('comment'),
    post: z.object({
      id: z.int(),
      title: z.string(),
      slug: z.string(),
      /** Path under the image base. */
      image: z.string(),
      /** Whether it is public now. */
      isThere: z.boolean(),
    }),
  });
export type OwnComment = z.infer<typeof ownComment>;

/** Opinions a page in a member's list. */
export const ownPageSize = 10;

export const getOwnOpinionsBody = z.object({ page: anyPage });

/** What will happen to a text the member writes now. */
export const opinionTerms = z.object({
  /** The name that will be published with it. */
  author: z.string(),
  /** Whether it is published without moderation. */
  isShownAtOnce: z.boolean(),
});
export type OpinionTerms = z.infer<typeof opinionTerms>;

/** All kinds, latest first; `terms` apply to an edited text. */
export const ownOpinionsAnswer = z.object({
  items: z.array(z.discriminatedUnion('kind', [ownOpinion, ownComment])),
  terms: z.object({ review: opinionTerms, question: opinionTerms, answer: opinionTerms }),
  ...pages,
});
export type OwnOpinionsAnswer = z.infer<typeof ownOpinionsAnswer>;

/** Initial data of an opinion form: `of` is a WebsiteCode, for an answer the id of its question. */
export const getOpinionFormBody = z.object({ kind: z.enum(opinionKinds), of: id });
export type GetOpinionFormBody = z.input<typeof getOpinionFormBody>;

export const opinionFormAnswer = z.object({
  product: opinionProduct,
  /** The question to answer, else null. */
  asked: z.object({ id, body: z.string() }).nullable(),
  /** The member's existing text, where only one is allowed; else null. */
  own: ownOpinion.nullable(),
  /** False for an answer to the member's own question, unless they answer as the shop. */
  canWrite: z.boolean(),
  terms: opinionTerms,
});
export type OpinionFormAnswer = z.infer<typeof opinionFormAnswer>;

export const removedOpinionAnswer = z.object({ kind: writtenKind, id });
export type RemovedOpinionAnswer = z.infer<typeof removedOpinionAnswer>;

const { kind } = oneOpinionBody.shape;

export const waitingPageSize = 20;
export const getWaitingBody = z.object({ page: anyPage });

/** The version that was read: `revision` from `Get-Waiting`. */
const revision = z.int().min(1).max(2_147_483_647);

export const approveOpinionBody = oneOpinionBody.extend({ revision });
export type ApproveOpinionBody = z.input<typeof approveOpinionBody>;

/** `reason` is shown to the author. */
export const rejectOpinionBody = approveOpinionBody.extend({ reason: z.string().max(1_000) });
export type RejectOpinionBody = z.input<typeof rejectOpinionBody>;

/** A text that awaits moderation. */
export const waitingOpinion = ownOpinion
  .pick({ id: true, stars: true, body: true, good: true, bad: true, pictures: true, author: true })
  .extend({
    kind,
    /** Null for a comment. */
    product: ownOpinion.shape.product.nullable(),
    /** The post a comment is about, else null. */
    post: z.object({ id: z.int(), title: z.string(), slug: z.string() }).nullable(),
    /** The question an answer belongs to, whether it is public or not; else null. */
    asked: opinionFormAnswer.shape.asked,
    /** Whether it will be shown as the shop's own answer. */
    isShop: z.boolean(),
    revision,
    writtenAt: z.iso.datetime(),
    /** Whether an order of the product was delivered to the author. */
    isBuyer: z.boolean(),
    /** Who wrote it; null for a member who has gone. */
    member: z
      .object({
        /** `0912 ••• 4567` */
        mobile: z.string(),
        /** What they wrote before, by what became of it. */
        shown: z.int().min(0),
        refused: z.int().min(0),
      })
      .nullable(),
  });
export type WaitingOpinion = z.infer<typeof waitingOpinion>;

/** Longest waiting first. */
export const waitingAnswer = z.object({
  items: z.array(waitingOpinion),
  ...pages,
  /** Ready reasons of refusals. */
  reasons: z.array(z.string()),
});
export type WaitingAnswer = z.infer<typeof waitingAnswer>;

export const listOpinionsBody = z.object({
  state: opinionState.exclude(['waiting']),
  /** Absent: all kinds. */
  kind: writtenKind.optional(),
  after: listCursor.optional(),
  limit: pageLimit,
});
export type ListOpinionsBody = z.output<typeof listOpinionsBody>;

/** What was judged; the last written first. */
export const listOpinionsAnswer = listAnswer(
  waitingOpinion.extend({
    state: opinionState,
    /** Of a refusal; otherwise ''. */
    reason: z.string(),
  }),
);
export type ListOpinionsAnswer = z.infer<typeof listOpinionsAnswer>;

/** Where the shop's answer is shown: below a question, and among the comments of a post. */
export const answeredKinds = ['question', 'comment'] as const;

export const answerOpinionBody = approveOpinionBody.extend({
  kind: z.enum(answeredKinds),
  /** Like all answers: plain text without telephone numbers. */
  body: written,
});
export type AnswerOpinionBody = z.input<typeof answerOpinionBody>;

export const answeredOpinionAnswer = z.object({
  kind: z.enum(answeredKinds),
  id,
  /** The shop's answer. */
  answer: z.object({ id, author: z.string(), body: z.string() }),
});
export type AnsweredOpinionAnswer = z.infer<typeof answeredOpinionAnswer>;

export const judgedAnswer = ownOpinion
  .pick({ id: true, state: true, reason: true })
  .extend({ kind, revision });
export type JudgedAnswer = z.infer<typeof judgedAnswer>;
