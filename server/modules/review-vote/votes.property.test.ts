import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { guestBasket, memberBasket } from '#server/basket-owner.ts';
import { createVoteService, type VoteService } from '#server/modules/review-vote/service.ts';
import { codes } from '#server/testing/fixture.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let members: number[];
/** Of another's, and the first member's own. */
const reviews = [1, 2];
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  const { db } = shop.shop.database;
  const found = await rows(
    db,
    sql`select id::int as id from member order by id limit 3`,
    z.object({ id: z.int() }),
  );
  members = found.map(({ id }) => id);
  await db.execute(sql`insert into review (id, product_id, member_id, author, stars, body, state) values
    (1, ${codes.phone}, null, 'سارا', 5, 'خوب', 'shown'),
    (2, ${codes.phone}, ${members[0]}, 'مینا', 4, 'خوب', 'shown')`);
});
afterAll(() => shop.close());

const guids = ['0', '1', '2'].map((n) => `00000000-0000-4000-8000-00000000000${n}`);

/** Members are 0 to 2, guests 3 to 5. */
const voter = fc.nat({ max: 5 });
const vote = fc.record({
  is: fc.constant('vote' as const),
  who: voter,
  review: fc.constantFrom(...reviews),
  vote: fc.constantFrom(true, false, null),
});
const votesAtOnce = fc.record({
  is: fc.constant('at once' as const),
  review: fc.constantFrom(...reviews),
  /** Different voters, each twice. */
  votes: fc.uniqueArray(fc.record({ who: voter, vote: fc.constantFrom(true, false, null) }), {
    selector: ({ who }) => who,
    minLength: 2,
    maxLength: 4,
  }),
});
const login = fc.record({
  is: fc.constant('login' as const),
  guest: fc.integer({ min: 3, max: 5 }),
  member: fc.nat({ max: 2 }),
  /** The same login in two tabs. */
  isTwice: fc.boolean(),
});
const step = fc.oneof({ weight: 3, arbitrary: vote }, votesAtOnce, login);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const voterOf = (who: number) =>
  who < 3 ? memberBasket(members[who] ?? 0) : guestBasket(guids[who - 3] ?? '');

/** A naive model: who has which vote on which review. */
class Model {
  readonly votes = new Map<string, boolean>();
  readonly key = (who: number, review: number) => `${who} ${review}`;

  set(who: number, review: number, wanted: boolean | null): void {
    if (isAuthor(who, review)) return;
    if (wanted === null) this.votes.delete(this.key(who, review));
    else this.votes.set(this.key(who, review), wanted);
  }

  login(guest: number, member: number): void {
    for (const review of reviews) {
      const brought = this.votes.get(this.key(guest, review));
      this.votes.delete(this.key(guest, review));
      const has = this.votes.has(this.key(member, review));
      if (brought !== undefined && !has) this.set(member, review, brought);
    }
  }

  counts(review: number) {
    const all = [...this.votes].filter(([key]) => key.endsWith(` ${review}`));
    const helpful = all.filter(([, is]) => is).length;
    return { helpful, unhelpful: all.length - helpful };
  }
}

const isAuthor = (who: number, review: number) => who === 0 && review === 2;

async function run(votes: VoteService, model: Model, at: Step): Promise<void> {
  if (at.is === 'login') {
    const bring = () => votes.bringIn(members[at.member] ?? 0, guids[at.guest - 3] ?? '');
    await Promise.all(at.isTwice ? [bring(), bring()] : [bring()]);
    model.login(at.guest, at.member);
    return;
  }
  const all = at.is === 'vote' ? [at] : [...at.votes, ...at.votes];
  const made = await Promise.allSettled(
    all.map((each) => votes.vote(voterOf(each.who), 'network', { id: at.review, vote: each.vote })),
  );
  for (const [place, each] of all.entries()) {
    const isRefused = made[place]?.status === 'rejected';
    expect(isRefused).toBe(isAuthor(each.who, at.review));
    model.set(each.who, at.review, each.vote);
  }
}

test('nobody counts twice, after any sequence of votes, revocations and logins, also at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
      const { database } = shop.shop;
      await database.db.execute(sql`truncate review_vote`);
      await database.db.execute(sql`update review set helpful = 0, unhelpful = 0`);
      // Limits have their own test.
      const votes = createVoteService(database, null);
      const model = new Model();
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      for (const each of steps) await run(votes, model, each);
      const now = await votes.list(null, reviews);
      expect(now.map(({ helpful, unhelpful }) => ({ helpful, unhelpful }))).toEqual(
        reviews.map((review) => model.counts(review)),
      );
      for (const who of [0, 1, 2, 3, 4, 5]) {
        // oxlint-disable-next-line no-await-in-loop
        const own = await votes.list(voterOf(who), reviews);
        expect(own.map((each) => each.vote)).toEqual(
          reviews.map((review) => model.votes.get(model.key(who, review)) ?? null),
        );
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);
