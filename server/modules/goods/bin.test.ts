import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { adminProduct } from '#lib/contract/goods-product.ts';
import { createLogger } from '#server/http/logging.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk({ config: { feeds: { enabled: ['google'], torobKey: '' } } });
});
afterAll(() => desk.shop.close());

const status = async (WebsiteCode: number) =>
  (await desk.shop.post('/api/Product/Get-Detail', { WebsiteCode })).status;
const stateOf = async (code: number) => (await desk.read(code)).state;

test('the bin takes products out of the shop and gives them back as they were', async () => {
  await desk.save(codes.soon, { state: 'draft' });
  const chosen = [codes.phone, codes.soon, codes.succeeded, 999_999];
  const there = [codes.phone, codes.soon, codes.succeeded];
  expect(await desk.done('Remove-Products', { websiteCodes: chosen })).toEqual({
    websiteCodes: there,
  });
  expect(await desk.done('Remove-Products', { websiteCodes: chosen })).toEqual({
    websiteCodes: [],
  });
  expect(await status(codes.phone)).toBe(404);
  const { revision } = await desk.read(codes.phone);
  const change = { websiteCode: codes.phone, revision, shortText: 'x' };
  expect(await desk.call('Save-Product', change)).toMatchObject({
    status: 409,
    body: { code: 'IN_BIN' },
  });
  expect(await desk.done('Restore-Products', { websiteCodes: chosen })).toEqual({
    websiteCodes: there,
  });
  expect(await Promise.all(there.map(stateOf))).toEqual(['published', 'draft', 'withdrawn']);
  expect(await status(codes.phone)).toBe(200);
});

test('a product is deleted 30 days later, but not while orders hold pieces of it', async () => {
  const { db } = desk.shop.shop.database;
  const chosen = [codes.laptop, codes.earphones];
  await desk.save(codes.discontinued, { state: 'withdrawn', successorId: codes.laptop });
  await db.execute(sql`update variant set held = 1 where id = ${variants.earphones}`);
  await desk.done('Remove-Products', { websiteCodes: chosen });
  const clean = () => desk.shop.job('clean up the bin of products').run(createLogger('silent'));
  await clean();
  expect(await stateOf(codes.laptop)).toBe('bin');
  await db.execute(
    sql`update product set binned_at = now() - interval '31 days' where binned_at is not null`,
  );
  await clean();
  expect((await desk.call('Get-Product', { websiteCode: codes.laptop })).status).toBe(404);
  expect(await stateOf(codes.earphones)).toBe('bin');
  expect((await desk.read(codes.discontinued)).successorId).toBeNull();
});

test('a copy is a draft with the same texts and variants, without codes and stock', async () => {
  await desk.save(codes.cheapPhone, { sku: 'IP15', shortText: 'کوتاه' });
  const copy = adminProduct.parse(
    await desk.done('Duplicate-Product', { websiteCode: codes.cheapPhone }),
  );
  expect(copy).toMatchObject({
    state: 'draft',
    nameFa: 'رونوشت گوشی آیفون 15',
    shortText: 'کوتاه',
    sku: null,
    attributes: [
      { attributeId: 1, optionIds: [1] },
      { attributeId: 2, number: 6.1 },
    ],
    variants: [{ price: 40_000_000, stock: 0 }],
  });
  expect(copy.websiteCode).toBeGreaterThan(codes.cheapPhone);
});

test('a draft is seen nowhere in the shop', async () => {
  const made = adminProduct.parse(
    await desk.done('Save-Product', {
      nameFa: 'زرافهٔ بنفش',
      categoryId: 2,
      price: 5_000,
      stock: 5,
    }),
  );
  const code = made.websiteCode;
  const variantId = made.variants[0]?.id ?? 0;
  const guid = '11111111-1111-4111-8111-111111111111';
  const answers = await Promise.all([
    desk.shop.post('/api/Product/Get-List', { 'filter-name': 'زرافه' }),
    desk.shop.post('/api/Product/Get-List', { categoryId: 2 }),
    desk.shop.post('/api/home/get-search-keyword', { name: 'زرافه' }),
    desk.shop.post('/api/Product/Get-Cards', { codes: [code] }),
    desk.shop.post('/api/Product/Get-Compare', { ids: [code] }),
    desk.shop.post('/api/Product/Get-Price-List', { categoryId: 2 }),
    desk.shop.post('/api/Product/Get-Price-History', { WebsiteCode: code }),
    desk.shop.post('/api/Product/Get-Detail', { WebsiteCode: code }),
    desk.shop.get('/api/home/get-home'),
    desk.shop.post('/api/home/get-sitemap-part', { name: 'products-1' }),
    desk.shop.get('/api/feeds/google.xml'),
  ]);
  for (const { body } of answers) expect(JSON.stringify(body)).not.toMatch(/زرافه/);
  for (const ProductProperty of [0, variantId]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const added = await desk.shop.post('/api/Basket/Add-To-Basket', {
      WebsiteCode: code,
      ProductProperty,
      Count: 1,
      GuidCode: guid,
    });
    expect(added.body).not.toMatchObject({ message: null });
  }
  await desk.save(code, { state: 'published' });
  const list = await desk.shop.post('/api/Product/Get-List', { 'filter-name': 'زرافه' });
  expect(JSON.stringify(list.body)).toMatch(/زرافه/);
  await desk.save(code, { state: 'draft' });
  const again = await desk.shop.post('/api/Product/Get-List', { 'filter-name': 'زرافه' });
  expect(JSON.stringify(again.body)).not.toMatch(/زرافه/);
});
