import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { normalisePersian, onOneLine } from './persian.ts';

describe('stored text', () => {
  test('has Persian letters only, from any keyboard', () => {
    expect(normalisePersian('كتاب عربي على')).toBe('کتاب عربی علی');
  });
  test('keeps ZWNJ and digits, and loses invisible characters', () => {
    expect(normalisePersian('هندز\u200cفری ۱۲')).toBe('هندز\u200cفری ۱۲');
    expect(normalisePersian('گـــوشی مُحَمَّد\u202e\u0000')).toBe('گوشی محمد');
    const tags = '\u{e0001}\u{e0068}\u{e0069}\u{e007f}';
    expect(normalisePersian(`سلام${tags}\u0085\u009f\ufdd0\ufffe\u{1ffff} دنیا`)).toBe('سلام دنیا');
    expect(normalisePersian('👩‍👧 🇮🇷')).toBe('👩‍👧 🇮🇷');
  });
  test('keeps the hamza of an ezafe', () => {
    expect(normalisePersian('همهٔ کالاها')).toBe('همهٔ کالاها');
    expect(normalisePersian('ا\u064b\u0654')).toBe('أ');
  });
  test('of titles is on one line, with one space between words', () => {
    expect(onOneLine(' كادو\n\t برای \u202eعلي ')).toBe('کادو برای علی');
  });
  test('is well-formed, and normalising is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalisePersian(text);
        expect(once.isWellFormed()).toBe(true);
        expect(normalisePersian(once)).toBe(once);
      }),
    );
    expect(normalisePersian('\ud800a')).toBe('\ufffda');
  });
});
