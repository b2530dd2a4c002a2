import { expect, test } from '@jest/globals';
import { readableMobile } from './readable-mobile.ts';

test('a mobile number is written in three groups', () => {
  expect(readableMobile('09123456789')).toBe('۰۹۱۲ ۳۴۵ ۶۷۸۹');
  expect(readableMobile('123')).toBe('۱۲۳');
});
