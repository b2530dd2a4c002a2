import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { bulkOperation } from '#lib/contract/goods-bulk.ts';
import { planProduct, planVariant } from '#server/modules/goods/bulk-plan.ts';

const variant = {
  id: 1,
  productId: 1,
  price: 98_400_000,
  oldPrice: null,
  stock: 10,
  held: 2,
  lowStock: null,
  availability: availabilityCodes.available,
  isTimed: false,
};
const plan = (operation: object, more: object = {}) => {
  const { changes, warning } = planVariant(bulkOperation.parse(operation), { ...variant, ...more });
  return { ...Object.fromEntries(changes.map(({ field, after }) => [field, after])), warning };
};
const raise = { kind: 'raisePrice', percent: 10, roundTo: 10_000 };

test.each([
  [raise, {}, { price: 108_240_000 }],
  [{ kind: 'raisePrice', percent: -12.5 }, { price: 999 }, { price: 874 }],
  [{ kind: 'raisePrice', percent: 33.33 }, { price: 3 }, { price: 4 }],
  [raise, { price: 115_000 }, { price: 130_000 }],
  [
    raise,
    { oldPrice: 100_000_000 },
    { price: 108_240_000, oldPrice: null, warning: 'aboveOldPrice' },
  ],
  [raise, { oldPrice: 120_000_000 }, { price: 108_240_000 }],
  [raise, { price: 2_000 }, { warning: 'zero' }],
  [raise, { price: null, availability: availabilityCodes.call }, { warning: 'noPrice' }],
  [raise, { isTimed: true }, { warning: 'timed' }],
  [{ kind: 'addToPrice', value: -1_000 }, {}, { price: 98_399_000 }],
  [{ kind: 'addToPrice', value: -98_400_001 }, {}, { warning: 'zero' }],
  [{ kind: 'roundPrice', roundTo: 1_000 }, { price: 1_500 }, { price: 2_000 }],
  [{ kind: 'price', value: null }, {}, { warning: 'noPrice' }],
  [{ kind: 'price', value: null }, { availability: availabilityCodes.call }, { price: null }],
  [{ kind: 'price', value: 98_400_000 }, {}, {}],
  [{ kind: 'price', field: 'oldPrice', value: 99_000_000 }, {}, { oldPrice: 99_000_000 }],
  [
    { kind: 'price', field: 'oldPrice', value: 5 },
    { oldPrice: 99_000_000 },
    { oldPrice: null, warning: 'aboveOldPrice' },
  ],
  [{ kind: 'stock', value: 1 }, {}, { warning: 'held' }],
  [{ kind: 'addToStock', value: -8 }, {}, { stock: 2 }],
  [{ kind: 'addToStock', value: -20 }, { held: 0 }, { stock: 0 }],
  [{ kind: 'lowStock', value: 3 }, {}, { lowStock: 3 }],
  [
    { kind: 'availability', value: 1 },
    { price: null, availability: availabilityCodes.call },
    { warning: 'noPrice' },
  ],
  [{ kind: 'availability', value: 4 }, {}, { availability: availabilityCodes.outOfStock }],
])('%j makes of %j %j', (operation, more, expected) => {
  expect(plan(operation, more)).toEqual({ warning: undefined, ...expected });
});

const product = {
  id: 1,
  categoryId: 2,
  categoryIds: [3, 5],
  brandId: 1,
  state: 'draft',
  variantCount: 1,
};

test.each([
  [{ kind: 'category', categoryId: 3 }, {}, { categoryId: 3, categoryIds: [5] }],
  [{ kind: 'category', categoryId: 2 }, {}, {}],
  [{ kind: 'addCategory', categoryId: 4 }, {}, { categoryIds: [3, 4, 5] }],
  [{ kind: 'addCategory', categoryId: 2 }, {}, {}],
  [{ kind: 'removeCategory', categoryId: 3 }, {}, { categoryIds: [5] }],
  [{ kind: 'brand', brandId: 2 }, {}, { brandId: 2 }],
  [{ kind: 'state', value: 'published' }, {}, { state: 'published' }],
  [{ kind: 'state', value: 'published' }, { variantCount: 0 }, { warning: 'noVariant' }],
])('%j makes of a product %j %j', (operation, more, expected) => {
  const { changes, warning } = planProduct(bulkOperation.parse(operation), { ...product, ...more });
  const after = Object.fromEntries(changes.map((change) => [change.field, change.after]));
  expect({ ...after, warning }).toEqual({ warning: undefined, ...expected });
});
