import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { reviewVotes } from '#lib/contract/review.ts';
import type { BasketOwner } from '#server/basket-owner.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** Who votes: like the owner of a basket. */
export type Voter = BasketOwner;

const memberOf = (voter: Voter) => (voter.kind === 'member' ? voter.memberId : null);
const guidOf = (voter: Voter) => (voter.kind === 'guest' ? voter.guid : null);

/** The votes of a voter, in rows `v`. */
const ownVotes = (voter: Voter) =>
  voter.kind === 'member'
    ? sql`v.member_id = ${voter.memberId}`
    : sql`v.guid = ${voter.guid}::uuid`;

/** Values of `readVotes`. */
export const votesOf = (voter: Voter | null, ids: readonly number[]): unknown[] => [
  ids,
  voter && memberOf(voter),
  voter && guidOf(voter),
];

/** Shown reviews with their votes, in the order of their ids. Values: ids, member or null, guid or null. */
export const readVotes = {
  name: 'review-votes',
  text: `
    select r.id, r.helpful, r.unhelpful, coalesce(r.member_id = $2::bigint, false) as "isOwn",
      (select v.is_helpful from review_vote v where v.review_id = r.id
        and (v.member_id = $2::bigint or ($2::bigint is null and v.guid = $3::uuid))) as vote
    from review r where r.id = any($1::int[]) and r.state = 'shown' order by r.id`,
  row: reviewVotes,
} satisfies Statement<unknown>;

const held = z.object({ productId: z.int(), slug: z.string(), isOwn: z.boolean() });

/** A shown review of a product that has a page, locked, so that votes on it are counted one by one. */
export async function holdVoted(tx: Db, reviewId: number, voter: Voter) {
  const [found] = await rows(
    tx,
    sql`select p.id as "productId", p.slug, coalesce(r.member_id = ${memberOf(voter)}::bigint, false) as "isOwn"
      from review r join product p on p.id = r.product_id
      where r.id = ${reviewId} and r.state = 'shown' and p.removed_at is null for no key update of r`,
    held,
  );
  return found;
}

const helpful = z.object({ isHelpful: z.boolean() });

/** Removes the vote of a locked review; resolves to what it was, or null. */
async function removeVote(tx: Db, reviewId: number, voter: Voter): Promise<boolean | null> {
  const [gone] = await rows(
    tx,
    sql`delete from review_vote v where v.review_id = ${reviewId} and ${ownVotes(voter)}
      returning v.is_helpful as "isHelpful"`,
    helpful,
  );
  return gone?.isHelpful ?? null;
}

/** How much one of the counts changes from one vote to another. */
const change = (of: boolean, before: boolean | null, now: boolean | null): number =>
  Number(now === of) - Number(before === of);

/** Sets the vote on a locked review; null removes it. Resolves to whether that changed anything. */
export async function writeVote(
  tx: Db,
  reviewId: number,
  voter: Voter,
  vote: boolean | null,
): Promise<boolean> {
  const before = await removeVote(tx, reviewId, voter);
  if (vote !== null) {
    await tx.execute(sql`insert into review_vote (review_id, member_id, guid, is_helpful)
      values (${reviewId}, ${memberOf(voter)}, ${guidOf(voter)}, ${vote})`);
  }
  if (before === vote) return false;
  await tx.execute(sql`update review set helpful = helpful + ${change(true, before, vote)},
    unhelpful = unhelpful + ${change(false, before, vote)} where id = ${reviewId}`);
  return true;
}

const voted = z.object({ id: z.int(), productId: z.int(), slug: z.string() });

/** Reviews a visitor voted on, locked in the order of their ids. */
export const holdVotedBy = (tx: Db, guid: string) =>
  rows(
    tx,
    sql`select r.id, p.id as "productId", p.slug from review r join product p on p.id = r.product_id
      where r.id in (select review_id from review_vote where guid = ${guid}::uuid)
      order by r.id for no key update of r`,
    voted,
  );

/**
 * Gives a visitor's votes on locked reviews to a member. Where the member has voted already, or wrote the review, the
 * visitor's vote is gone. Resolves to the reviews with other counts.
 */
export async function giveVotes(
  tx: Db,
  guid: string,
  memberId: number,
  reviewIds: readonly number[],
): Promise<number[]> {
  const ids = sql`${sql.param([...reviewIds])}::int[]`;
  await tx.execute(sql`update review_vote v set member_id = ${memberId}, guid = null
    where v.guid = ${guid}::uuid and v.review_id = any(${ids})
      and not exists (select from review_vote o where o.review_id = v.review_id and o.member_id = ${memberId})
      and not exists (select from review r where r.id = v.review_id and r.member_id = ${memberId})`);
  const fewer = await rows(
    tx,
    sql`with gone as (
        delete from review_vote where guid = ${guid}::uuid and review_id = any(${ids})
        returning review_id, is_helpful
      )
      update review r set helpful = helpful - gone.is_helpful::int,
        unhelpful = unhelpful - (not gone.is_helpful)::int
      from gone where r.id = gone.review_id returning r.id`,
    z.object({ id: z.int() }),
  );
  return fewer.map(({ id }) => id);
}
