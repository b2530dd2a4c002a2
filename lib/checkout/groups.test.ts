import { expect, test } from '@jest/globals';
import { obstaclesOf, obstaclesOfRefusal } from '#lib/checkout/groups.ts';

test('problems are put at their parts, in the order of the page', () => {
  expect(
    obstaclesOf([
      { code: 'COUPON_REFUSED', field: null, message: 'کد' },
      { code: 'INVALID', field: 'Payment', message: 'پرداخت' },
      { code: 'INVALID', field: 'NationalCode', message: 'کد ملی' },
      { code: 'SLOT_FULL', field: null, message: 'زمان' },
      { code: 'OUT_OF_STOCK', field: null, message: 'ناموجود' },
    ]),
  ).toEqual([
    { group: 'basket', sentence: 'ناموجود' },
    { group: 'profile', sentence: 'کد ملی' },
    { group: 'slot', sentence: 'زمان' },
    { group: 'payment', sentence: 'پرداخت' },
    { group: 'coupon', sentence: 'کد' },
  ]);
});

test('a refused start is shown where its code or its fields belong', () => {
  const refusal = { sentence: 'کامل نیست', fields: {} };
  expect(obstaclesOfRefusal({ ...refusal, code: 'BASKET_CHANGED' })).toEqual([
    { group: 'basket', sentence: 'کامل نیست' },
  ]);
  const fields = { Note: 'بلند', Delivery: 'انتخاب کنید', else: 'x' };
  expect(obstaclesOfRefusal({ ...refusal, code: 'INVALID', fields })).toEqual([
    { group: 'delivery', sentence: 'انتخاب کنید' },
    { group: 'note', sentence: 'بلند' },
  ]);
  expect(obstaclesOfRefusal({ ...refusal, code: 'RATE_LIMITED' })).toEqual([]);
});
