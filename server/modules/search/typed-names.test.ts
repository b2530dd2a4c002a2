import { expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { demoShop } from '#demo-shop/testing/demo-shop.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { searchSlug } from '#lib/text/search-slug.ts';
import { rows } from '#server/db/database.ts';
import { randomNumbers, typedName } from '#server/modules/search/testing/typed-names.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

const seed = 23;
const searches = 1_000;
const leastAmongFirst = 950;
const first = 5;

const named = z.object({ id: z.int(), nameFa: z.string(), nameEn: z.string() });

const search = async (shop: TestShop, text: string): Promise<number[]> => {
  const { body } = await shop.post('/api/Product/Get-List', { 'filter-name': searchSlug(text) });
  return getListAnswer.parse(body).items.map(({ websiteCode }) => websiteCode);
};

test('a thousand names, each typed in a wrong way, find something, and nearly all the product itself', async () => {
  const shop = await openTestShop({ filling: demoShop });
  const products = await rows(
    shop.shop.database.db,
    sql`select id, name_fa as "nameFa", name_en as "nameEn" from product
      where removed_at is null order by id`,
    named,
  );
  const random = randomNumbers(seed);
  const empty: string[] = [];
  const missed: string[] = [];
  for (let at = 0; at < searches; at += 1) {
    const product = products[Math.floor(random() * products.length)];
    if (!product) continue;
    const text = typedName(product, random);
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as the seed says
    const found = await search(shop, text);
    if (found.length === 0) empty.push(text);
    if (!found.slice(0, first).includes(product.id)) missed.push(`${text} (${product.nameFa})`);
  }
  await shop.close();
  expect(empty).toEqual([]);
  expect(missed.slice(0, searches - leastAmongFirst)).toEqual(missed);
}, 240_000);
