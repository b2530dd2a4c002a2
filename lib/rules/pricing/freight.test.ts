import { describe, expect, test } from '@jest/globals';
import {
  type FreightMethod,
  type Parcel,
  freightOf,
  missingForFree,
  worthOf,
} from '#lib/rules/pricing/freight.ts';

const rate = { provinces: [], cities: [], base: 60_000, grams: 2_000, perKilo: 15_000 };
const post: FreightMethod = {
  rates: [{ ...rate, provinces: ['تهران', 'البرز'], base: 45_000 }, rate],
  isPaidOnArrival: false,
  freeFrom: 5_000_000,
};
const courier: FreightMethod = {
  rates: [{ ...rate, provinces: ['اصفهان'], cities: ['نجف‌آباد'], perKilo: 0 }],
  isPaidOnArrival: false,
  freeFrom: null,
};
const parcel = (more: Partial<Parcel> = {}): Parcel => ({
  province: 'فارس',
  city: 'شیراز',
  grams: 500,
  worth: 1_000_000,
  ...more,
});

describe('freight', () => {
  test('is that of the first rate for the place', () => {
    expect(freightOf(post, parcel({ province: 'البرز' }))).toBe(45_000);
    expect(freightOf(post, parcel())).toBe(60_000);
  });

  test.each([
    [0, 60_000],
    [2_000, 60_000],
    [2_001, 75_000],
    [3_000, 75_000],
    [3_001, 90_000],
  ])('of %d grams is %d: each kilogram begun counts', (grams, price) => {
    expect(freightOf(post, parcel({ grams }))).toBe(price);
  });

  test('is null where a method does not go, however the town is spelled', () => {
    expect(freightOf(courier, parcel())).toBeNull();
    expect(freightOf(courier, parcel({ province: 'اصفهان', city: 'کاشان' }))).toBeNull();
    for (const city of ['نجف‌آباد', 'نجف آباد', 'نجف‌آباد ']) {
      expect(freightOf(courier, parcel({ province: 'اصفهان', city }))).toBe(60_000);
    }
  });

  test('is free from exactly the threshold', () => {
    expect(freightOf(post, parcel({ worth: 4_999_999 }))).toBe(60_000);
    expect(freightOf(post, parcel({ worth: 5_000_000 }))).toBe(0);
    expect(missingForFree(post, 4_999_999)).toBe(1);
    expect(missingForFree(post, 6_000_000)).toBe(0);
    expect(missingForFree(courier, 0)).toBeNull();
    expect(worthOf([{ price: 1_000, count: 3 }])).toBe(3_000);
  });

  test('paid on arrival costs nothing in the shop, and only where the method goes', () => {
    expect(freightOf({ ...post, isPaidOnArrival: true }, parcel())).toBe(0);
    expect(missingForFree({ ...post, isPaidOnArrival: true }, 0)).toBeNull();
    expect(freightOf({ ...courier, isPaidOnArrival: true }, parcel())).toBeNull();
  });
});
