import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq } from 'drizzle-orm';
import {
  blogDetailAnswer,
  blogListAnswer,
  blogPageSize,
  sidebarAnswer,
} from '#lib/contract/blog.ts';
import { homeAnswer } from '#lib/contract/home.ts';
import { getDetailAnswer } from '#lib/contract/product.ts';
import { post } from '#server/db/schema/blog.ts';
import { productVideo } from '#server/db/schema/video.ts';
import { homeBlock } from '#server/db/schema/content.ts';
import { fillTestBlog, shownPosts } from '#server/testing/blog.ts';
import { codes } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestBlog(shop);
});
afterAll(() => shop.close());

const ask = (body: object) => shop.post('/api/blog/get-list', body);
const list = async (body: object = {}) => blogListAnswer.parse((await ask(body)).body);
const ids = async (body: object) => (await list(body)).items.map(({ id }) => id);
const find = (value: string) => ids({ type: 'search', value });
const detail = (value: unknown) => shop.post('/api/Blog/Get-Blog-Detail', { value });
const read = async (id: number) => blogDetailAnswer.parse((await detail(id)).body);
const sidebar = (beside = '') => shop.get(`/api/Blog/Get-Sidebar-Item${beside}`);

describe('the list', () => {
  test('has the newest posts first, eight a page, and no unpublished ones', async () => {
    const first = await list();
    expect(first).toMatchObject({ total: shownPosts.all, page: 1, pageCount: 2, term: null });
    expect(first.items).toHaveLength(blogPageSize);
    expect(first.items.slice(0, 3).map(({ id }) => id)).toEqual([1, 2, 3]);
    const second = await list({ page: 2 });
    expect(second.items.map(({ id }) => id)).toEqual([11, 12, 13, 14]);
  });

  test('contains the fields of a post that a card shows', async () => {
    const [first] = (await list({ limit: 1 })).items;
    expect(first).toMatchObject({
      id: 1,
      slug: 'راهنمای-خرید-گوشی-گلکسی',
      image: 'aaaaaaaaaaaa-850.webp',
      category: { title: 'راهنمای خرید', slug: 'راهنمای-خرید' },
      author: { title: 'مینا', slug: 'مینا' },
      readingMinutes: 1,
    });
  });

  test.each([
    ['category', 'بررسی', [3], { title: 'بررسی', slug: 'بررسی', description: '' }],
    ['category', 'بررسي', [3], { slug: 'بررسی' }],
    ['tag', 'نکته-ها', [1, 3], { title: 'نکته‌ها' }],
    ['tag', 'سامسونگ', [1, 2], { title: 'سامسونگ' }],
    ['author', 'کاوه', [3], { title: 'کاوه' }],
    ['category', 'خانه', [], { title: 'خانه' }],
  ])('of the %s %s has its own posts', async (type, value, expected, term) => {
    const found = await list({ type, value });
    expect(found.items.map(({ id }) => id)).toEqual(expected);
    expect(found).toMatchObject({ total: expected.length, term });
  });

  test('contains the description of an author or category', async () => {
    expect((await list({ type: 'author', value: 'مینا' })).term).toMatchObject({
      description: 'از گوشی می‌نویسد',
    });
    expect((await list({ type: 'category', value: 'راهنمای-خرید' })).term).toMatchObject({
      description: 'برای خرید',
    });
  });

  test.each([
    [{ type: 'category', value: 'نیست' }],
    [{ type: 'category' }],
    [{ type: 'author', value: '\u0000' }],
    [{ type: 'tag', value: "' or 1=1" }],
    [{ type: 'tag', value: 'پنهان' }],
    [{ page: 3 }],
    [{ page: 100_000 }],
    [{ type: 'category', value: 'خانه', page: 2 }],
    [{ type: 'search', value: 'گلکسی', page: 2 }],
  ])('%j is 404', async (body) => {
    expect((await ask(body)).status).toBe(404);
  });

  test.each([
    [{ page: 0 }],
    [{ page: -1 }],
    [{ page: 1.5 }],
    [{ page: 99_999_999_999 }],
    [{ limit: 51 }],
    [{ type: 'other' }],
    [{ type: 'search', value: 'گ'.repeat(50_000) }],
  ])('%j is refused', async (body) => {
    expect((await ask(body)).status).toBe(422);
  });
});

describe('a search', () => {
  test('has posts with the words in their title first, and no unpublished ones', async () => {
    expect(await find('گلکسی')).toEqual([1, 2]);
  });

  test.each([
    ['گوشی گلکسي', [1]],
    ['لپ تاپ', [3]],
    ['لپتاپ', [3]],
    ['۱۵ اینچ', [3]],
    ['15 اینچی', [3]],
    ['محاف', [2]],
    ['متن کوتاه', [1]],
  ])('finds by %s', async (value, expected) => {
    expect(await find(value)).toEqual(expected);
  });

  test.each([
    '%',
    '_',
    "'",
    '"\\',
    '\u202e',
    '\ud800',
    '\u0000',
    '',
    "' & ! | :* ()",
    '؟'.repeat(200),
  ])('for %j finds nothing', async (value) => {
    expect(await list({ type: 'search', value })).toMatchObject({ items: [], total: 0 });
  });
});

