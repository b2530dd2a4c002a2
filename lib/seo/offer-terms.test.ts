import { expect, test } from '@jest/globals';
import { shippingService } from '#lib/seo/offer-terms.ts';

const terms = (freeFrom: number) => ({
  shipping: {
    freeFrom,
    most: 95_000,
    handlingDays: [0, 1] as [number, number],
    transitDays: [1, 3] as [number, number],
  },
});

test('sending costs something up to the limit, and nothing from it on', () => {
  expect(shippingService(terms(5_000_000))).toMatchObject({
    shippingConditions: [
      { orderValue: { maxValue: 49_999_990 }, shippingRate: { maxValue: 950_000 } },
      { orderValue: { minValue: 50_000_000 }, shippingRate: { value: 0 } },
    ],
  });
});

test('sending that is always free is told as that alone', () => {
  const { shippingConditions } = shippingService(terms(0));
  expect(shippingConditions).toHaveLength(1);
  expect(shippingConditions).toMatchObject([
    { orderValue: { minValue: 0 }, shippingRate: { value: 0 } },
  ]);
});
