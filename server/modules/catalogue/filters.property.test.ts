import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { getListBody, type ListFilter, pageSize, sortKeys } from '#lib/contract/product.ts';
import type { Database } from '#server/db/database.ts';
import { getFilters } from '#server/modules/catalogue/filter-service.ts';
import { getList } from '#server/modules/catalogue/list-service.ts';
import {
  type Selection,
  naiveFilters,
  naiveList,
} from '#server/modules/catalogue/testing/naive-lists.ts';
import { type NaiveShop, readNaiveShop } from '#server/modules/catalogue/testing/naive-shop.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { demoShop } from '#demo-shop/testing/demo-shop.ts';

let database: Database;
let shop: NaiveShop;
beforeAll(async () => {
  database = await openTestDatabase(demoShop);
  shop = await readNaiveShop(database.db);
}, 120_000);
afterAll(() => database.close());

/** A subset of the values, sometimes with one that no product has. */
const someOf = (values: readonly string[], stranger: string) =>
  fc
    .tuple(
      fc.subarray([...values], { minLength: 1, maxLength: Math.min(4, values.length) }),
      fc.nat({ max: 9 }),
    )
    .map(([some, odds]) => (odds === 0 ? [...some, stranger] : some).join(','));

/** `min-max` between existing values, sometimes open on either side. */
const between = (values: readonly number[]) =>
  fc
    .tuple(fc.constantFrom(...values), fc.constantFrom(...values), fc.nat({ max: 3 }))
    .map(([one, other, open]) => {
      const [min, max] = [Math.min(one, other), Math.max(one, other)];
      return [`${min}-${max}`, `${min}-`, `-${max}`, `${max}-${max}`][open] ?? '';
    });

function selections(): fc.Arbitrary<Selection> {
  const products = [...shop.products.values()];
  const attributes = shop.attributes.map((attribute): [string, fc.Arbitrary<string>] => {
    const { id, key, kind } = attribute;
    if (kind === 'switch') return [key, fc.constantFrom('1', '1', '1', '0')];
    if (kind === 'choice') {
      return [
        key,
        someOf(
          attribute.options.map(({ value }) => value),
          'no-such-option',
        ),
      ];
    }
    const numbers = products.flatMap((product) => product.numbers.get(id) ?? []);
    return [key, between([0, ...new Set(numbers)])];
  });
  const values: Record<string, fc.Arbitrary<string>> = {
    brand: someOf(
      shop.brands.map(({ id }) => String(id)),
      '99999',
    ),
    price: between(products.map(({ price }) => price)),
    available: fc.constantFrom('1', '1', '0'),
    discount: fc.constantFrom('1', '1', 'yes'),
    colour: someOf([...shop.colours.keys()], '123456'),
    ...Object.fromEntries(attributes),
  };
  const everywhere = fc.constantFrom(0, 0, 0, 0, 0, ...shop.categories.map(({ id }) => id));
  return fc
    .tuple(everywhere, fc.constantFrom(...sortKeys), fc.nat({ max: 4 }))
    .chain(([categoryId, sort, count]) => {
      // Values of the category's own products are chosen far more often than others.
      const own = new Set(
        naiveFilters(shop, { categoryId, sort, filters: {} }).map(({ key }) => key),
      );
      const keys = Object.keys(values).filter((key) => own.has(key));
      return fc
        .tuple(
          fc.subarray(keys, { maxLength: count }),
          fc.subarray(Object.keys(values), { maxLength: count === 4 ? 1 : 0 }),
        )
        .chain(([likely, unlikely]) =>
          fc.record(
            Object.fromEntries(
              [...likely, ...unlikely].flatMap((key) => {
                const value = values[key];
                return value ? [[key, value] as const] : [];
              }),
            ),
          ),
        )
        .map((filters) => ({ categoryId, sort, filters }));
    });
}

const bodyOf = ({ categoryId, sort, filters }: Selection, page = 1) =>
  getListBody.parse({
    categoryId,
    type: sort,
    page,
    ...Object.fromEntries(Object.entries(filters).map(([key, value]) => [`filter-${key}`, value])),
  });

/** What the naive computation has, too; `price-bands.test.ts` has the bands of prices. */
function withoutWords(filter: ListFilter) {
  const { title: _title, unit: _unit, bars: _bars, bands: _bands, options, ...rest } = filter;
  return { ...rest, options: options.map(({ latin: _latin, ...option }) => option) };
}

test('items, total and counts of any selection equal those of a naive computation', async () => {
  await fc.assert(
    fc.asyncProperty(selections(), async (selection) => {
      fc.pre(selection.filters['brand'] !== '99999');
      const expected = naiveList(shop, selection);
      const answer = await getFilters(database, bodyOf(selection));
      expect(answer.total).toBe(expected.length);
      expect(answer.filters.map(withoutWords)).toEqual(naiveFilters(shop, selection));
      const lastPage = Math.max(1, Math.ceil(expected.length / pageSize));
      for (const page of new Set([1, lastPage])) {
        // oxlint-disable-next-line no-await-in-loop
        const list = await getList(database, bodyOf(selection, page));
        expect(list.total).toBe(expected.length);
        expect(list.items.map(({ websiteCode }) => websiteCode)).toEqual(
          expected.slice((page - 1) * pageSize, page * pageSize),
        );
      }
    }),
    { numRuns: 300 },
  );
}, 120_000);