describe('a post', () => {
  test('has its headings, its products as cards and its tags in order', async () => {
    const found = await read(1);
    expect(found.contents).toEqual([{ id: 'اندازه', title: 'اندازه', level: 2 }]);
    expect(found.bodyHtml).toContain('<h2 id="اندازه">اندازه</h2>');
    expect(found.bodyHtml).toContain(`<p data-product="${codes.phone}"></p>`);
    expect(found.products).toMatchObject([{ websiteCode: codes.phone }]);
    expect(found.tags.map(({ slug }) => slug)).toEqual(['سامسونگ', 'نکته-ها']);
    expect(found.author).toMatchObject({ role: 'نویسنده', about: 'از گوشی می‌نویسد' });
  });

  test('names the published posts before and after it', async () => {
    expect(await read(1)).toMatchObject({ next: null, previous: { id: 2 } });
    expect(await read(2)).toMatchObject({ next: { id: 1 }, previous: { id: 3 } });
    expect(await read(14)).toMatchObject({ next: { id: 13 }, previous: null });
  });

  test('has related posts, first those that share tags and category', async () => {
    const related = (await read(1)).related.map(({ id }) => id);
    expect(related).toEqual([2, 3, 6, 7]);
  });

  test.each([4, 5, 99, 2_147_483_647])('%p is not found', async (id) => {
    expect((await detail(id)).status).toBe(404);
  });

  test.each([0, -1, 1.5, '1', null, 99_999_999_999])('%p is not an id', async (id) => {
    expect((await detail(id)).status).toBe(422);
  });
});

describe('the sidebar', () => {
  test('has categories with posts in their order, and each post once', async () => {
    const found = sidebarAnswer.parse((await sidebar()).body);
    expect(found.categories).toEqual([
      { title: 'بررسی', slug: 'بررسی', count: 1 },
      { title: 'راهنمای خرید', slug: 'راهنمای-خرید', count: shownPosts.ofFirst },
    ]);
    expect(found.latest.map(({ id }) => id)).toEqual([1, 2, 3, 6, 7]);
    expect(found.popular.map(({ id }) => id)).toEqual([8, 9, 10, 11, 12]);
    expect(found.products).toMatchObject([{ websiteCode: codes.phone }]);
  });

  test('of a post excludes the post and its products', async () => {
    const found = sidebarAnswer.parse((await sidebar('/1')).body);
    expect(found.latest.map(({ id }) => id)).toEqual([2, 3, 6, 7, 8]);
    expect(found.products).toEqual([]);
    const other = sidebarAnswer.parse((await sidebar('/2')).body);
    expect(other.products).toMatchObject([{ websiteCode: codes.phone }]);
  });

  test.each([
    ['/4', 404],
    ['/99', 404],
    ['/x', 422],
    ['/0', 422],
    ['/99999999999', 422],
  ])('%s answers %i', async (beside, status) => {
    expect((await sidebar(beside)).status).toBe(status);
  });
});

test('the home page has the newest posts in its block', async () => {
  const place = { position: 99, type: 'blog', title: 'مجله', url: '/blog' } as const;
  await shop.shop.database.db.insert(homeBlock).values({ ...place, data: { limit: 2 } });
  const { blocks } = homeAnswer.parse((await shop.get('/api/home/get-home')).body);
  expect(blocks.at(-1)).toMatchObject({ type: 'blog', data: [{ id: 1 }, { id: 2 }] });
});

test('a film has one date, the first on which a post or a product had it', async () => {
  const { db } = shop.shop.database;
  const bodyHtml =
    '<iframe src="https://www.aparat.com/video/video/embed/videohash/Ab1/vt/frame"></iframe>';
  await db.update(post).set({ bodyHtml }).where(eq(post.id, 3));
  const { publishedTime, filmDates } = await read(3);
  expect(filmDates).toEqual({ Ab1: publishedTime });
  const film = { productId: codes.laptop, position: 0, title: 'فیلم', posterHash: 'aaaaaaaaaaaa' };
  await db.insert(productVideo).values({ ...film, aparat: 'Ab1', createdAt: new Date() });
  const shown = async () => {
    const { body } = await shop.post('/api/Product/Get-Detail', { WebsiteCode: codes.laptop });
    return getDetailAnswer.parse(body).videos.map(({ uploadedAt }) => uploadedAt);
  };
  expect(await shown()).toEqual([publishedTime]);
  await db.update(productVideo).set({ createdAt: new Date('2020-01-01T00:00:00Z') });
  expect(await shown()).toEqual(['2020-01-01T00:00:00.000Z']);
  expect((await read(3)).filmDates).toEqual({ Ab1: '2020-01-01T00:00:00.000Z' });
});
