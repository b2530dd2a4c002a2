import { describe, expect, test } from '@jest/globals';
import { normaliseNationalCode } from './national-code.ts';

describe('a national code', () => {
  test.each([
    ['0012345679', '0012345679'],
    ['۰۰۱۲۳۴۵۶۷۹', '0012345679'],
    ['٠٠١٢٣٤٥٦٧٩', '0012345679'],
    ['001-234567-9', '0012345679'],
    [' 0012345679 ', '0012345679'],
    ['\u2066001\u200c2345679\u2069', '0012345679'],
    // Without its leading zeros.
    ['12345679', '0012345679'],
    ['023456787', '0023456787'],
    // A remainder below two is the check digit itself.
    ['1000000001', '1000000001'],
  ])('%j is kept as %s', (written, code) => {
    expect(normaliseNationalCode(written)).toBe(code);
  });

  test.each([
    '',
    '0',
    '1234567',
    '0012345678',
    '0012345670',
    '00123456790',
    '0000000000',
    '1111111111',
    '9999999999',
    '001234567a',
    '1e9',
    '-12345679x',
    '٫٫٫٫٫٫٫٫٫٫',
    '𝟎𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟗',
    '0012345679'.repeat(10_000),
  ])('%.40j is invalid', (written) => {
    expect(normaliseNationalCode(written)).toBeNull();
  });

  test('is invalid after a change of any single digit', () => {
    const code = '0012345679';
    for (let at = 0; at < code.length; at += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const other = `${code.slice(0, at)}${digit}${code.slice(at + 1)}`;
        if (other !== code) expect(normaliseNationalCode(other)).toBeNull();
      }
    }
  });
});
