import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addedCommentAnswer, blogDetailAnswer, sidebarAnswer } from '#lib/contract/blog.ts';
import { waitingAnswer } from '#lib/contract/opinion.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { type Db, rows } from '#server/db/database.ts';
import { spreadComments } from '#server/modules/blog/page-change-service.ts';
import { readWaiting } from '#server/modules/opinion/own-queries.ts';
import { until } from '#server/testing/until.ts';
import { refillTestBlog } from '#server/testing/blog.ts';
import { createWriting, type OpinionShop, openOpinionShop } from '#server/testing/opinions.ts';
import { openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let opened: OpinionShop;
beforeAll(async () => {
  opened = await openOpinionShop();
});
afterAll(() => opened.shop.close());
beforeEach(() => refillTestBlog(opened.shop));

const { call } = createWriting(() => opened);
const send = (body: string, headers?: object, id = 2) =>
  call('Blog/Add-Comment', { id, body }, headers);
const add = async (body: string, headers?: object) =>
  addedCommentAnswer.parse((await send(body, headers)).body);
const post = async (id = 2) =>
  blogDetailAnswer.parse((await call('Blog/Get-Blog-Detail', { value: id }, {})).body);
const waiting = async () =>
  waitingAnswer.parse((await call('Admin/Get-Waiting-Opinions', {}, opened.admin)).body).items;
const judge = (name: 'Approve' | 'Reject', id: number, more: object = {}) =>
  call(`Admin/${name}-Opinion`, { kind: 'comment', id, revision: 1, ...more }, opened.admin);
const announced = async () => {
  const found = await opened.shop.shop.database.db.select().from(outbox);
  return found.map(({ payload }) => payload);
};

describe('a member’s comment', () => {
  test('waits in the moderation queue, with its post', async () => {
    const { id, state } = await add('مطلب خوبی بود.');
    expect(state).toBe('waiting');
    expect(await post()).toMatchObject({ comments: [], commentCount: 0 });
    expect(await waiting()).toMatchObject([
      { kind: 'comment', id, product: null, post: { id: 2, title: 'قاب یا محافظ؟' }, stars: null },
    ]);
    expect(await announced()).toEqual([]);
  });

  test('is read for the queue with the listed fields of its post only', async () => {
    await add('مطلب خوبی بود.');
    const { db } = opened.shop.shop.database;
    const text = readWaiting.text.replaceAll('$1', '0');
    const posts = z.object({
      items: z.array(z.object({ post: z.record(z.string(), z.unknown()) })),
    });
    const [found] = await rows(db, sql.raw(text), posts);
    expect(found?.items.map((item) => item.post)).toEqual([
      { id: 2, title: 'قاب یا محافظ؟', slug: 'قاب-یا-محافظ' },
    ]);
  });

  test("is shown once approved, and the post's page is revalidated", async () => {
    const { id, author } = await add('مطلب خوبی بود.');
    expect((await judge('Approve', id)).status).toBe(200);
    expect(await post()).toMatchObject({
      comments: [{ id, author, body: 'مطلب خوبی بود.', isShop: false }],
      commentCount: 1,
    });
    expect(await announced()).toEqual([{ tags: ['post-2'], paths: ['/blog/2/قاب-یا-محافظ'] }]);
  });

  test('is hidden again when it is refused', async () => {
    const { id } = await add('مطلب خوبی بود.');
    await judge('Approve', id);
    expect((await judge('Reject', id, { reason: 'تبلیغ است' })).status).toBe(200);
    expect(await post()).toMatchObject({ comments: [], commentCount: 0 });
    expect(await announced()).toHaveLength(2);
  });

  test('can be approved only in the revision that was read', async () => {
    const { id } = await add('مطلب خوبی بود.');
    expect((await judge('Approve', id, { revision: 2 })).status).toBe(409);
    expect((await judge('Approve', 99)).status).toBe(404);
  });

  test('is stored once, however often it is sent', async () => {
    const [one, other] = await Promise.all([add('خوب بود'), add('خوب بود')]);
    expect(one.id).toBe(other.id);
    expect(await waiting()).toHaveLength(1);
  });

  test('makes its post popular', async () => {
    const { id } = addedCommentAnswer.parse((await send('خوب بود', opened.ours, 14)).body);
    await judge('Approve', id);
    const beside = await opened.shop.get('/api/Blog/Get-Sidebar-Item');
    expect(sidebarAnswer.parse(beside.body).popular[0]).toMatchObject({ id: 14 });
  });

  test.each(['', ' ', '؟؟؟', 'ا'.repeat(1_001), 'زنگ بزنید 09121234567', 'ا\u0000ب'])(
    '%j is invalid',
    async (body) => {
      expect((await send(body)).status).toBe(422);
    },
  );

  test.each([4, 5, 99])('is refused on the unpublished post %i', async (id) => {
    expect((await send('خوب بود', opened.ours, id)).status).toBe(404);
  });

  test('is plain text', async () => {
    const { id } = await add('<script>alert(1)</script> خوب');
    await judge('Approve', id);
    expect((await post()).comments[0]?.body).toBe('<script>alert(1)</script> خوب');
  });
});

test("an administrator's is the shop's and shown at once", async () => {
  const { state } = await add('سپاس از شما', opened.admin);
  expect(state).toBe('shown');
  expect(await post()).toMatchObject({ comments: [{ isShop: true }], commentCount: 1 });
  expect(await announced()).toHaveLength(1);
});

test('of staff who do not manage opinions is not', async () => {
  await signInStaff(opened.shop, ['content']);
  expect((await add('سپاس از شما', opened.admin)).state).toBe('waiting');
  await signInStaff(opened.shop);
});

const show = (tx: Db, id: number) =>
  tx.execute(sql`update post_comment set state = 'shown' where id = ${id}`);

// PGlite has one connection.
(testsOnPostgres ? test : test.skip)('two approved at once are both counted', async () => {
  const { database } = opened.shop.shop;
  const first = await add('یکم');
  const second = await add('دوم');
  const waits = sql`select from pg_stat_activity where datname = current_database()
    and wait_event_type = 'Lock'`;
  const other = await database.transaction(async (tx) => {
    await show(tx, first.id);
    await spreadComments(tx, 2);
    const counted = database.transaction(async (later) => {
      await show(later, second.id);
      await spreadComments(later, 2);
    });
    await until(async () => (await rows(database.db, waits, z.object({}))).length > 0);
    return { counted };
  });
  await other.counted;
  expect((await post()).commentCount).toBe(2);
});

test('visitors cannot write, and members cannot approve', async () => {
  expect((await send('خوب بود', {})).status).toBe(401);
  const { id } = await add('خوب بود');
  const body = { kind: 'comment', id, revision: 1 };
  expect((await call('Admin/Approve-Opinion', body, opened.others)).status).toBe(401);
});

test('comments and opinions share one daily limit', async () => {
  const limited = await openTestShop({ config: { opinionDailyLimit: 2 }, beside: opened.shop });
  const at = (name: string, body: object) => limited.post(`/api/${name}`, body, { ...opened.ours });
  expect((await at('Product/Ask-Question', { WebsiteCode: 1001, body: 'رنگ؟' })).status).toBe(200);
  expect((await at('Blog/Add-Comment', { id: 2, body: 'خوب بود' })).status).toBe(200);
  expect((await at('Blog/Add-Comment', { id: 2, body: 'باز هم خوب' })).status).toBe(429);
  await limited.close();
});
