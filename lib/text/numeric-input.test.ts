import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { toPersianDigits } from '#lib/text/digits.ts';
import { digitsOnly, mobileInput } from './numeric-input.ts';

const toArabicDigits = (text: string) =>
  text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
const scripts = [String, toPersianDigits, toArabicDigits];

/** Arbitrary text, and text from characters people use in numbers. */
const typed = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.constantFrom(...'0989۰۹۸٠٩٨+- ()\u200f\u202a') }),
);
/** `9` and nine digits. */
const national = fc.stringMatching(/^9[0-9]{9}$/);
const script = fc.constantFrom(...scripts);
const gap = fc.constantFrom('', ' ', '-', '\u200c', '\u200e');

/** A field that is typed into key by key. */
const typeInto = (rule: (text: string) => string, text: string) =>
  Array.from(text).reduce((held, key) => rule(held + key), '');

describe('a numeric field', () => {
  test('keeps Latin digits only, unchanged', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const held = digitsOnly(text);
        expect(held).toMatch(/^[0-9]*$/);
        expect(digitsOnly(held)).toBe(held);
      }),
    );
  });

  test('keeps the same digits in any script, with any separators', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,20}$/), script, gap, (digits, write, between) => {
        expect(digitsOnly(Array.from(write(digits)).join(between))).toBe(digits);
      }),
    );
  });

  test('drops characters that only look like digits', () => {
    expect(digitsOnly('1e3')).toBe('13');
    expect(digitsOnly('-۱٫۵²½①𝟙')).toBe('15');
  });
});

describe('a mobile number field', () => {
  test('keeps at most eleven Latin digits, unchanged', () => {
    fc.assert(
      fc.property(typed, (text) => {
        const held = mobileInput(text);
        expect(held).toMatch(/^[0-9]{0,11}$/);
        expect(mobileInput(held)).toBe(held);
      }),
    );
  });

  test.each(['+98 (0) ', '0098-0'])('reads %j before a pasted number as 0', (prefix) => {
    fc.assert(
      fc.property(national, script, (number, write) => {
        expect(mobileInput(write(prefix + number))).toBe(`0${number}`);
      }),
    );
  });

  test.each(['0', '+98', '0098', '98', '\u202a+98'])(
    'reads %j before a number as 0, pasted or typed, in any script',
    (prefix) => {
      fc.assert(
        fc.property(national, script, gap, (number, write, between) => {
          const text = write(prefix) + between + Array.from(write(number)).join(between);
          expect(mobileInput(text)).toBe(`0${number}`);
          expect(typeInto(mobileInput, text)).toBe(`0${number}`);
        }),
      );
    },
  );

  test('adds nothing to a number without a prefix, even if it starts with 98', () => {
    fc.assert(
      fc.property(national, (number) => {
        expect(mobileInput(number)).toBe(number);
        expect(typeInto(mobileInput, number)).toBe(number);
      }),
    );
    expect(mobileInput('9812345678')).toBe('9812345678');
  });

  test('cuts surplus digits after converting the prefix, not before', () => {
    expect(mobileInput('+98912345678999')).toBe('09123456789');
    expect(mobileInput('0912345678999')).toBe('09123456789');
  });
});
