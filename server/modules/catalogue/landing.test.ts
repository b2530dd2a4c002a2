import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { getListAnswer } from '#lib/contract/product.ts';
import { brands, categories } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function list(body: Record<string, unknown>) {
  const answer = await shop.post('/api/Product/Get-List', body);
  expect(answer.status).toBe(200);
  return getListAnswer.parse(answer.body);
}

describe('a landing page', () => {
  const phones = categories.phones;
  beforeAll(() =>
    shop.shop.database.db.execute(sql`insert into landing
      (category_id, slug, filters, heading, seo_text, seo_description) values
      (${phones}, 'سامسونگ', ${`filter-brand=${brands.samsung}`}, 'گوشی سامسونگ', '<p>متن</p>', 'شرح'),
      (${phones}, 'ارزان', 'filter-price=-10000000&filter-available=1', 'گوشی ارزان', '', '')`),
  );
  afterAll(() => shop.shop.database.db.execute(sql`delete from landing`));

  test('is the list of what it is narrowed to, with texts of its own', async () => {
    const page = await list({ categoryId: phones, landing: 'سامسونگ' });
    const narrowed = await list({ categoryId: phones, 'filter-brand': String(brands.samsung) });
    expect(page.items).toEqual(narrowed.items);
    expect(page).toMatchObject({
      title: 'گوشی سامسونگ',
      seoText: '<p>متن</p>',
      seo: { seoDescription: 'شرح' },
      landing: { slug: 'سامسونگ', filters: `filter-brand=${brands.samsung}` },
    });
    const { body } = await shop.post('/api/Product/Get-Filter', {
      categoryId: phones,
      landing: 'سامسونگ',
    });
    expect(body).toMatchObject({ total: page.total });
  });

  test('is named by the list that equals it, in any spelling, and by no other', async () => {
    const slugOf = async (filters: Record<string, string>) =>
      (await list({ categoryId: phones, ...filters })).landing?.slug;
    expect(await slugOf({ 'filter-brand': `${brands.samsung}` })).toBe('سامسونگ');
    expect(await slugOf({ 'filter-available': '1', 'filter-price': '0-10000000' })).toBeUndefined();
    expect(await slugOf({ 'filter-available': '1', 'filter-price': '-10000000' })).toBe('ارزان');
    expect(await slugOf({ 'filter-price': '-10000000' })).toBeUndefined();
    expect(await slugOf({ 'filter-brand': `${brands.samsung}`, 'filter-name': 'گوشی' })).toBe(
      undefined,
    );
    const brand = await list({ 'filter-brand': String(brands.samsung) });
    expect(brand.landing).toBeNull();
    const whole = await list({ categoryId: phones });
    expect(whole.landing).toBeNull();
    expect(whole.landings).toEqual([
      {
        title: 'گوشی سامسونگ',
        path: `/shop/category/${phones}/گوشی/سامسونگ`,
        filters: `filter-brand=${brands.samsung}`,
      },
      {
        title: 'گوشی ارزان',
        path: `/shop/category/${phones}/گوشی/ارزان`,
        filters: 'filter-price=-10000000&filter-available=1',
      },
    ]);
  });

  test('is where a list above leads that is narrowed as it is', async () => {
    const { db } = shop.shop.database;
    await db.execute(sql`insert into landing (category_id, slug, filters, heading)
      values (${phones}, 'موجود', 'filter-available=1', 'گوشی موجود')`);
    const above = { categoryId: categories.mobile, 'filter-available': '1' };
    const { children } = await list(above);
    expect(children).toContainEqual(expect.objectContaining({ id: phones, landing: 'موجود' }));
    const other = await list({ ...above, 'filter-price': '1-' });
    expect(other.children.map(({ landing }) => landing)).not.toContain('موجود');
    await db.execute(sql`delete from landing where slug = 'موجود'`);
  });

  test('of a brand is among the landing pages of its list', async () => {
    const [samsung, apple] = await Promise.all(
      [brands.samsung, brands.apple].map((id) => list({ 'filter-brand': String(id) })),
    );
    expect(samsung?.landings.map(({ title }) => title)).toEqual(['گوشی سامسونگ']);
    expect(apple?.landings).toEqual([]);
  });

  test.each(['نیست', '', "' or 1=1", '../x'])('named %j is unknown', async (landing) => {
    const { status } = await shop.post('/api/Product/Get-List', { categoryId: phones, landing });
    expect(status).toBe(404);
  });
});

describe('offers', () => {
  const phones = categories.phones;
  beforeAll(() =>
    shop.shop.database.db
      .execute(sql`insert into landing (category_id, slug, filters, heading) values
      (0, 'یلدا', 'filter-discount=1&filter-price=-1', 'تخفیف‌های یلدا')`),
  );
  afterAll(() => shop.shop.database.db.execute(sql`delete from landing`));

  test('are the discounted goods of the shop, or of a category, at addresses of their own', async () => {
    const all = await list({ offers: '' });
    const discounted = await list({ 'filter-discount': '1' });
    expect(all.total).toBeGreaterThan(0);
    expect(all.items).toEqual(discounted.items);
    expect(all.landing).toEqual(discounted.landing);
    expect(all).toMatchObject({
      title: 'تخفیف‌ها و پیشنهادهای ویژه',
      landing: { slug: '', isOffers: true, filters: 'filter-discount=1' },
      landings: [
        {
          title: 'تخفیف‌های یلدا',
          path: '/shop/offers/یلدا',
          filters: 'filter-discount=1&filter-price=-1',
        },
      ],
    });
    const { landing } = await list({ categoryId: phones, 'filter-discount': '1' });
    const own = await list({ offers: landing?.slug });
    expect(own).toMatchObject({ landing });
    expect(own.breadcrumb.at(-1)?.id).toBe(phones);
    expect(own.total).toBeLessThanOrEqual(all.total);
  });

  test('of an event are at its address, also when there are none', async () => {
    expect(await list({ offers: 'یلدا' })).toMatchObject({
      title: 'تخفیف‌های یلدا',
      total: 0,
      landing: { slug: 'یلدا', isOffers: true },
    });
    const narrowed = await list({ 'filter-discount': '1', 'filter-price': '-1' });
    expect(narrowed.landing).toBeNull();
  });

  test.each(['نیست', '-', "' or 1=1", '../x'])('named %j are unknown', async (offers) => {
    const { status } = await shop.post('/api/Product/Get-List', { offers });
    expect(status).toBe(404);
  });
});
