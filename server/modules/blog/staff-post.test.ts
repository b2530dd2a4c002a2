import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type AdminPost, adminPost, listPostsAnswer, stalePost } from '#lib/contract/admin-post.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { post } from '#server/db/schema/blog.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { createLogger } from '#server/http/logging.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { cover, refillTestBlog } from '#server/testing/blog.ts';
import { codes } from '#server/testing/fixture.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await refillTestBlog(shop);
  await shop.shop.database.db.execute(sql`truncate staff_event`);
});

const call = (name: string, body: unknown, headers = admin) =>
  shop.post(`/api/Admin/${name}`, body, headers);
async function done<Row>(schema: z.ZodType<Row>, name: string, body: object): Promise<Row> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return schema.parse(answer);
}
const list = (body: object = {}) => done(listPostsAnswer, 'List-Posts', body);
const ids = async (body: object = {}) => (await list(body)).items.map(({ id }) => id);
const get = (id: number) => done(adminPost, 'Get-Post', { id });
const bodyOf = (of: AdminPost) => ({
  ...of,
  imageAlt: 'عکس',
  categorySlug: of.category.slug,
  authorSlug: of.author.slug,
  tags: of.tags.map(({ slug }) => slug),
});
const isShown = async (id: number) =>
  (await shop.post('/api/Blog/Get-Blog-Detail', { value: id })).status === 200;
const announced = async () => {
  const found = await shop.shop.database.db.select().from(outbox).orderBy(asc(outbox.id));
  return found.map(({ payload, dueAt }) => ({ ...outboxChange.parse(payload), dueAt }));
};
const events = () => shop.shop.database.db.select().from(staffEvent).orderBy(asc(staffEvent.id));

describe('the list', () => {
  test('has all posts with their state, the last changed first, and goes on without a gap', async () => {
    await shop.shop.database.db.execute(
      sql`update post set updated_at = now() - id % 3 * interval '1 hour'`,
    );
    const first = await list({ limit: 5 });
    expect(first.total).toEqual({ count: 14, isExact: true });
    const second = await list({ limit: 5, after: first.next });
    const third = await list({ limit: 5, after: second.next });
    expect([second.total, third.next]).toEqual([null, null]);
    const all = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
    expect(all).toEqual([12, 9, 6, 3, 13, 10, 7, 4, 1, 14, 11, 8, 5, 2]);
    const states = Object.fromEntries(
      (await list()).items.map(({ id, state }) => [id, state] as const),
    );
    expect([states[1], states[4], states[5]]).toEqual(['published', 'draft', 'scheduled']);
  });

  test.each([
    [{ query: 'گلکسي' }, [5, 4, 1]],
    [{ query: 'گوش خرید' }, [1]],
    [{ query: '%' }, []],
    [{ query: "' or true --" }, []],
    [{ query: 'گلکسی', state: 'draft' }, [4]],
    [{ state: 'scheduled' }, [5]],
    [{ state: 'bin' }, []],
    [{ categoryId: 2 }, [3]],
    [{ authorId: 2, state: 'published' }, [3]],
    [{ categoryId: 99 }, []],
  ])('with %j has %j', async (body, expected) => {
    expect(await ids(body)).toEqual(expected);
  });

  test.each([
    [{ after: 'x' }],
    [{ after: Buffer.from('["2026-01-01",1]').toString('base64url') }],
    [{ after: Buffer.from(`["' or 1=1 --",1]`).toString('base64url') }],
    [{ after: Buffer.from('[1e99,1]').toString('base64url') }],
    [{ after: Buffer.from('[1,1e99]').toString('base64url') }],
    [{ after: Buffer.from('[1.5,1]').toString('base64url') }],
    [{ after: Buffer.from('[1]').toString('base64url') }],
    [{ limit: 0 }],
    [{ limit: 101 }],
    [{ state: 'other' }],
    [{ categoryId: -1 }],
    [{ query: 'گ'.repeat(201) }],
    [{ query: null }],
  ])('refuses %j', async (body) => {
    expect((await call('List-Posts', body)).status).toBe(422);
  });

  test.each(['[0,1]', '[4000000000000000,2147483647]'])('goes on at %s', async (place) => {
    const after = Buffer.from(place).toString('base64url');
    expect((await call('List-Posts', { after })).status).toBe(200);
  });
});

test('a post is read as it is stored, with the products it names, whether they are there or not', async () => {
  const first = await get(1);
  const bodyHtml = [codes.phone, codes.removed, 999]
    .map((code) => `<p data-product="${code}"></p>`)
    .join('');
  await done(adminPost, 'Save-Post', { ...bodyOf(first), bodyHtml });
  expect(await get(1)).toMatchObject({
    revision: 2,
    image: cover,
    category: { slug: 'راهنمای-خرید' },
    tags: [{ slug: 'سامسونگ' }, { slug: 'نکته-ها' }],
    products: [
      { websiteCode: codes.phone, isThere: true },
      { websiteCode: codes.removed, isThere: false },
      { websiteCode: 999, nameFa: '', image: '', isThere: false },
    ],
  });
  expect((await call('Get-Post', { id: 99 })).status).toBe(404);
  expect((await call('Get-Post', { id: 'x' })).status).toBe(422);
});

