import { expect, test } from '@jest/globals';
import { maskedMobile, normaliseMobile } from './mobile.ts';

test.each([
  '09123456789',
  '9123456789',
  '+989123456789',
  '00989123456789',
  '989123456789',
  '۰۹۱۲۳۴۵۶۷۸۹',
  '٠٩١٢٣٤٥٦٧٨٩',
  ' 0912 345 6789 ',
  '0912-345-6789',
  '(۰۹۱۲) ۳۴۵ ۶۷ ۸۹',
  '+98 (912) 345-6789',
  '00 98 912 345 6789',
])('%j is stored as 09123456789', (written) => {
  expect(normaliseMobile(written)).toBe('09123456789');
});

test.each(['', '0912345678', '091234567890', '02112345678', '0912345678a', '+9109123456789', '۹'])(
  '%j is no mobile number',
  (written) => {
    expect(normaliseMobile(written)).toBeNull();
  },
);

test('a mask leaves the first and last four digits', () => {
  expect(maskedMobile('09123456789')).toBe('0912 ••• 6789');
});
