import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Variant } from '#lib/contract/product.ts';
import { choiceGroups, chooseVariant, isOpen, valueIn } from '#lib/product/choice.ts';

const { available, outOfStock } = availabilityCodes;

const variant = (
  id: number,
  colour: string,
  storage: string,
  availability: Variant['availability'],
): Variant => ({
  id,
  price: 1_000,
  oldPrice: null,
  discountPercent: 0,
  insurancePrice: null,
  availability,
  fewLeft: null,
  maxCount: 5,
  colour: { title: colour, hex: '#000000' },
  options: [{ title: 'حافظه', value: storage }],
  guarantee: 'گارانتی کهربا',
  imageIndex: 0,
});

const black128 = variant(1, 'مشکی', '128', available);
const black256 = variant(2, 'مشکی', '256', outOfStock);
const white256 = variant(3, 'سفید', '256', available);
const all = [black128, black256, white256];

test('groups contain each value once, in the order of the variants', () => {
  expect(choiceGroups(all).map(({ title, values }) => [title, values.map((v) => v.label)])).toEqual(
    [
      ['رنگ', ['مشکی', 'سفید']],
      ['حافظه', ['128', '256']],
      ['گارانتی', ['گارانتی کهربا']],
    ],
  );
});

describe('choosing', () => {
  test('keeps the other groups where possible', () => {
    expect(chooseVariant(all, white256, 'رنگ', 'مشکی')).toBe(black256);
  });

  test('moves to the nearest variant otherwise', () => {
    expect(chooseVariant(all, black128, 'رنگ', 'سفید')).toBe(white256);
  });

  test('of an unknown value changes nothing', () => {
    expect(chooseVariant(all, black128, 'رنگ', 'سبز')).toBe(black128);
  });

  test('of the current value changes nothing; of any value, the result has it', () => {
    const any = fc.record({
      colour: fc.constantFrom('a', 'b', 'c'),
      storage: fc.constantFrom('1', '2', '3'),
      availability: fc.constantFrom(available, outOfStock),
    });
    const list = fc
      .uniqueArray(any, { minLength: 1, selector: (v) => v.colour + v.storage })
      .map((items) => items.map((v, at) => variant(at, v.colour, v.storage, v.availability)));
    fc.assert(
      fc.property(list, fc.nat(), fc.constantFrom('a', 'b', 'c'), (variants, at, colour) => {
        const current = variants[at % variants.length];
        if (current === undefined) return false;
        const own = chooseVariant(variants, current, 'رنگ', valueIn(current, 'رنگ') ?? '');
        const chosen = chooseVariant(variants, current, 'رنگ', colour);
        return own === current && (chosen === current || valueIn(chosen, 'رنگ') === colour);
      }),
    );
  });
});

test('a value is open if only it changes and the result can be bought', () => {
  expect(isOpen(all, black256, 'رنگ', 'سفید')).toBe(true);
  expect(isOpen(all, black128, 'رنگ', 'سفید')).toBe(false);
  expect(isOpen(all, black128, 'حافظه', '256')).toBe(false);
});
