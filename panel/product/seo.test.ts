import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { searchResultOf, seoWarnings } from './seo.ts';
import { emptyValues, newVariant } from './values.ts';

const { available } = availabilityCodes;
const values = {
  ...emptyValues,
  nameFa: 'آیفون 15 Pro',
  variants: [
    newVariant({ price: 99_400_000, stock: 2, availability: available }),
    newVariant({ price: 98_400_000, stock: 0, availability: available }),
    newVariant({ price: 1_000, stock: 3 }),
  ],
};

test('a result has the name, the address and the cheapest price that is for sale', () => {
  expect(searchResultOf(values, 7)).toEqual({
    title: 'آیفون 15 Pro',
    description: '',
    path: ['shop', 'product', '7', 'آیفون-15-pro'],
    offer: '۹۸٬۴۰۰٬۰۰۰ تومان · موجود',
  });
});

test('own texts come first, and are cut at a word', () => {
  const seoTitle = 'خرید '.repeat(20);
  const { title, path } = searchResultOf({ ...values, seoTitle, slug: 'iPhone 15' }, null);
  expect(title).toBe(`${'خرید '.repeat(12)}…`);
  expect(path).toEqual(['shop', 'product', 'iphone-15']);
});

test('pieces kept for orders are not for sale', () => {
  const variants = [newVariant({ price: 10, availability: available })].map((each) => ({
    ...each,
    stock: 3,
    held: 3,
  }));
  expect(searchResultOf({ ...values, variants }, 7).offer).toBe('۱۰ تومان · ناموجود');
});

test.each([
  ['', 'ندارد'],
  ['کوتاه', 'کوتاه است'],
  ['م'.repeat(100), null],
  ['م'.repeat(161), 'بلند است'],
])('a description of %s', (seoDescription, said) => {
  const { description } = seoWarnings({ ...values, seoDescription });
  if (said === null) expect(description).toBeNull();
  else expect(description).toContain(said);
});
