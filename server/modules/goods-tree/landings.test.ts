import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adminLanding, landingsAnswer } from '#lib/contract/goods-tree.ts';
import { sitemapPartAnswer } from '#lib/contract/home.ts';
import { brands, categories } from '#server/testing/fixture.ts';
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
  const part = await desk.shop.post('/api/home/get-sitemap-part', { name: 'landings-1' });
  const { entries } = sitemapPartAnswer.parse(part.body);
  expect(entries.map(({ path }) => path)).toEqual([
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
  expect(found).toMatchObject({ id, slug, filters: 'filter-price=-5000000' });
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
  for (const filters of ['x', 'sort=popular', 'filter-name=گوشی', 'filter-price=a-b', '=']) {
    // oxlint-disable-next-line no-await-in-loop
    const refused = await desk.call('Save-Landing', { categoryId, heading: 'y', filters });
    expect([filters, refused.status]).toEqual([filters, 422]);
  }
  const nowhere = { categoryId: 999_999, heading: 'y', filters: 'filter-available=1' };
  expect(await desk.call('Save-Landing', nowhere)).toMatchObject({ status: 422 });
});

test('events stand among the offers of the whole shop, and may show the same goods', async () => {
  const filters = 'filter-discount=1';
  const yalda = await save({ categoryId: 0, heading: 'یلدا', filters });
  await save({ categoryId: 0, heading: 'نوروز', filters });
  expect((await list(0)).proposed).toEqual([]);
  const part = await desk.shop.post('/api/home/get-sitemap-part', { name: 'offers-1' });
  const { entries } = sitemapPartAnswer.parse(part.body);
  expect(entries.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/shop/offers', '/shop/offers/یلدا', '/shop/offers/نوروز']),
  );
  expect(await desk.call('Save-Landing', { ...yalda, slug: 'نوروز' })).toMatchObject({
    status: 409,
    body: { code: 'LANDING_USED' },
  });
});
