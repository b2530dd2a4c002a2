import { expect, test } from '@jest/globals';
import { fixedToday } from '../expansion/today.ts';
import { manyProducts } from './many-products.ts';
import { onShelves, planShelves } from './shelves.ts';

/** Products by brand and category, as many as `counts` says, at prices from 100,000 toman up. */
function* productsBy(counts: Record<string, number>) {
  let id = 0;
  for (const [place, count] of Object.entries(counts)) {
    const [categoryId = 0, brandId = 0] = place.split(' ').map(Number);
    for (let n = 0; n < count; n += 1) {
      id += 1;
      yield { id, categoryId, brandId, variants: [{ price: 100_000 + n * 7_000 }] };
    }
  }
}

test('many products of a brand are split evenly by price, few stay together or where they were', () => {
  const { rows, idOf } = planShelves(productsBy({ '3 1': 2_600, '3 2': 240, '4 1': 90 }));
  const counts = Map.groupBy(idOf.values(), (id) => id);
  const sizes = rows.map(({ id }) => counts.get(id)?.length ?? 0);
  expect(sizes).toHaveLength(11);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...sizes)).toBeLessThanOrEqual(300);
  expect(idOf.size).toBe(2_840);
  expect(new Set(rows.map(({ title }) => title)).size).toBe(11);
});

test('the number of categories is limited, however large the shop', () => {
  const counts = Array.from({ length: 20 }, (_, n) => [`${n + 3} 1`, 12_000 + n * 10]);
  const { rows } = planShelves(productsBy(Object.fromEntries(counts)));
  expect(rows.length).toBeGreaterThan(300);
  expect(rows.length).toBeLessThanOrEqual(400);
});

test('a small shop has the categories of the demo shop', () => {
  const shelves = planShelves(manyProducts(900, fixedToday));
  expect(shelves.rows).toEqual([]);
  expect([...onShelves(manyProducts(20, fixedToday), shelves)]).toEqual([
    ...manyProducts(20, fixedToday),
  ]);
});
