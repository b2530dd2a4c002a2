import type { FastifyReply, FastifyRequest } from 'fastify';
import { getVotesAnswer, getVotesBody, reviewVotes, voteReviewBody } from '#lib/contract/review.ts';
import { networkOf } from '#lib/rules/network.ts';
import { basketOwner } from '#server/basket-owner.ts';
import { ShopError } from '#server/errors.ts';
import { type Api, errors } from '#server/http/api.ts';
import { voteTexts } from '#server/modules/review-vote/texts.ts';
import type { VoteService } from '#server/modules/review-vote/service.ts';

const shared = { tags: ['product'], security: [{ bearer: [] }, {}] };

/** Null for a visitor without a guid. */
async function voterOf(request: FastifyRequest, reply: FastifyReply) {
  reply.header('cache-control', 'private, no-store');
  return basketOwner(await request.member(), request.visitor.guid);
}

export function reviewVoteRoutes(app: Api, votes: VoteService): void {
  app.post(
    '/Product/Get-Votes',
    {
      schema: {
        ...shared,
        summary: 'Votes on reviews now, with those of who asks',
        description:
          'A member by the bearer, otherwise a visitor by X-Guid. Reviews that are not shown are left out.',
        body: getVotesBody,
        response: { 200: getVotesAnswer, ...errors(401, 422) },
      },
    },
    async (request, reply) => ({
      items: await votes.list(await voterOf(request, reply), request.body.ids),
    }),
  );

  app.post(
    '/Product/Vote-Review',
    {
      schema: {
        ...shared,
        summary: 'Says whether a review is helpful, once for a member and once for a visitor',
        description:
          '`vote` null takes it back. With a login a visitor’s votes become the member’s. Pages show the counts ' +
          'within a minute. 404 for a review that is not shown, 409 for one’s own, 422 without bearer and X-Guid.',
        body: voteReviewBody,
        response: { 200: reviewVotes, ...errors(401, 404, 409, 422, 429) },
      },
    },
    async (request, reply) => {
      const voter = await voterOf(request, reply);
      if (voter === null) throw new ShopError(422, 'INVALID', voteTexts.voterMissing);
      return votes.vote(voter, networkOf(request.ip), request.body);
    },
  );
}
