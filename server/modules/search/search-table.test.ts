import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { searchKeywordAnswer } from '#lib/contract/home.ts';
import { getListAnswer } from '#lib/contract/product.ts';
import { searchSlug } from '#lib/text/search-slug.ts';
import { rows } from '#server/db/database.ts';
import { demoShop } from '#demo-shop/testing/demo-shop.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

const table = readFileSync(new URL('search-table.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' | '))
  .map(([text = '', wanted = '']): [string, string] => [text, wanted]);

let shop: TestShop;
/** By product: its own name, its brand and its categories. */
const namesOf = new Map<number, readonly string[]>();
beforeAll(async () => {
  shop = await openTestShop({ filling: demoShop });
  const found = await rows(
    shop.shop.database.db,
    sql`select p.id, array[p.name_en, b.title] || array(
        select title from category a where a.id = any(c.path)) as names
      from product p join brand b on b.id = p.brand_id join category c on c.id = p.category_id`,
    z.object({ id: z.int(), names: z.array(z.string()) }),
  );
  for (const { id, names } of found) namesOf.set(id, names);
}, 120_000);
afterAll(() => shop.close());

const found = async (text: string) => {
  const body = { 'filter-name': searchSlug(text) };
  const { items } = getListAnswer.parse((await shop.post('/api/Product/Get-List', body)).body);
  return items.map(({ websiteCode }) => websiteCode);
};
const suggested = async (name: string) =>
  searchKeywordAnswer
    .parse((await shop.post('/api/home/get-search-keyword', { name })).body)
    .flatMap(({ type, id }) => (type === 'product' ? id : []));

const isOf = (product: number | undefined, name: string): boolean =>
  namesOf.get(product ?? 0)?.includes(name) === true;

test('the table has 150 searches', () => {
  expect(table.length).toBeGreaterThanOrEqual(150);
  expect(new Set(table.map(([text]) => text)).size).toBe(table.length);
});

test.each(table)('%p finds %p', async (text, wanted) => {
  const products = await found(text);
  const [kind = '', brand] = wanted.split(' + ');
  const isProduct = [...namesOf.values()].some(([own]) => own === kind);
  const first = products.slice(0, isProduct ? 1 : 5);
  expect(first).not.toEqual([]);
  const others = first.filter((product) => !isOf(product, kind));
  expect(others.map((one) => namesOf.get(one))).toEqual([]);
  expect(isOf(first[0], brand ?? kind)).toBe(true);
  expect(await suggested(text)).toEqual(products.slice(0, 5));
});
