import { api } from '#lib/calls/browser.ts';
import type { GetVotesAnswer, ReviewVotes, VoteReviewBody } from '#lib/contract/review.ts';
import { tryCall } from '#lib/session/try-call.ts';

export const readVotes = (ids: readonly number[]) =>
  tryCall(() => api.post('Product/Get-Votes', { json: { ids } }).json<GetVotesAnswer>());

export const voteReview = (body: VoteReviewBody) =>
  tryCall(() => api.post('Product/Vote-Review', { json: body }).json<ReviewVotes>());
