import { expect, test } from '@jest/globals';
import {
  offerTerms,
  returnPolicy,
  shippingDetails,
  shippingService,
} from '#lib/seo/offer-terms.ts';

const shippingFrom = (freeFrom: number | null) => ({
  freeFrom,
  price: 95_000,
  handlingDays: [0, 1] as [number, number],
  transitDays: [1, 3] as [number, number],
});

test('shipping costs something below the limit, and nothing from it on', () => {
  expect(shippingService(shippingFrom(5_000_000))).toMatchObject({
    shippingConditions: [
      { orderValue: { maxValue: 49_999_990 }, shippingRate: { maxValue: 950_000 } },
      { orderValue: { minValue: 50_000_000 }, shippingRate: { value: 0 } },
    ],
  });
});

test('shipping that is always free has a single rate', () => {
  const { shippingConditions } = shippingService(shippingFrom(0));
  expect(shippingConditions).toHaveLength(1);
  expect(shippingConditions).toMatchObject([
    { orderValue: { minValue: 0 }, shippingRate: { value: 0 } },
  ]);
});

test('shipping that is never free has a single rate, and no item is free', () => {
  const { shippingConditions } = shippingService(shippingFrom(null));
  expect(shippingConditions).toMatchObject([
    { orderValue: { minValue: 0 }, shippingRate: { maxValue: 950_000 } },
  ]);
  expect(shippingDetails(shippingFrom(null), 900_000_000)).toMatchObject({
    shippingRate: { maxValue: 950_000 },
  });
});

const freight = { categories: [45], transitDays: [3, 7] as [number, number] };
const selling = (freeFrom: number | null) => ({
  returnDays: 7,
  freeReturns: false,
  shipping: { ...shippingFrom(freeFrom), freight },
});

test.each([
  [[{ id: 39 }, { id: 40 }], [1, 3], 95_000],
  [[{ id: 39 }, { id: 45 }, { id: 46 }], [3, 7], null],
])('freight depends on the category path: %j', (categories, transitDays, price) => {
  const { shipping, ...rest } = offerTerms(selling(5_000_000), categories, '2026-02-01');
  expect(rest).toEqual({
    until: '2026-02-01',
    returnDays: 7,
    freeReturns: false,
    onlySealed: false,
  });
  expect(shipping).toEqual({ freeFrom: 5_000_000, price, handlingDays: [0, 1], transitDays });
});

test('delivery time is handling plus transit', () => {
  const { shipping } = offerTerms(selling(0), [{ id: 45 }], '');
  expect(shipping && shippingDetails(shipping, 1)).toMatchObject({
    shippingRate: { value: 0 },
    deliveryTime: {
      handlingTime: { minValue: 0, maxValue: 1 },
      transitTime: { minValue: 3, maxValue: 7 },
    },
  });
});

test('the whole shop takes as long as its slowest way', () => {
  expect(shippingService(selling(0).shipping)).toMatchObject({
    shippingConditions: [{ transitTime: { duration: { minValue: 1, maxValue: 7 } } }],
  });
});

test.each([
  [true, 'FreeReturn'],
  [false, 'ReturnFeesCustomerResponsibility'],
])('free returns are %s: %s', (freeReturns, fees) => {
  const returnFees = `https://schema.org/${fees}`;
  const itemDefectReturnFees = 'https://schema.org/FreeReturn';
  expect(returnPolicy({ returnDays: 7, freeReturns })).toMatchObject({
    returnFees,
    itemDefectReturnFees,
  });
});

test.each([
  [[{ id: 3 }, { id: 9 }], true],
  [[{ id: 3 }], false],
])('goods of some categories are taken back only as new: %j', (categories, isNew) => {
  const terms = offerTerms(
    { ...selling(0), sealedCategories: [9], returnPage: 'بازگشت' },
    categories,
    '',
  );
  const policy = returnPolicy(terms);
  expect(policy).toMatchObject({ merchantReturnLink: expect.stringMatching(/\/%D8%A8\S+$/) });
  expect('itemCondition' in policy).toBe(isNew);
});
