import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { createLogger } from '#server/http/logging.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { type GoodsDesk, openGoodsDesk } from '#server/testing/goods.ts';

let desk: GoodsDesk;
beforeAll(async () => {
  desk = await openGoodsDesk();
});
afterAll(() => desk.shop.close());

const hours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString();
const pricesOf = async (code: number) => {
  const [first] = (await desk.read(code)).variants;
  return [first?.price, first?.oldPrice];
};
const run = () => desk.shop.job('timed prices').run(createLogger('silent'));
const pass = (column: string) =>
  desk.shop.shop.database.db.execute(
    sql`update timed_price set ${sql.raw(column)} = now() - interval '1 second'
      where state in ('planned', 'active')`,
  );
const stateOf = async () => (await desk.read(codes.earphones)).variants[0]?.timed;

test('a price begins at its time, stands beside the one it replaces, and ends', async () => {
  const body = { variantIds: [variants.earphones], price: 2_500_000, from: hours(1), to: hours(2) };
  expect(await desk.done('Save-Timed-Prices', body)).toMatchObject({
    items: [{ variantId: variants.earphones, timed: { price: 2_500_000, isActive: false } }],
  });
  await run();
  expect(await pricesOf(codes.earphones)).toEqual([3_000_000, null]);
  await pass('starts_at');
  await run();
  expect(await pricesOf(codes.earphones)).toEqual([2_500_000, 3_000_000]);
  const detail = await desk.shop.post('/api/Product/Get-Detail', { WebsiteCode: codes.earphones });
  expect(detail.body).toMatchObject({ variants: [{ price: 2_500_000, discountPercent: 17 }] });
  expect(await stateOf()).toMatchObject({ isActive: true });
  await desk.shop.shop.database.db.execute(
    sql`update timed_price set starts_at = now() - interval '2 hours'`,
  );
  await pass('ends_at');
  await run();
  expect(await pricesOf(codes.earphones)).toEqual([3_000_000, null]);
  expect(await stateOf()).toBeNull();
});

test('a price that somebody changed meanwhile stays when its time ends', async () => {
  await desk.done('Save-Timed-Prices', {
    variantIds: [variants.laptop],
    price: 80_000_000,
    to: hours(1),
  });
  expect(await pricesOf(codes.laptop)).toEqual([80_000_000, 90_000_000]);
  await desk.done('Save-Cells', {
    cells: [{ variantId: variants.laptop, field: 'price', before: 80_000_000, value: 81_000_000 }],
  });
  await desk.shop.shop.database.db.execute(
    sql`update timed_price set starts_at = now() - interval '2 hours'`,
  );
  await pass('ends_at');
  await run();
  expect(await pricesOf(codes.laptop)).toEqual([81_000_000, 90_000_000]);
});

test('a new one takes the place of the active one, and cancelling takes the price back', async () => {
  const variantIds = [variants.cheapPhone];
  await desk.done('Save-Timed-Prices', { variantIds, price: 30_000_000 });
  await desk.done('Save-Timed-Prices', { variantIds, price: 35_000_000, oldPrice: 45_000_000 });
  expect(await pricesOf(codes.cheapPhone)).toEqual([35_000_000, 45_000_000]);
  await desk.done('Cancel-Timed-Prices', { variantIds });
  expect(await pricesOf(codes.cheapPhone)).toEqual([40_000_000, null]);
});

test('two nodes apply a price once', async () => {
  const variantIds = [variants.soldOut];
  await desk.done('Save-Timed-Prices', { variantIds, price: 900_000, from: hours(1) });
  await pass('starts_at');
  await Promise.all([run(), run(), run()]);
  expect(await pricesOf(codes.soldOut)).toEqual([900_000, 1_000_000]);
  await desk.done('Cancel-Timed-Prices', { variantIds });
  expect(await pricesOf(codes.soldOut)).toEqual([1_000_000, null]);
});

test.each([
  [{ variantIds: [1], price: 1, to: '2020-01-01T00:00:00Z' }, 422],
  [{ variantIds: [1], price: 1, from: hours(2), to: hours(1) }, 422],
  [{ variantIds: [1], price: 5, oldPrice: 5 }, 422],
  [{ variantIds: [], price: 5 }, 422],
  [{ variantIds: [1], price: -5 }, 422],
  [{ variantIds: [999_999], price: 5 }, 404],
])('%j is answered %i', async (body, status) => {
  expect(await desk.call('Save-Timed-Prices', body)).toMatchObject({ status });
});
