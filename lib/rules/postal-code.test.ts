import { describe, expect, test } from '@jest/globals';
import { normalisePostalCode } from './postal-code.ts';

describe('a postal code', () => {
  test.each([
    ['1417614411', '1417614411'],
    ['۱۴۱۷۶-۱۴۴۱۱', '1417614411'],
    ['81746 73461', '8174673461'],
    ['١٤١٧٦١٤٤١١', '1417614411'],
  ])('%j is stored as %s', (written, code) => {
    expect(normalisePostalCode(written)).toBe(code);
  });

  test.each([
    ['is missing', ''],
    ['is too short', '141761441'],
    ['is too long', '14176144110'],
    ['has letters', '14176l4411'],
    ['has a 0 in front', '0417614411'],
    ['has a 2 among the first five', '1217614411'],
    ['has a 5 in the fifth place', '1417514411'],
    ['has a 0 in the sixth place', '1417604411'],
    ['ends with four zeros', '1417610000'],
    ['begins with one digit four times', '1111614411'],
    ['is a hundred thousand digits', '1417614411'.repeat(10_000)],
  ])('that %s is invalid', (_what, written) => {
    expect(normalisePostalCode(written)).toBeNull();
  });
});
