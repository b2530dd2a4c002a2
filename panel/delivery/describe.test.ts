import { expect, test } from '@jest/globals';
import { daysWords, priceWords } from '#panel/delivery/describe.ts';

const rate = { provinces: [], cities: [], base: 75_000, grams: 2_000, perKilo: 0 };
const one = { rates: [rate], isPaidOnArrival: false, freeFrom: null };

test('prices are said by what the least is, and when it is free', () => {
  expect(priceWords(one)).toBe('۷۵٬۰۰۰ تومان');
  expect(priceWords({ ...one, rates: [{ ...rate, perKilo: 1 }] })).toBe('از ۷۵٬۰۰۰ تومان');
  expect(priceWords({ ...one, freeFrom: 2_000_000 })).toContain('رایگان از ۲٬۰۰۰٬۰۰۰ تومان');
  expect(priceWords({ ...one, rates: [{ ...rate, base: 0 }] })).toBe('رایگان');
  expect(priceWords({ ...one, isPaidOnArrival: true })).toBe('پس‌کرایه');
});

test('days are one number when they are the same', () => {
  expect(daysWords({ daysFrom: 0, daysTo: 0 })).toBe('همان روز');
  expect(daysWords({ daysFrom: 2, daysTo: 2 })).toBe('۲ روز کاری');
  expect(daysWords({ daysFrom: 0, daysTo: 1 })).toBe('تا ۱ روز کاری');
});
