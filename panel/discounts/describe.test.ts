import { expect, test } from '@jest/globals';
import { giveWords, spanWords, standingOf, whenWords } from '#panel/discounts/describe.ts';

const freight = { kind: 'freight' } as const;
const percent = { kind: 'percent', percent: 10 } as const;

test('what a promotion gives is said in words', () => {
  const capped = { when: {}, give: { ...percent, most: 300_000 } };
  expect(giveWords(capped)).toBe('\u061C۱۰٪ تخفیف تا ۳۰۰٬۰۰۰ تومان');
  expect(giveWords({ when: {}, give: percent })).toBe('\u061C۱۰٪ تخفیف');
  expect(giveWords({ when: {}, give: { kind: 'cheapest', of: 3 } })).toContain('از هر ۳ کالا');
});

test('conditions are counted, and none is the empty text', () => {
  expect(whenWords({ when: { brands: [] }, give: freight })).toBe('');
  const when = { firstOrder: true, subtotal: 1_000_000, brands: [1], categories: [2, 3] };
  expect(whenWords({ when, give: freight })).toBe(
    'نخستین خرید · خرید از ۱٬۰۰۰٬۰۰۰ تومان · ۳ کالا، دسته یا برند',
  );
});

const when = { from: '2026-12-20T20:30:00.000Z', to: '2026-12-22T20:30:00.000Z' };

test('the last day of a promotion is the one before its end at midnight', () => {
  expect(spanWords({ when, give: freight })).toBe('از ۳۰ آذر ۱۴۰۵ تا ۱ دی ۱۴۰۵');
});

test.each([
  ['2026-12-01T00:00:00Z', true, 'planned'],
  ['2026-12-21T00:00:00Z', true, 'active'],
  ['2026-12-21T00:00:00Z', false, 'off'],
  ['2026-12-22T20:30:00Z', true, 'over'],
])('at %s, switched on: %s, it is %s', (now, isActive, standing) => {
  expect(standingOf({ isActive, rule: { when, give: freight } }, Date.parse(now))).toBe(standing);
});
