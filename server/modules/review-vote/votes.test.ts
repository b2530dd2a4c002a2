import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { getVotesAnswer, reviewVotes } from '#lib/contract/review.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts } from '#server/testing/members.ts';
import {
  createWriting,
  forgetOpinions,
  type OpinionShop,
  openOpinionShop,
} from '#server/testing/opinions.ts';

let opened: OpinionShop;
beforeAll(async () => {
  opened = await openOpinionShop();
});
afterAll(() => opened.shop.close());
beforeEach(() => forgetOpinions(opened));

const { call, write, approve, shownReviews } = createWriting(() => opened);
const guest = (n: number) => ({ 'x-guid': `00000000-0000-4000-8000-00000000000${n}` });
const vote = (id: number, is: boolean | null, headers: object) =>
  call('Product/Vote-Review', { id, vote: is }, headers);
const votesOf = async (ids: number[], headers: object) =>
  getVotesAnswer.parse((await call('Product/Get-Votes', { ids }, headers)).body).items;

/** The others' login, from a browser with this guid. */
async function enter(headers: object): Promise<void> {
  const { mobile, password } = accounts.withoutNationalCode;
  const entered = await call('member-account/login', { mobile, password }, headers);
  expect(entered.status).toBe(200);
}

async function shown(): Promise<number> {
  const written = await write();
  await approve(written);
  await opened.shop.shop.database.db.delete(outbox);
  return written.id;
}

test('members and guests vote once each, change their mind and take it back', async () => {
  const id = await shown();
  expect((await vote(id, true, opened.others)).body).toEqual({
    id,
    helpful: 1,
    unhelpful: 0,
    vote: true,
    isOwn: false,
  });
  await vote(id, true, opened.others);
  await vote(id, true, guest(1));
  const changed = reviewVotes.parse((await vote(id, false, guest(1))).body);
  expect(changed).toMatchObject({ helpful: 1, unhelpful: 1, vote: false });
  await vote(id, null, opened.others);
  expect(await votesOf([id], opened.others)).toMatchObject([
    { helpful: 0, unhelpful: 1, vote: null },
  ]);
  expect((await shownReviews()).items).toMatchObject([{ helpful: 0, unhelpful: 1 }]);
});

test('a vote of a visitor becomes the member’s with the login, who may have voted before', async () => {
  const id = await shown();
  await vote(id, true, guest(1));
  await enter(guest(1));
  expect(await votesOf([id], opened.others)).toMatchObject([{ helpful: 1, vote: true }]);
  await vote(id, false, guest(2));
  await enter(guest(2));
  expect(await votesOf([id], opened.others)).toMatchObject([
    { helpful: 1, unhelpful: 0, vote: true },
  ]);
});

test('the author cannot vote, nor anybody on what is not shown or without being known', async () => {
  const id = await shown();
  expect((await vote(id, true, opened.ours)).status).toBe(409);
  expect(await votesOf([id], opened.ours)).toMatchObject([{ isOwn: true, helpful: 0 }]);
  expect((await vote(id, true, {})).status).toBe(422);
  expect((await vote(id + 100, true, guest(1))).status).toBe(404);
  const waiting = await write({ WebsiteCode: codes.laptop });
  expect((await vote(waiting.id, true, guest(1))).status).toBe(404);
  expect(await votesOf([waiting.id], guest(1))).toEqual([]);
  for (const body of [{ id }, { id, vote: 'yes' }, { id: -1, vote: true }, {}]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await call('Product/Vote-Review', body, guest(1))).status).toBe(422);
  }
});

test('many votes are announced by one row, due within a minute, of which search engines hear nothing', async () => {
  const id = await shown();
  const { db } = opened.shop.shop.database;
  for (const n of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop
    await vote(id, true, guest(n));
  }
  await vote(id, true, guest(3));
  const announced = await db.select().from(outbox);
  expect(announced.map(({ payload }) => payload)).toEqual([
    {
      tags: [`reviews-${codes.phone}`],
      paths: [expect.stringContaining(`/shop/product/${codes.phone}/`)],
      unlisted: [expect.any(String)],
    },
  ]);
  const wait = (announced[0]?.dueAt.getTime() ?? 0) - Date.now();
  expect(wait).toBeGreaterThan(30_000);
  expect(wait).toBeLessThanOrEqual(60_000);
});

test('one voter has a hundred votes an hour', async () => {
  const id = await shown();
  const made = [];
  for (let n = 0; n < 101; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    made.push((await vote(id, n % 2 === 0, guest(9))).status);
  }
  expect(made.slice(0, 100).every((status) => status === 200)).toBe(true);
  expect(made.at(-1)).toBe(429);
});

test('what is no vote counts for none', async () => {
  const id = await shown();
  for (let n = 0; n < 101; n += 1) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await vote(id + 100, true, guest(8))).status).toBe(404);
  }
  expect((await vote(id, true, guest(8))).status).toBe(200);
});