test('a post saved from what the editor was given stays as it is', async () => {
  const first = await get(1);
  const saved = await done(adminPost, 'Save-Post', {
    ...bodyOf(first),
    imageAlt: '',
    publishedTime: null,
  });
  expect(saved).toEqual({
    ...first,
    revision: 2,
    state: 'draft',
    publishedTime: null,
    updatedAt: saved.updatedAt,
  });
});

test('a save on an older version gets the post of now, and changes nothing', async () => {
  const first = await get(1);
  await done(adminPost, 'Save-Post', { ...bodyOf(first), title: 'دیگری' });
  const { status, body } = await call('Save-Post', { ...bodyOf(first), title: 'من' });
  expect(status).toBe(409);
  expect(stalePost.parse(body)).toMatchObject({
    code: 'STALE',
    fields: { version: '2' },
    now: { title: 'دیگری', revision: 2 },
  });
  expect(await get(1)).toMatchObject({ title: 'دیگری' });
});

test('of two saves at once on the same version one is refused', async () => {
  const first = bodyOf(await get(1));
  const answers = await Promise.all(
    ['یک', 'دو'].map((title) => call('Save-Post', { ...first, title })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await events()).length).toBe(1);
});

test('each change is recorded with who made it, without the text', async () => {
  await done(adminPost, 'Save-Post', { ...bodyOf(await get(1)), title: 'عنوان تازه' });
  const [event] = await events();
  expect(event).toMatchObject({
    action: 'Save-Post',
    subject: 'post 1',
    before: { title: 'راهنمای خرید گوشی گلکسی' },
    after: { title: 'عنوان تازه', state: 'published' },
  });
  expect(event?.memberId).toEqual(expect.any(Number));
  expect(JSON.stringify(event)).not.toContain('متن کوتاه');
});

const remove = (id: number, revision: number) => call('Remove-Post', { id, revision });
const restore = (id: number, revision: number) => call('Restore-Post', { id, revision });
const later = async () =>
  (await announced()).filter(({ dueAt }) => dueAt.getTime() > Date.now() + 60_000);

describe('the bin', () => {
  test('takes a post off the shop, and gives it back as it was published', async () => {
    const before = await get(1);
    expect((await remove(1, 1)).body).toMatchObject({ state: 'bin', publishedTime: null });
    expect([await isShown(1), await ids({ state: 'bin' }), await ids()]).toEqual([
      false,
      [1],
      expect.not.arrayContaining([1]),
    ]);
    const [gone] = await announced();
    expect(gone?.tags).toEqual([
      'blog',
      'post-1',
      'home',
      'sitemap',
      'product-1001',
      'category-2',
      'category-1',
      'category-0',
      'brand-1',
    ]);
    expect(gone?.paths).toEqual(expect.arrayContaining([`/blog/1/${before.slug}`, '/blog', '/']));
    expect((await restore(1, 2)).body).toMatchObject({
      state: 'published',
      publishedTime: before.publishedTime,
      binnedAt: null,
      revision: 3,
    });
    expect(await isShown(1)).toBe(true);
    expect((await announced())[1]?.paths).toEqual(
      expect.arrayContaining([`/blog/1/${before.slug}`]),
    );
    expect((await events()).map(({ action }) => action)).toEqual(['Remove-Post', 'Restore-Post']);
  });

  test('takes back the announcement of a scheduled post, and makes it again', async () => {
    const publishedTime = new Date(Date.now() + 3_600_000).toISOString();
    const saved = await done(adminPost, 'Save-Post', { ...bodyOf(await get(5)), publishedTime });
    expect(await later()).toHaveLength(1);
    await remove(5, saved.revision);
    expect(await later()).toEqual([]);
    await restore(5, saved.revision + 1);
    expect((await later()).map(({ dueAt }) => dueAt.toISOString())).toEqual([publishedTime]);
  });

  test('refuses what does not fit', async () => {
    expect((await restore(1, 1)).body).toMatchObject({ code: 'NOT_IN_BIN' });
    expect((await remove(1, 9)).body).toMatchObject({ code: 'STALE', now: { id: 1 } });
    expect((await remove(99, 1)).status).toBe(404);
    await remove(1, 1);
    expect((await remove(1, 2)).body).toMatchObject({ code: 'IN_BIN' });
    const { binnedAt, ...first } = bodyOf(await get(1));
    expect(binnedAt).not.toBeNull();
    expect((await call('Save-Post', first)).body).toMatchObject({ code: 'IN_BIN' });
    expect(await isShown(1)).toBe(false);
  });

  test('is emptied of what has been in it for 30 days', async () => {
    await remove(1, 1);
    await remove(2, 1);
    const { db } = shop.shop.database;
    await db
      .update(post)
      .set({ binnedAt: sql`now() - interval '31 days'` })
      .where(eq(post.id, 2));
    await shop.job('clean up removed posts').run(createLogger('silent'));
    expect(await ids({ state: 'bin' })).toEqual([1]);
  });
});
