import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { oldAddress } from '#lib/rules/old-address.ts';
import { type OldPage, addressAlone, openMatcher } from '#server/modules/redirect/match-service.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import type { Database } from '#server/db/database.ts';

let database: Database;
const long = 'گوشی-موبایل-سامسونگ-مدل-بسیار-بلند-با-نامی-که-بریده-می-شود';

beforeAll(async () => {
  database = await openTestDatabase();
  const { db } = database;
  await db.execute(sql`
    insert into category (id, parent_id, path, title, slug) values
      (0, null, '{}', 'همه', 'all'), (1, 0, '{1}', 'موبایل', 'موبایل'), (2, 0, '{2}', 'خانه', 'خانه'),
      (3, 1, '{1,3}', 'لوازم جانبی', 'لوازم-جانبی'), (4, 2, '{2,4}', 'لوازم جانبی', 'لوازم-جانبی')`);
  await db.execute(sql`
    insert into brand (id, title, title_en, slug) values (1, 'سامسونگ', 'Samsung', 'سامسونگ')`);
  await db.execute(sql`
    insert into product (id, category_id, brand_id, name_fa, name_en, slug, sku, removed_at, successor_id) values
      (1001, 1, 1, 'گوشی آ', 'Galaxy A54', 'گوشی-آ', 'A-1', null, null),
      (1002, 1, 1, 'کتاب‌خوان', '', 'کتاب-خوان', null, null, null),
      (1003, 1, 1, 'قدیمی', '', 'قدیمی', 'OLD', now(), 1001),
      (1004, 1, 1, 'دوقلو', '', 'دوقلو', null, null, null), (1005, 1, 1, 'دوقلو', '', 'دوقلو', null, null, null),
      (1006, 1, 1, 'بلند', '', ${long}, null, null, null), (1007, 1, 1, 'رفته', '', 'رفته', null, now(), null)`);
  await db.execute(sql`
    insert into variant (id, product_id, availability, sku) values (50001, 1002, 2, 'V-2')`);
  await db.execute(sql`
    insert into external_ref (source, kind, external_id, product_id, said, stored) values
      ('woocommerce', 'product', 44, 1001, '{}', '{}'), ('woocommerce', 'product', 45, 1003, '{}', '{}'),
      ('woocommerce', 'product', 46, 1007, '{}', '{}')`);
  await db.execute(sql`
    insert into content_page (name, title, body_html) values ('about', 'درباره ما', '')`);
  await db.execute(sql`insert into post_tag (title, slug) values ('راهنما', 'راهنما')`);
  await db.execute(sql`insert into post_category (title, slug) values ('آموزش', 'learn')`);
});
afterAll(() => database.close());

async function found(written: string, more: Partial<OldPage> = {}) {
  const matcher = await openMatcher(database);
  const [match] = await matcher.match([{ ...addressAlone(oldAddress(written)), ...more }]);
  return match ?? null;
}

describe('an old address surely leads to', () => {
  test.each<[string, string, Partial<OldPage>?]>([
    ['/product/گوشی-آ/', '/shop/product/1001/گوشی-آ'],
    [`${encodeURI('/product/گوشی-آ')}/`, '/shop/product/1001/گوشی-آ'],
    [encodeURI('/product/موبایل/گوشی-آ/').toLowerCase(), '/shop/product/1001/گوشی-آ'],
    ['/محصول/گوشی-آ', '/shop/product/1001/گوشی-آ'],
    ['/گوشی-آ', '/shop/product/1001/گوشی-آ'],
    ['/product/گوشی-آ/amp/', '/shop/product/1001/گوشی-آ'],
    ['/product/کتابخوان', '/shop/product/1002/کتاب-خوان'],
    ['/product/other', '/shop/product/1002/کتاب-خوان', { name: 'کتاب خوان' }],
    ['/product/other', '/shop/product/1002/کتاب-خوان', { sku: 'v-2' }],
    ['/product/other', '/shop/product/1001/گوشی-آ', { id: 44 }],
    ['/?p=44', '/shop/product/1001/گوشی-آ'],
    ['/?post_type=product&p=44', '/shop/product/1001/گوشی-آ'],
    ['/archives/44', '/shop/product/1001/گوشی-آ'],
    ['/?p=45', '/shop/product/1001/گوشی-آ'],
    ['/product-category/موبایل/', '/shop/category/1/موبایل'],
    ['/product-category/موبایل/لوازم-جانبی/', '/shop/category/3/لوازم-جانبی'],
    ['/product-category/خانه/لوازم-جانبی/page/2/', '/shop/category/4/لوازم-جانبی'],
    ['/product-category/mobile', '/shop/category/1/موبایل', { name: 'موبايل' }],
    ['/brand/samsung/', '/shop/brand/1/سامسونگ'],
    ['/product-tag/سامسونگ', '/shop/brand/1/سامسونگ'],
    ['/tag/راهنما', '/blog/tag/راهنما'],
    ['/category/آموزش/', '/blog/category/learn'],
    ['/درباره-ما/', '/about'],
    ['/cart/', '/shop/cart'],
    ['/my-account', '/account'],
    ['/feed/', '/blog/rss.xml'],
  ])('%s: %s', async (written, target, more = {}) => {
    expect(await found(written, more)).toEqual({ target, guess: null });
  });
});

describe('an old address perhaps leads to', () => {
  test.each<[string, string]>([
    ['/product/دوقلو', '/shop/product/1004/دوقلو'],
    [`/product/${long.slice(0, 40)}`, `/shop/product/1006/${long}`],
    ['/product/گوشی-آ-2/', '/shop/product/1001/گوشی-آ'],
    ['/product/galaxy-a54', '/shop/product/1001/گوشی-آ'],
    ['/product-category/سامسونگ', '/shop/brand/1/سامسونگ'],
    ['/product-tag/ضد-آب', `/shop?filter-name=${encodeURIComponent('ضد آب')}`],
  ])('%s: %s', async (written, target) => {
    expect(await found(written)).toEqual({ target, guess: expect.any(String) });
  });
});

test.each(['/product/nothing', '/?p=46', '/product/رفته', '/?p=9', '/x', '/constructor', '/%ff'])(
  '%s leads nowhere',
  async (written) => {
    expect(await found(written)).toBeNull();
  },
);
