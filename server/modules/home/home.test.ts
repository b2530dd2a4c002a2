import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  homeAnswer,
  masterData,
  searchKeywordAnswer,
  siteMapAnswer,
  sitemapIndexAnswer,
  sitemapPartAnswer,
} from '#lib/contract/home.ts';
import { rows } from '#server/db/database.ts';
import { menuItem, setting } from '#server/db/schema/content.ts';
import {
  brands as brandIds,
  categories as categoryIds,
  codes,
  listedCount,
  variants,
} from '#server/testing/fixture.ts';
import { fillTestBlog, shownPosts } from '#server/testing/blog.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const master = async (headers = {}) =>
  masterData.parse((await shop.get('/api/home/get-master-data', headers)).body);
const suggest = async (name: string) =>
  searchKeywordAnswer.parse((await shop.post('/api/home/get-search-keyword', { name })).body);
const page = (Name: string) => shop.post('/api/home/Get-Page', { Name });
const part = (name: string) => shop.post('/api/home/get-sitemap-part', { name });

describe('master data', () => {
  test('has the menus with their headings and links, and defaults for missing settings', async () => {
    const found = await master();
    expect(found.menu).toMatchObject([
      { label: 'موبایل', type: 'megamenu', items: [{ type: 0, label: 'برند' }, { type: 1 }] },
    ]);
    expect(found.footerLinks).toHaveLength(1);
    expect(found).toMatchObject({ aboutUs: '<p>کهربا</p>', topBanner: null, bCount: 0 });
    expect(found.shop.name).toBe('کهربا');
  });

  test('counts the basket of the visitor that X-Guid names', async () => {
    const guid = randomUUID();
    const body = { WebsiteCode: codes.cheapPhone, Count: 2, GuidCode: guid };
    await shop.post('/api/Basket/Add-To-Basket', body);
    expect(await master({ 'x-guid': guid })).toMatchObject({ bCount: 2, sequence: 1 });
    expect(await master({ 'x-guid': 'no guid' })).toMatchObject({ bCount: 0, sequence: 0 });
  });

  test('changes as soon as a menu or a setting changes, whoever changed it', async () => {
    await master();
    const { db } = shop.shop.database;
    await db.insert(menuItem).values({ id: 9, place: 'side', label: 'تازه' });
    await db.update(setting).set({ value: 'دیگر' });
    const found = await master();
    expect(found.sideMenu).toMatchObject([{ label: 'تازه' }]);
    expect(found.aboutUs).toBe('دیگر');
  });

  test('must not be stored by shared caches', async () => {
    const { headers } = await shop.get('/api/home/get-master-data');
    expect(headers['cache-control']).toBe('private, no-store');
  });
});

test('the home page has its blocks in order, without empty ones', async () => {
  const { blocks } = homeAnswer.parse((await shop.get('/api/home/get-home')).body);
  expect(blocks.map((block) => block.title)).toEqual(['تخفیف', 'پرطرفدار', 'دسته‌ها', 'برندها']);
  const [reduced, popular, categories, brands] = blocks;
  expect(reduced?.data).toMatchObject([{ websiteCode: codes.laptop, discountPercent: 10 }]);
  expect(popular?.data).toMatchObject([
    { websiteCode: codes.phone },
    { websiteCode: codes.cheapPhone },
  ]);
  expect(categories?.data.map((each) => 'id' in each && each.id)).toEqual([4, 1]);
  expect(brands?.data).toHaveLength(1);
});

describe('suggestions', () => {
  test('list categories first, then products by popularity', async () => {
    const found = await suggest('گوشی');
    expect(found[0]).toEqual({
      id: 2,
      type: 'category',
      value: 'گوشی',
      valueSlug: 'گوشی',
      image: '',
      productCount: 6,
    });
    const products = found.filter(({ type }) => type === 'product').map((each) => each.id);
    expect(products.slice(0, 2)).toEqual([codes.phone, codes.cheapPhone]);
    expect(found.find(({ id }) => id === codes.phone)).toMatchObject({ price: expect.any(Number) });
    expect(found.at(-1)?.type).toBe('product');
  });

  test.each([
    ['s24 گلک', codes.phone],
    ['ايفون ۱۵', codes.cheapPhone],
    ['APPLE iph', codes.cheapPhone],
    ['iphone15', codes.cheapPhone],
    ['هندز فری', codes.earphones],
    ['بی\u200cسیم هندزفری', codes.earphones],
  ])('find by %p', async (name, code) => {
    expect((await suggest(name)).map((each) => each.id)).toContain(code);
  });

  test('do not contain removed products', async () => {
    expect(await suggest('former')).toEqual([]);
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
  ])('for %j are bounded', async (name) => {
    const { status, body } = await shop.post('/api/home/get-search-keyword', { name });
    expect(status).toBe(200);
    expect(searchKeywordAnswer.parse(body).length).toBeLessThanOrEqual(12);
  });

  test('for 100 KB of text are refused', async () => {
    const body = { name: 'گ'.repeat(50_000) };
    expect((await shop.post('/api/home/get-search-keyword', body)).status).toBe(422);
  });
});

describe('a content page', () => {
  test('is found by its name, whichever keyboard typed it', async () => {
    expect((await page('تماس-با-ما')).body).toMatchObject({ title: 'تماس با ما', noIndex: false });
    expect((await page('hidden')).body).toMatchObject({ noIndex: true });
  });
  test('under a former name answers 404 and names the current one', async () => {
    expect(await page('تماس')).toMatchObject({ status: 404, body: { movedTo: '/تماس-با-ما' } });
  });
  test.each(['nothing', '\u0000', '../etc/passwd', "' or 1=1"])('%j is 404', async (name) => {
    const { status, body } = await page(name);
    expect(status).toBe(404);
    expect(body).not.toHaveProperty('movedTo');
  });
});

