import { expect, test } from '@jest/globals';
import { type OfferedMethod, shippingTermsOf } from '#lib/rules/pricing/shipping-terms.ts';

const rate = (base: number, provinces: string[] = []) => ({
  provinces,
  cities: [],
  base,
  grams: 1_000,
  perKilo: 5_000,
});
const post: OfferedMethod = {
  kind: 'post',
  rates: [rate(90_000, ['تهران']), rate(75_000)],
  isPaidOnArrival: false,
  freeFrom: 5_000_000,
  daysFrom: 2,
  daysTo: 3,
};
const courier: OfferedMethod = {
  ...post,
  kind: 'courier',
  rates: [rate(30_000, ['تهران'])],
  freeFrom: 1_000_000,
  daysFrom: 0,
  daysTo: 1,
};
const freight: OfferedMethod = {
  ...post,
  rates: [rate(0)],
  isPaidOnArrival: true,
  freeFrom: null,
  daysFrom: 3,
  daysTo: 7,
};
const pickUp: OfferedMethod = { ...courier, kind: 'pick-up', rates: [rate(0)] };

test('price and limit are those of the cheapest method that serves the whole country', () => {
  const dearer = { ...post, rates: [rate(99_000)], freeFrom: 9_000_000, daysTo: 4 };
  expect(shippingTermsOf([courier, dearer, post, freight, pickUp])).toEqual({
    freeFrom: 5_000_000,
    price: 75_000,
    transitDays: [0, 4],
    freightDays: [3, 7],
  });
});

test('a shop that delivers only in its town states those terms', () => {
  expect(shippingTermsOf([courier, pickUp])).toEqual({
    freeFrom: 1_000_000,
    price: 30_000,
    transitDays: [0, 1],
    freightDays: null,
  });
});

test('without a limit nothing is free, and without a price of its own there are no terms', () => {
  expect(shippingTermsOf([{ ...post, freeFrom: null }])?.freeFrom).toBeNull();
  expect(shippingTermsOf([freight, pickUp])).toBeNull();
  expect(shippingTermsOf([])).toBeNull();
});
