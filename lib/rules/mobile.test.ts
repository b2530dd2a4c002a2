import { expect, test } from '@jest/globals';
import { noMobiles, spellings } from '#lib/rules/testing/mobiles.ts';
import { maskedMobile, normaliseMobile } from './mobile.ts';

test.each(spellings)('%j is stored as 09123456789', (written) => {
  expect(normaliseMobile(written)).toBe('09123456789');
});

test.each(noMobiles)('%j is no mobile number', (written) => {
  expect(normaliseMobile(written)).toBeNull();
});

test('a masked number shows the first and last four digits', () => {
  expect(maskedMobile('09123456789')).toBe('0912 ••• 6789');
});
