import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { adminLanding, landingsAnswer } from '#lib/contract/goods-tree.ts';
import { sitemapPartAnswer } from '#lib/contract/home.ts';
import { paths } from '#lib/contract/paths.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { dayInTehran } from '#lib/text/date.ts';
import { finishProducts } from '#server/modules/catalogue/import-service.ts';
import { brands, categories, codes } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());

const categoryId = categories.phones;
const list = async (id: number = categoryId) =>
  landingsAnswer.parse(await desk.done('List-Landings', { categoryId: id }));
const save = async (body: object) =>
  adminLanding.parse(await desk.done('Save-Landing', { categoryId, ...body }));

/** Paths in a part of the sitemap. */
async function inSitemap(name: string): Promise<string[]> {
  const { body } = await desk.shop.post('/api/home/get-sitemap-part', { name });
  return sitemapPartAnswer.parse(body).entries.map(({ path }) => path);
}
/** Changes rows of the cases, and their lists. */
const changeCases = (...changes: ReturnType<typeof sql>[]) =>
  desk.shop.shop.database.transaction(async (tx) => {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    for (const change of changes) await tx.execute(change);
    await finishProducts(tx);
  });

test('a landing page is proposed, added, changed on what was read, and removed', async () => {
  const { items, proposed } = await list();
  expect(items).toEqual([]);
  const [samsung] = proposed;
  expect(samsung).toMatchObject({
    heading: expect.stringContaining('سامسونگ'),
    filters: `filter-brand=${brands.samsung}`,
    goods: expect.any(Number),
  });
  const made = await save({ ...samsung, goods: undefined });
  expect((await list()).proposed.map(({ filters }) => filters)).not.toContain(samsung?.filters);
  const changed = await save({
    ...made,
    heading: ' گوشی  سامسونگ ',
    seoText: '<p onclick=x>a</p>',
  });
  expect(changed).toMatchObject({ heading: 'گوشی سامسونگ', seoText: '<p>a</p>', revision: 2 });
  expect(await desk.call('Save-Landing', { ...made, heading: 'x' })).toMatchObject({
    status: 409,
    body: { code: 'STALE', now: { heading: 'گوشی سامسونگ' } },
  });
  expect(await inSitemap('landings-1')).toEqual([
    `/shop/category/${categoryId}/گوشی/${changed.slug}`,
  ]);
  const { id, revision } = changed;
  await desk.done('Remove-Landing', { id, revision });
  expect((await list()).items).toEqual([]);
});

