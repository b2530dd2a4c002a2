import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { desc } from 'drizzle-orm';
import { adminPost } from '#lib/contract/admin-post.ts';
import { postsAboutAnswer } from '#lib/contract/blog.ts';
import { tags } from '#lib/contract/tags.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { refillTestBlog } from '#server/testing/blog.ts';
import { brands, categories, codes } from '#server/testing/fixture.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
  await refillTestBlog(shop);
});
afterAll(() => shop.close());

const about = async (subject: string, id: number) => {
  const { body } = await shop.post('/api/Blog/Get-Posts-About', { subject, id });
  return postsAboutAnswer.parse(body).map((post) => post.id);
};

test('a product, its categories and its brand lead to the posts that show it', async () => {
  expect(await about('product', codes.phone)).toEqual([1]);
  expect(await about('category', categories.phones)).toEqual([1]);
  expect(await about('brand', brands.samsung)).toEqual([1]);
  expect(await about('product', codes.earphones)).toEqual([]);
  expect(await about('brand', 999_999)).toEqual([]);
});

test.each([
  { subject: 'post', id: 1 },
  { subject: 'product', id: 0 },
  { subject: '__proto__', id: 1 },
  { id: 1 },
])('%j is refused', async (body) => {
  expect((await shop.post('/api/Blog/Get-Posts-About', body)).status).toBe(422);
});

test('a change of a post makes the pages of its former and new products anew', async () => {
  const read = await shop.post('/api/Admin/Get-Post', { id: 1 }, admin);
  const post = adminPost.parse(read.body);
  const bodyHtml = `<p>متن</p><p data-product="${codes.earphones}"></p>`;
  const body = {
    ...post,
    bodyHtml,
    imageAlt: 'عکس',
    categorySlug: post.category.slug,
    authorSlug: post.author.slug,
    tags: post.tags.map(({ slug }) => slug),
  };
  expect((await shop.post('/api/Admin/Save-Post', body, admin)).status).toBe(200);
  const rows = await shop.shop.database.db.select().from(outbox).orderBy(desc(outbox.id)).limit(5);
  const announced = rows.flatMap(({ payload }) => outboxChange.parse(payload).tags);
  expect(announced).toEqual(
    expect.arrayContaining([
      tags.product(codes.phone),
      tags.product(codes.earphones),
      tags.category(categories.phones),
      tags.brand(brands.samsung),
    ]),
  );
  expect(await about('product', codes.phone)).toEqual([]);
  expect(await about('product', codes.earphones)).toEqual([1]);
});
