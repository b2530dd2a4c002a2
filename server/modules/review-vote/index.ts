import type { Base, Module } from '#server/modules/module.ts';
import { reviewVoteRoutes } from '#server/modules/review-vote/routes.ts';
import { createVoteService, type VoteService } from '#server/modules/review-vote/service.ts';

export function reviewVote({ database, redis }: Base): Module<{ votes: VoteService }> {
  const votes = createVoteService(database, redis);
  return { services: { votes }, routes: (api) => reviewVoteRoutes(api, votes) };
}