test('a landing page has an address and a narrowing of its own, which is no search', async () => {
  const { id, slug } = await save({
    heading: 'ارزان',
    filters: '?sort=popular&filter-price=-5000000',
  });
  const [found] = (await list()).items;
  const { body: shown } = await desk.shop.post('/api/Product/Get-List', {
    categoryId,
    landing: slug,
  });
  const { items } = getListAnswer.parse(shown);
  const goods = items.length;
  expect(found).toMatchObject({ id, slug, filters: 'filter-price=-5000000', goods });
  for (const body of [
    { heading: 'دیگر', filters: 'filter-price=0-5000000&filter-price=-5000000' },
    { heading: 'ارزان', filters: 'filter-available=1' },
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await desk.call('Save-Landing', { categoryId, ...body })).toMatchObject({
      status: 409,
      body: { code: 'LANDING_USED' },
    });
  }
  for (const filters of [
    '',
    'x',
    'sort=popular',
    'filter-name=گوشی',
    'filter-price=a-b',
    'filter-price=1e9-5',
    '=',
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const refused = await desk.call('Save-Landing', { categoryId, heading: 'y', filters });
    expect([filters, refused.status]).toEqual([filters, 422]);
  }
  const nowhere = { categoryId: 999_999, heading: 'y', filters: 'filter-available=1' };
  expect(await desk.call('Save-Landing', nowhere)).toMatchObject({ status: 422 });
});

test('events stand among the offers of the whole shop, and may show the same goods', async () => {
  const filters = 'filter-available=1';
  const yalda = await save({ categoryId: 0, heading: 'یلدا', filters });
  await save({ categoryId: 0, heading: 'نوروز', filters });
  await save({ categoryId: 0, heading: 'تهی', filters: 'filter-price=-1' });
  expect((await list(0)).proposed).toEqual([]);
  expect(await inSitemap('offers-1')).toEqual([
    '/shop/offers',
    '/shop/offers/نوروز',
    '/shop/offers/یلدا',
  ]);
  expect(await desk.call('Save-Landing', { ...yalda, slug: 'نوروز' })).toMatchObject({
    status: 409,
    body: { code: 'LANDING_USED' },
  });
});

test('bands of prices are proposed, and leave the sitemap while they have few goods', async () => {
  const cases = categories.cases;
  // From 50,000 to 2 million toman.
  await changeCases(
    sql`update variant set price = 50000 * (product_id - ${codes.firstCase} + 1)
      where product_id >= ${codes.firstCase}`,
  );
  const { proposed } = await list(cases);
  const band = proposed.find(({ filters }) => filters.startsWith('filter-price='));
  expect(band).toEqual({
    heading: 'قاب زیر ۴۰۰ هزار',
    slug: 'زیر-400-هزار',
    filters: 'filter-price=-400000',
    goods: 8,
  });
  await save({ ...band, goods: undefined, categoryId: cases });
  expect((await list(cases)).proposed).not.toContainEqual(band);
  const path = `/shop/category/${cases}/قاب/زیر-400-هزار`;
  expect(await inSitemap('landings-1')).toContain(path);
  await changeCases(
    sql`update variant set price = price + 300000 where product_id >= ${codes.firstCase}`,
  );
  const asked = { categoryId: cases, landing: 'زیر-400-هزار' };
  const { status, body } = await desk.shop.post('/api/Product/Get-List', asked);
  expect([status, getListAnswer.parse(body).total]).toEqual([200, 2]);
  const { body: index } = await desk.shop.post('/api/home/get-sitemap', {});
  expect(JSON.stringify(index)).not.toContain('landings-1');
});

/** Gives an option of attribute 50 to the cases of some numbers. */
const use = (from: number, to: number, option: number) =>
  sql`insert into product_attribute (product_id, attribute_id, option_id, position)
    select id, 50, ${option}::int, ${option}::int from product where id between ${codes.firstCase + from} and ${codes.firstCase + to}`;

test('uses that some goods of a category have are proposed', async () => {
  await changeCases(
    sql`insert into attribute (id, key, title, group_title, kind, is_filter)
      values (50, 'use', 'کاربرد', 'کارکرد', 'choice', true)`,
    sql`insert into attribute_option (id, attribute_id, value, label)
      values (51, 50, 'sport', 'ورزشی'), (52, 50, 'all', 'همگانی'), (53, 50, 'rare', 'کمیاب'), (54, 50, 'own', 'قاب'), (55, 50, 'taken', 'سبک')`,
    sql`insert into category (id, parent_id, title, slug, path) values (90, 0, 'قاب سبک', 'قاب-سبک', '{90}')`,
    use(0, 4, 51),
    use(0, 39, 52),
    use(5, 6, 53),
    use(7, 20, 54),
    use(7, 20, 55),
  );
  const { proposed } = await list(categories.cases);
  expect(proposed.filter(({ filters }) => filters.startsWith('filter-use='))).toEqual([
    { heading: 'قاب ورزشی', slug: 'ورزشی', filters: 'filter-use=sport', goods: 5 },
  ]);
});

const dayFrom = (days: number) =>
  dayInTehran(new Date(Date.now() + days * 86_400_000).toISOString());

test('an event has the goods of a category, and the shop leads to it near its days only', async () => {
  const event = {
    categoryId: 0,
    heading: 'رویداد',
    filters: 'filter-available=1',
    goodsCategoryId: categories.phones,
  };
  const near = await save({ ...event, startsOn: dayFrom(10), endsOn: dayFrom(20) });
  expect(near).toMatchObject({ goodsCategoryId: categories.phones, endsOn: dayFrom(20) });
  const read = async (body: object) =>
    getListAnswer.parse((await desk.shop.post('/api/Product/Get-List', body)).body);
  const found = await read({ offers: near.slug });
  expect(found.total).toBe(
    (await read({ categoryId: categories.phones, 'filter-available': '1' })).total,
  );
  expect(found.total).toBeGreaterThan(0);
  expect(found.landing?.period).toEqual({ from: dayFrom(10), to: dayFrom(20), state: 'before' });
  const led = async () => (await read({ offers: '' })).landings.map(({ path }) => path);
  expect(await led()).toContain(paths.offers(near.slug));
  const far = await save({ ...near, startsOn: dayFrom(90), endsOn: dayFrom(91) });
  expect(await led()).not.toContain(paths.offers(far.slug));
  const over = await save({ ...far, startsOn: dayFrom(-9), endsOn: dayFrom(-1) });
  expect(await led()).not.toContain(paths.offers(over.slug));
  expect((await read({ offers: over.slug })).landing?.period?.state).toBe('after');
  expect(
    await desk.call('Save-Landing', { ...over, startsOn: dayFrom(2), endsOn: dayFrom(1) }),
  ).toMatchObject({ status: 422 });
  expect(await desk.call('Save-Landing', { ...over, goodsCategoryId: 99_999 })).toMatchObject({
    status: 422,
  });
  const { id, revision } = over;
  await desk.done('Remove-Landing', { id, revision });
});
