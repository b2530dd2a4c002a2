import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { publicName } from '#lib/rules/public-name.ts';

describe('the public name', () => {
  test.each([
    ['سارا احمدی', 'سارا ا.'],
    ['  محمد  رضا   کریمی ', 'محمد ک.'],
    ['سیده\u200cسارا موسوی', 'سیده\u200cسارا م.'],
    ['پریسا', 'پریسا'],
    ['', ''],
    ['   ', ''],
    ['𝒜da 𝒜b', '𝒜da 𝒜.'],
  ])('of %j is %j', (name, shown) => {
    expect(publicName(name)).toBe(shown);
  });

  test.each(['09121112233', '۰۹۱۲۱۱۱۲۲۳۳', 'سارا ۰۹۱۲۱۱۱۲۲۳۳', '٠٩١٢', '０９１２ علی'])(
    'is empty for %j, a number',
    (name) => {
      expect(publicName(name)).toBe('');
    },
  );

  test('never contains a digit or the whole of a second name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        expect(publicName(name)).not.toMatch(/\p{N}/u);
        expect(publicName(name).split(' ')[1] ?? '').toMatch(/^(\P{N}\.)?$/u);
      }),
    );
  });
});
