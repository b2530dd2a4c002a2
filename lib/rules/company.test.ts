import { describe, expect, test } from '@jest/globals';
import { companyNameRule, economicCodeRule, nationalIdRule } from './company.ts';
import { normaliseNationalId } from './national-id.ts';

describe('a national id', () => {
  test.each([
    ['10380284790', '10380284790'],
    ['۱۰۳۸۰۲۸۴۷۹۰', '10380284790'],
    [' 1038-028 4790\u200f', '10380284790'],
  ])('%j is kept as %s', (written, id) => {
    expect(normaliseNationalId(written)).toBe(id);
  });

  test.each([
    '',
    '1038028479',
    '103802847900',
    '11111111111',
    '00000000000',
    '1038028479x',
    '1e10',
    '-1038028479',
    '10380284790'.repeat(10_000),
  ])('%.40j is invalid', (written) => {
    expect(normaliseNationalId(written)).toBeNull();
  });

  test('is invalid after a change of any digit but the tens', () => {
    const id = '10320894878';
    for (const at of [0, 1, 2, 3, 4, 5, 6, 7, 8, 10]) {
      for (let digit = 0; digit < 10; digit += 1) {
        const other = `${id.slice(0, at)}${digit}${id.slice(at + 1)}`;
        if (other !== id) expect(normaliseNationalId(other)).toBeNull();
      }
    }
  });
});

test('a company’s name may have digits and quotes, and no markup', () => {
  expect(companyNameRule('  شرکت  «سپهر ۲۴» (سهامی خاص) ')).toEqual({
    value: 'شرکت «سپهر ۲۴» (سهامی خاص)',
  });
  for (const bad of ['', ' ', 'a', '<b>x</b>', '123', 'x'.repeat(101), 'x'.repeat(1_000_000)]) {
    expect(companyNameRule(bad)).toHaveProperty('error');
  }
});

test('a missing id is asked for, a wrong one explained', () => {
  expect(nationalIdRule(' ')).not.toEqual(nationalIdRule('123'));
  expect(nationalIdRule('۱۰۳۸۰۲۸۴۷۹۰')).toEqual({ value: '10380284790' });
});

test('an economic code may be missing', () => {
  expect(economicCodeRule('')).toEqual({ value: '' });
  expect(economicCodeRule('۴۱۱۱-۲۲۲۲-۳۳۳۳')).toEqual({ value: '411122223333' });
  for (const bad of ['1', '1234567890', '1234567890123', 'abcdefghijk']) {
    expect(economicCodeRule(bad)).toHaveProperty('error');
  }
});
