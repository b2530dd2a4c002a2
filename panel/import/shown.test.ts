import { expect, test } from '@jest/globals';
import { shownValue } from './shown.ts';

test.each<[string, unknown, string]>([
  ['price', 98_400_000, '۹۸٬۴۰۰٬۰۰۰'],
  ['price', null, '—'],
  ['state', 'draft', 'پیش‌نویس'],
  ['availability', 1, 'موجود'],
  ['nameFa', 'آیفون 15 Pro', 'آیفون \u206615 Pro\u2069'],
  ['sku', '0042-a', '0042-a'],
  ['sku', null, '—'],
  ['brand', '', '—'],
  ['categories', [['موبایل', 'گوشی'], ['هدیه']], 'موبایل › گوشی، هدیه'],
  ['categories', [], '—'],
  ['isSoldSingly', true, 'بله'],
  ['sale', { price: 1_000, from: null, to: '2026-03-21' }, '۱٬۰۰۰ تا ۱ فروردین ۱۴۰۵'],
  ['sale', null, '—'],
  ['pictures', { a: 1 }, 'چیز دیگر'],
])('%s %j is shown as «%s»', (field, value, text) => {
  expect(shownValue(field, value)).toBe(text);
});
