import { expect, test } from '@jest/globals';
import { categories } from '../catalogue/categories.ts';
import { expandCatalogue } from '../expansion/expand.ts';
import { fixedToday } from '../expansion/today.ts';
import { kinds } from './kinds.ts';
import { questionsOf, reviewsOf } from './opinions.ts';

const products = expandCatalogue(fixedToday);
const keyOf = new Map(categories.map(({ id, key }) => [id, key]));
const kindOf = (categoryId: number) =>
  kinds.find((kind) => kind.categories.includes(keyOf.get(categoryId) ?? ''));

test('every product is of one kind', () => {
  const named = kinds.flatMap((kind) => kind.categories);
  expect(named.toSorted()).toEqual(
    [...new Set(products.map(({ categoryId }) => keyOf.get(categoryId)))].toSorted(),
  );
});

test('customers write about the kind of product they bought, and of no other', () => {
  for (const product of products) {
    const others = kinds.filter((kind) => kind !== kindOf(product.categoryId));
    const own = kindOf(product.categoryId);
    const foreign = others
      .flatMap(({ good, fair }) => [...good, ...fair])
      .filter((text) => ![...(own?.good ?? []), ...(own?.fair ?? [])].includes(text));
    const bodies = reviewsOf(product, fixedToday).map(({ body = '' }) => body);
    expect(bodies.filter((body) => foreign.some((text) => body.includes(text)))).toEqual([]);
  }
});

test('answers say what the specifications and the pages of the shop say', () => {
  const asked = products.flatMap((product) =>
    questionsOf(product, fixedToday).map(({ body, answered }) => ({ product, body, answered })),
  );
  expect(asked.length).toBeGreaterThan(300);
  for (const { product, body, answered } of asked) {
    expect(body + answered.body).not.toMatch(/[{}?]|هفت روز نخست/);
    const answer = answered.body;
    if (body.startsWith('NFC')) expect(answer.startsWith('بله')).toBe(product.specs['nfc']);
    if (body.startsWith('اسکنر')) expect(answer.startsWith('بله')).toBe(product.specs['scanner']);
  }
});
