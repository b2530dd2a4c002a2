import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { addedCommentAnswer, blogDetailAnswer } from '#lib/contract/blog.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { refillTestBlog } from '#server/testing/blog.ts';
import { createWriting, type OpinionShop, openOpinionShop } from '#server/testing/opinions.ts';

let opened: OpinionShop;
beforeAll(async () => {
  opened = await openOpinionShop();
});
afterAll(() => opened.shop.close());
beforeEach(() => refillTestBlog(opened.shop));

const { call, list } = createWriting(() => opened);
const add = async (body: string, id = 2) =>
  addedCommentAnswer.parse((await call('Blog/Add-Comment', { id, body })).body);
const judge = (name: 'Approve' | 'Reject', id: number, more: object = {}) =>
  call(`Admin/${name}-Opinion`, { kind: 'comment', id, revision: 1, ...more }, opened.admin);
const own = async (headers?: object) => (await list(headers)).items;
const removeIt = (id: number, headers?: object) =>
  call('Product/Remove-Opinion', { kind: 'comment', id }, headers);

test("the member's list contains comments with their post, the newest first", async () => {
  const asked = await call('Product/Ask-Question', { WebsiteCode: 1001, body: 'رنگ؟' });
  expect(asked.status).toBe(200);
  const { id, author } = await add('مطلب خوبی بود.');
  const [first, second] = await own();
  expect(first).toEqual({
    kind: 'comment',
    id,
    author,
    body: 'مطلب خوبی بود.',
    state: 'waiting',
    reason: '',
    createdAt: expect.any(String),
    post: {
      id: 2,
      title: 'قاب یا محافظ؟',
      slug: 'قاب-یا-محافظ',
      image: expect.stringMatching(/-850\.webp$/),
      isThere: true,
    },
  });
  expect(second).toMatchObject({ kind: 'question', body: 'رنگ؟' });
  expect((await own(opened.others)).filter(({ kind }) => kind === 'comment')).toEqual([]);
});

test('the list shows whether a comment is shown or why it was refused', async () => {
  const shown = await add('خوب بود');
  const refused = await add('بخرید');
  await judge('Approve', shown.id);
  await judge('Reject', refused.id, { reason: 'تبلیغ است' });
  const comments = (await own()).filter(({ kind }) => kind === 'comment');
  expect(comments).toMatchObject([
    { id: refused.id, state: 'refused', reason: 'تبلیغ است' },
    { id: shown.id, state: 'shown', reason: '' },
  ]);
});

test('a comment on a post that was unpublished is still listed, without a link', async () => {
  await add('خوب بود');
  await opened.shop.shop.database.db.execute(
    sql`update post set published_time = null where id = 2`,
  );
  expect((await own())[0]).toMatchObject({ kind: 'comment', post: { id: 2, isThere: false } });
});

test('removing a shown comment revalidates its post', async () => {
  const { id } = await add('خوب بود');
  await judge('Approve', id);
  const { db } = opened.shop.shop.database;
  const before = (await db.select().from(outbox)).length;
  expect(await removeIt(id)).toMatchObject({ status: 200, body: { kind: 'comment', id } });
  const post = blogDetailAnswer.parse((await call('Blog/Get-Blog-Detail', { value: 2 })).body);
  expect(post).toMatchObject({ comments: [], commentCount: 0 });
  expect((await own()).filter(({ kind }) => kind === 'comment')).toEqual([]);
  const announced = (await db.select().from(outbox)).slice(before);
  expect(announced.map(({ payload }) => payload)).toEqual([
    { tags: ['post-2'], paths: ['/blog/2/قاب-یا-محافظ'] },
  ]);
});

test('removing a waiting comment notifies nobody', async () => {
  const { id } = await add('خوب بود');
  const { db } = opened.shop.shop.database;
  const before = (await db.select().from(outbox)).length;
  expect((await removeIt(id)).status).toBe(200);
  expect(await db.select().from(outbox)).toHaveLength(before);
  expect((await judge('Approve', id)).status).toBe(404);
});

test("another member's comment cannot be removed", async () => {
  const { id } = await add('خوب بود');
  expect((await removeIt(id, opened.others)).status).toBe(404);
  expect((await removeIt(id, {})).status).toBe(401);
  expect((await own()).map((each) => each.id)).toContain(id);
});

test('the comment form requests only the name of its post', async () => {
  const named = await call('Blog/Get-Post-Name', { value: 2 }, {});
  expect(named.body).toEqual({ id: 2, title: 'قاب یا محافظ؟', slug: 'قاب-یا-محافظ' });
  for (const value of [4, 5, 99]) {
    // oxlint-disable-next-line no-await-in-loop
    expect((await call('Blog/Get-Post-Name', { value }, {})).status).toBe(404);
  }
});
