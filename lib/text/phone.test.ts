import { expect, test } from '@jest/globals';
import { dialledPhone, readablePhone } from '#lib/text/phone.ts';

test('a dialled number has no separators', () => {
  expect(dialledPhone('+98 21 9100-4567')).toBe('+982191004567');
  expect(dialledPhone('۰۲۱ ۹۱۰۰ ۴۵۶۷')).toBe('02191004567');
});

test('an Iranian number shows its area code separately', () => {
  expect(readablePhone('+982191004567')).toBe('۰۲۱ ۹۱۰۰ ۴۵۶۷');
  expect(readablePhone('02191004567')).toBe('۰۲۱ ۹۱۰۰ ۴۵۶۷');
});

test('any other number is unchanged', () => {
  expect(readablePhone('1550')).toBe('۱۵۵۰');
});
