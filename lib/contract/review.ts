import { z } from 'zod';
import { approveOpinionBody, opinionPageSize, ownOpinion, review } from '#lib/contract/opinion.ts';

// Votes on reviews, and their pictures.

const { id } = approveOpinionBody.shape;
const pictureId = z.uuid();

/** Whether a review is found helpful; null takes the vote back. */
export const voteReviewBody = z.object({ id, vote: z.boolean().nullable() });
export type VoteReviewBody = z.input<typeof voteReviewBody>;

/** Reviews of two pages at most. */
export const getVotesBody = z.object({
  ids: z
    .array(id)
    .min(1)
    .max(2 * opinionPageSize),
});
export type GetVotesBody = z.input<typeof getVotesBody>;

/** Votes on a review now, which a page may show a minute late. */
export const reviewVotes = review.pick({ id: true, helpful: true, unhelpful: true }).extend({
  /** The vote of who asks; null without one. */
  vote: z.boolean().nullable(),
  /** Whether who asks wrote the review, and cannot vote on it. */
  isOwn: z.boolean(),
});
export type ReviewVotes = z.infer<typeof reviewVotes>;

/** Those that are shown. */
export const getVotesAnswer = z.object({ items: z.array(reviewVotes) });
export type GetVotesAnswer = z.infer<typeof getVotesAnswer>;

export const uploadedReviewPicture = z.object({ id: pictureId });
export type UploadedReviewPicture = z.infer<typeof uploadedReviewPicture>;

/** A picture for its member or for staff, whether it is shown or not. */
export const reviewPictureBody = z.object({ id: pictureId });

/** Staff refuse a single picture of a review, or take that back; `revision` is the one they read. */
export const judgeReviewPictureBody = z.object({
  id,
  revision: approveOpinionBody.shape.revision,
  picture: pictureId,
  isRefused: z.boolean(),
});
export type JudgeReviewPictureBody = z.input<typeof judgeReviewPictureBody>;
export const judgedReviewPicture = ownOpinion.pick({ id: true, pictures: true });
export type JudgedReviewPicture = z.infer<typeof judgedReviewPicture>;
