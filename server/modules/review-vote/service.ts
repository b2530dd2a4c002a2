import type { Redis } from 'ioredis';
import type { ReviewVotes } from '#lib/contract/review.ts';
import { paths } from '#lib/contract/paths.ts';
import { tags } from '#lib/contract/tags.ts';
import { basketKey } from '#server/basket-owner.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { createLimit, orTakeBack } from '#server/limits/limit.ts';
import { voteTexts } from '#server/modules/review-vote/texts.ts';
import {
  giveVotes,
  holdVoted,
  holdVotedBy,
  readVotes,
  type Voter,
  votesOf,
  writeVote,
} from '#server/modules/review-vote/queries.ts';
import { announceGathered } from '#server/outbox/announce.ts';

/** Window in ms. */
const anHour = 3_600_000;
/** Votes of one voter, and of one network, which many may share. */
const most = { voter: 100, network: 500 };

interface Vote {
  readonly id: number;
  /** Whether the review is found helpful; null takes the vote back. */
  readonly vote: boolean | null;
}

/** Votes on reviews, by members and by visitors, who are known by guid alone. */
export function createVoteService(database: Database, redis: Redis | null) {
  const hourly = { redis, windowMs: anHour, sentence: voteTexts.tooManyVotes };
  const countVoter = createLimit({ ...hourly, kind: 'vote', most: most.voter });
  const countNetwork = createLimit({ ...hourly, kind: 'vote-network', most: most.network });

  /** Votes on the reviews that are shown, with those of the voter. */
  const list = (voter: Voter | null, ids: readonly number[]): Promise<ReviewVotes[]> =>
    database.run(readVotes, votesOf(voter, ids));

  /**
   * Sets, changes or takes back a vote; repeating it has no effect. Pages show it within a minute.
   * @throws {ShopError} 404 for a review that is not shown, 409 for the voter's own, 429
   */
  async function vote(
    voter: Voter,
    network: string,
    { id, vote: wanted }: Vote,
    joined?: Db,
  ): Promise<ReviewVotes> {
    const counted = await countVoter(basketKey(voter));
    const ofNetwork = await orTakeBack([counted], countNetwork(network));
    const written = database.transaction(async (tx) => {
      const held = await holdVoted(tx, id, voter);
      if (!held) throw unknownReview();
      if (held.isOwn) throw new ShopError(409, 'OWN_REVIEW', voteTexts.ownReview);
      if (await writeVote(tx, id, voter, wanted)) await announceVotes(tx, held);
    }, joined);
    await orTakeBack([counted, ofNetwork], written);
    const [now] = await database.run(readVotes, votesOf(voter, [id]), joined);
    if (!now) throw unknownReview();
    return now;
  }

  /** Makes the votes of a visitor those of the member they logged in as; none counts twice. */
  async function bringIn(memberId: number, guid: string | null, joined?: Db): Promise<void> {
    if (guid === null) return;
    await database.transaction(async (tx) => {
      const held = await holdVotedBy(tx, guid);
      if (held.length === 0) return;
      const ids = held.map(({ id }) => id);
      const fewer = await giveVotes(tx, guid, memberId, ids);
      for (const each of held) {
        // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
        if (fewer.includes(each.id)) await announceVotes(tx, each);
      }
    }, joined);
  }

  return { list, vote, bringIn };
}
export type VoteService = ReturnType<typeof createVoteService>;

const unknownReview = () => new ShopError(404, 'REVIEW_NOT_FOUND', voteTexts.unknownReview);

const announceVotes = (tx: Db, { productId, slug }: { productId: number; slug: string }) =>
  announceGathered(tx, tags.reviews(productId), [paths.product(productId, slug)]);
