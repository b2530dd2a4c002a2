import { expect, test } from '@jest/globals';
import { verdictOf } from './verdict.ts';

test.each([
  ['fits', 1, 'با قیمت‌های فروشگاه می‌خواند', true],
  ['possible', null, 'شدنی است', true],
  ['tooHigh', 10, '۱۰ برابر قیمت‌های فروشگاه است', false],
  ['tooHigh', null, 'گران‌تر از آنچه کالاها می‌ارزند', false],
  ['tooLow', 0.1, 'یک‌دهم قیمت‌های فروشگاه است', false],
  ['tooLow', 1e-5, 'ارزان‌تر از آنچه کالاها می‌ارزند', false],
  ['impossible', 1_000, 'شدنی نیست', false],
] as const)(
  'prices that are read as %s, %s times the shop’s, say so',
  (verdict, times, text, isGood) => {
    expect(verdictOf({ verdict, times })).toEqual({ text, isGood });
  },
);