const entriesOf = async (name: string) => sitemapPartAnswer.parse((await part(name)).body).entries;
const listEntries = async () => ({
  categories: await entriesOf('categories-1'),
  prices: await entriesOf('prices-1'),
  brandPrices: await entriesOf('brandprices-1'),
  brands: await entriesOf('brands-1'),
});

test('the site map page has the category tree in order, brands and indexable pages', async () => {
  const map = siteMapAnswer.parse((await shop.get('/api/home/get-site-map')).body);
  expect(map.categories.map(({ title, level }) => [title, level])).toEqual([
    ['موبایل', 1],
    ['گوشی', 2],
    ['قاب', 2],
    ['لپ‌تاپ', 1],
  ]);
  expect(map.brands).toHaveLength(2);
  expect(map.pages).toEqual([{ name: 'تماس-با-ما', title: 'تماس با ما' }]);
});

test('the site map page sorts brands by the Persian alphabet', async () => {
  const { db } = shop.shop.database;
  const rename = (id: number, title: string) =>
    db.execute(sql`update brand set title = ${title} where id = ${id}`);
  const titles = await rows(
    db,
    sql`select title from brand order by id`,
    z.object({ title: z.string() }),
  );
  // By code point و sorts before گ.
  await rename(brandIds.samsung, 'وسترن');
  await rename(brandIds.apple, 'گوگل');
  const map = siteMapAnswer.parse((await shop.get('/api/home/get-site-map')).body);
  expect(map.brands.map(({ title }) => title)).toEqual(['گوگل', 'وسترن']);
  await rename(brandIds.samsung, titles[0]?.title ?? '');
  await rename(brandIds.apple, titles[1]?.title ?? '');
});

describe('the sitemap', () => {
  test('has a part for each kind of page, and all parts can be read', async () => {
    const { parts } = sitemapIndexAnswer.parse((await shop.get('/api/home/get-sitemap')).body);
    const names = parts.map((each) => each.name);
    expect(names).toEqual([
      'home-1',
      'products-1',
      'categories-1',
      'prices-1',
      'brandprices-1',
      'offers-1',
      'brands-1',
      'pages-1',
    ]);
    const read = await Promise.all(names.map((name) => part(name)));
    const counts = read.map(({ body }) => sitemapPartAnswer.parse(body).entries.length);
    expect(counts).toEqual([2, listedCount, 5, 5, 3, 1, 2, 1]);
  });

  test('lists products with their pictures, and no removed ones', async () => {
    const { entries } = sitemapPartAnswer.parse((await part('products-1')).body);
    expect(entries[0]).toMatchObject({
      path: '/shop/product/1001/گوشی-گلکسی-اس-۲۴',
      images: ['aaaaaaaaaaaa-850.webp', 'bbbbbbbbbbbb-850.webp'],
    });
    expect(entries.some(({ path }) => path.includes(`/${codes.removed}/`))).toBe(false);
  });

  test('the dates of lists change with their products, and with nothing else', async () => {
    const before = await listEntries();
    const which = { websiteCode: codes.laptop, variantId: variants.laptop };
    await shop.shop.catalogue.setPrice(which, 77_000_000);
    const after = await listEntries();
    const changed = (kind: keyof typeof before) =>
      after[kind]
        .filter(({ lastModified }, n) => lastModified !== before[kind][n]?.lastModified)
        .map(({ path }) => path.split('/')[3] ?? 'the whole shop');
    const [own, brand] = [categoryIds.laptops, brandIds.apple].map(String);
    expect(changed('categories')).toEqual(['the whole shop', own]);
    expect(changed('prices')).toEqual(['the whole shop', own]);
    expect(changed('brandPrices')).toEqual([]);
    expect(changed('brands')).toEqual([brand]);
  });

  test('lists published posts with their covers, and lists of posts that are indexed', async () => {
    await fillTestBlog(shop);
    // A third post of «سامسونگ»; the other tag has two.
    await shop.shop.database.db.execute(
      sql`insert into post_tagged (post_id, tag_id, position) values (3, 1, 9)`,
    );
    const posts = await entriesOf('posts-1');
    expect(posts).toHaveLength(shownPosts.all);
    expect(posts[0]).toMatchObject({
      path: '/blog/1/راهنمای-خرید-گوشی-گلکسی',
      images: ['aaaaaaaaaaaa-850.webp'],
    });
    const lists = (await entriesOf('magazine-1')).map(({ path }) => path);
    expect(lists.toSorted()).toEqual(
      [
        '/blog',
        '/blog/author/مینا',
        '/blog/author/کاوه',
        '/blog/category/بررسی',
        '/blog/category/راهنمای-خرید',
        '/blog/tag/سامسونگ',
      ].toSorted(),
    );
    const { parts } = sitemapIndexAnswer.parse((await shop.get('/api/home/get-sitemap')).body);
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['posts-1', 'magazine-1']),
    );
  });

  test.each([
    ['products-2', 404],
    ['products-0', 422],
    ['products-01', 422],
    ['products-99999', 404],
    ['constructor-1', 404],
    ['other-1', 404],
    ['products', 422],
    ['../x', 422],
  ])('%p answers %i', async (name, status) => {
    expect((await part(name)).status).toBe(status);
  });
});
