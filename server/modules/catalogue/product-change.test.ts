import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import { getListAnswer } from '#lib/contract/product.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { ShopEvents } from '#server/events.ts';
import { changeProduct, type ProductChange } from '#server/modules/catalogue/product-service.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { codes, listedCount } from '#server/testing/fixture.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const change = async (to: ProductChange, code: number = codes.phone) => {
  await shop.shop.database.db.execute(sql`truncate outbox`);
  await changeProduct(shop.shop.database, new ShopEvents(), code, to);
};
const detail = () => shop.post('/api/Product/Get-Detail', { WebsiteCode: codes.phone });
const listed = async () =>
  getListAnswer.parse((await shop.post('/api/Product/Get-List', {})).body).total;
const announced = async () => {
  const found = await shop.shop.database.db.select().from(outbox).orderBy(asc(outbox.id));
  const changes = found.map(({ payload }) => outboxChange.parse(payload));
  return {
    tags: changes.flatMap((each) => each.tags),
    paths: changes.flatMap((each) => each.paths),
  };
};

test('a renamed product has a new URL, and both URLs are revalidated', async () => {
  const { body: before } = await detail();
  await change({ nameFa: 'گوشي نامي ديگر' });
  expect((await detail()).body).toMatchObject({ nameFa: 'گوشی نامی دیگر', slug: 'گوشی-نامی-دیگر' });
  const { tags, paths } = await announced();
  expect(tags).toEqual(expect.arrayContaining([`product-${codes.phone}`, 'sitemap']));
  const { slug } = Object(before);
  for (const each of [slug, 'گوشی-نامی-دیگر']) {
    expect(paths).toContain(`/shop/product/${codes.phone}/${each}`);
  }
});

test('a removed product answers 404 until it is restored', async () => {
  expect(await listed()).toBe(listedCount);
  await change({ removed: true });
  expect([(await detail()).status, await listed()]).toEqual([404, listedCount - 1]);
  expect((await announced()).tags).toEqual(
    expect.arrayContaining([`product-${codes.phone}`, 'sitemap']),
  );
  await change({ removed: false });
  expect([(await detail()).status, await listed()]).toEqual([200, listedCount]);
});

test('an unknown product cannot be changed', async () => {
  await expect(change({ removed: true }, 999_999)).rejects.toThrow();
});

test('a name must have letters, because it becomes the slug', async () => {
  const { body: before } = await detail();
  await expect(change({ nameFa: '؟!' })).rejects.toMatchObject({ status: 422 });
  expect((await detail()).body).toMatchObject({ slug: Object(before).slug });
});
