import { describe, expect, test } from '@jest/globals';
import { afterSave, broughtBack, merge, settled } from './merge.ts';
import { bodyOf } from './saving.ts';
import { type FormVariant, type ProductValues, emptyValues, newVariant } from './values.ts';

const variant = (id: number, fields: Partial<FormVariant> = {}): FormVariant => ({
  ...newVariant(),
  price: 100,
  stock: 5,
  ...fields,
  id,
  key: String(id),
});
const before: ProductValues = {
  ...emptyValues,
  nameFa: 'گوشی',
  shortText: 'کهنه',
  categoryId: 3,
  variants: [variant(1), variant(2)],
};
const product = { websiteCode: 7, revision: 4 };

describe('what is sent', () => {
  test('names the fields that changed, and of variants the whole list with theirs', () => {
    const values = {
      ...before,
      nameFa: 'گوشی نو',
      variants: [variant(2, { stock: 9 }), newVariant({ price: 50, maxPerOrder: null })],
    };
    expect(bodyOf(before, values, product)).toEqual({
      ...product,
      nameFa: 'گوشی نو',
      variants: [
        { id: 2, stock: 9, stockSeen: 5 },
        { price: 50, maxPerOrder: 1 },
      ],
    });
  });

  test('leaves prices and stock out for those who changed none', () => {
    const variants = [variant(1, { sku: 'A' }), variant(2)];
    expect(bodyOf(before, { ...before, variants }, product)).toEqual({
      ...product,
      variants: [{ id: 1, sku: 'A' }, { id: 2 }],
    });
  });

  test('is nothing but the product when nothing changed', () => {
    expect(bodyOf(before, structuredClone(before), product)).toEqual(product);
  });
});

describe('changes of two people', () => {
  const now: ProductValues = {
    ...before,
    shortText: 'از دیگری',
    nameEn: 'Phone',
    variants: [variant(1, { price: 120, stock: 3 }), variant(2), variant(9)],
  };

  test('to different fields are both kept', () => {
    const mine = { ...before, nameFa: 'گوشی نو', variants: [variant(1), variant(2, { sku: 'B' })] };
    const { values, clashes, theirs } = merge({ before, mine, now });
    expect(clashes).toEqual([]);
    expect(values).toMatchObject({ nameFa: 'گوشی نو', nameEn: 'Phone', shortText: 'از دیگری' });
    expect(values.variants.map(({ id, price, sku }) => [id, price, sku])).toEqual([
      [1, 120, null],
      [2, 100, 'B'],
      [9, 100, null],
    ]);
    expect(theirs).toEqual(['nameEn', 'shortText', 'price', 'stock']);
  });

  test('to one field clash, and each is settled by itself', () => {
    const mine = {
      ...before,
      shortText: 'از من',
      variants: [variant(1, { price: 130, stock: 3 }), variant(2)],
    };
    const merged = merge({ before, mine, now });
    expect(merged.clashes.map(({ name }) => name)).toEqual(['shortText', 'variants.1.price']);
    expect(merged.clashes[1]).toMatchObject({ before: 100, mine: 130, now: 120 });
    const chosen = settled(merged, (name) => name === 'shortText');
    expect(chosen.shortText).toBe('از دیگری');
    expect(chosen.variants[0]).toMatchObject({ price: 130, stock: 3 });
  });

  test('a variant that the other removed goes and is named; my new one stays', () => {
    const added = newVariant({ storage: '۵۱۲' });
    const mine = { ...before, variants: [variant(1), variant(2, { price: 1 }), added] };
    const { values, removed } = merge({ before, mine, now: { ...before, variants: [variant(1)] } });
    expect(values.variants.map(({ id }) => id)).toEqual([1, null]);
    expect(removed.map(({ id }) => id)).toEqual([2]);
  });

  test('a variant that I removed stays removed', () => {
    const mine = { ...before, variants: [variant(1)] };
    expect(merge({ before, mine, now }).values.variants.map(({ id }) => id)).toEqual([1, 9]);
  });
});

test('what is written during a save stays, and new variants take the ids of the save', () => {
  const added = newVariant({ storage: '۵۱۲' });
  const sent = { ...before, nameFa: 'نخست', variants: [...before.variants, added] };
  const mine = {
    ...sent,
    nameFa: 'نخست و سپس',
    variants: sent.variants.map((each) => (each === added ? { ...each, price: 7 } : each)),
  };
  const stored = { ...sent, variants: [variant(1), variant(2), variant(3, { storage: '۵۱۲' })] };
  const now = afterSave(sent, mine, stored);
  expect(now.nameFa).toBe('نخست و سپس');
  expect(now.variants.map(({ id, key }) => [id, key])).toEqual([
    [1, '1'],
    [2, '2'],
    [3, '3'],
  ]);
  expect(now.variants[2]?.price).toBe(7);
  expect(afterSave(sent, sent, stored)).toBe(stored);
});

test('what was given up comes back, except where something else was written since', () => {
  const givenUp = { ...before, nameFa: 'گوشی نو', shortText: 'تازه', variants: [variant(2)] };
  expect(broughtBack(before, givenUp, before)).toEqual(givenUp);
  expect(broughtBack(before, givenUp, { ...before, shortText: 'دیگر' })).toEqual({
    ...givenUp,
    shortText: 'دیگر',
  });
  const fresh = { ...emptyValues, nameFa: 'کتاب' };
  expect(broughtBack(emptyValues, fresh, emptyValues)).toEqual(fresh);
});
