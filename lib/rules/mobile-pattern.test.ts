import { expect, test } from '@jest/globals';
import { judgeContact } from '#lib/rules/contact.ts';
import { mobilePattern } from '#lib/rules/mobile-pattern.ts';
import { noMobiles, spellings } from '#lib/rules/testing/mobiles.ts';

/** As browsers evaluate a field's `pattern`. */
const asField = new RegExp(`^(?:${mobilePattern})$`, 'v');

const others = { name: 'مریم احمدی', subject: 'پیگیری سفارش', message: 'سفارش من نرسیده است.' };
const kept = (mobile: string) => judgeContact({ ...others, mobile }).kept.mobile;

test.each([
  ...spellings,
  // As pasted by phones.
  '\u202a+98 912 345 6789\u202c',
  '\u200e09123456789',
  '\u206609123456789\u2069',
  '۰۹۱۲\u0640۳۴۵۶۷۸۹',
])('%j may be sent, and is stored as 09123456789', (written) => {
  expect(written).toMatch(asField);
  expect(kept(written)).toBe('09123456789');
});

test.each(noMobiles)('%j is refused by both', (written) => {
  expect(written).not.toMatch(asField);
  expect(kept(written)).toBe('');
});

test('the browser accepts the same separators as the service', () => {
  const letters = Array.from({ length: 0x1_00_00 }, (_, code) => String.fromCharCode(code));
  const apart = letters.filter((letter) => {
    const written = `0912${letter}3456789`;
    return asField.test(written) !== (kept(written) !== '');
  });
  expect(apart).toEqual([]);
});
