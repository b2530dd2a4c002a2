import { expect, test } from '@jest/globals';
import { emptyRate } from './draft.ts';
import { trialOf } from './trial.ts';

const parcel = { province: 'تهران', city: 'تهران', grams: 1_000, worth: 1_000_000 };
const trial = (base: number | null, more: object = {}) =>
  trialOf(
    {
      rates: [{ ...emptyRate(1), base, grams: 5_000 }],
      isPaidOnArrival: false,
      freeFrom: null,
      ...more,
    },
    parcel,
  );

test('a trial answers only once the price is written', () => {
  expect(trial(null)).toEqual({ kind: 'wait', text: expect.stringContaining('هزینهٔ پایه') });
  expect(trial(75_000)).toEqual({ kind: 'good', text: 'هزینهٔ ارسال ۷۵٬۰۰۰ تومان' });
  expect(trial(0)).toEqual({ kind: 'good', text: 'ارسال رایگان' });
  expect(trial(75_000, { freeFrom: 500_000 })).toEqual({ kind: 'good', text: 'ارسال رایگان' });
  expect(trial(0, { isPaidOnArrival: true }).text).toContain('گیرنده');
  expect(trial(75_000, { rates: [] }).kind).toBe('wait');
});
