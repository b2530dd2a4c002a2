import { expect, test } from '@jest/globals';
import { judgePoints } from '#lib/rules/opinion.ts';
import { categories } from '../catalogue/categories.ts';
import { expandCatalogue } from '../expansion/expand.ts';
import { fixedToday } from '../expansion/today.ts';
import { kinds } from './kinds.ts';
import { questionsOf, reviewsOf } from './opinions.ts';
import { commonPoints, pointsOf } from './points.ts';

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

test('customers name points of the kind of product they bought, and of every kind some', () => {
  for (const key of kinds.flatMap((kind) => kind.categories)) {
    const { good, bad } = pointsOf(key);
    expect([key, good.length > 0 && bad.length > 0]).toEqual([key, true]);
    expect(judgePoints(good.slice(0, 5))).toEqual({ value: good.slice(0, 5) });
    expect(judgePoints(bad.slice(0, 5))).toEqual({ value: bad.slice(0, 5) });
  }
  const named = products.flatMap((product) =>
    reviewsOf(product, fixedToday).flatMap(({ good = [], bad = [] }) =>
      [...good, ...bad].map((point) => ({ point, key: keyOf.get(product.categoryId) ?? '' })),
    ),
  );
  const strange = named.filter(({ point, key }) => {
    const own = [pointsOf(key), commonPoints].flatMap(({ good, bad }) => [...good, ...bad]);
    return !own.includes(point);
  });
  expect(strange).toEqual([]);
  expect(named.length).toBeGreaterThan(1_000);
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
