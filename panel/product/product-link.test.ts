import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { productLink, searchWarnings } from './product-link.ts';
import { emptyValues, newVariant } from './values.ts';

const { available } = availabilityCodes;
const where = { code: 7, shopName: 'کهربا', origin: 'https://shop.example' };
const values = {
  ...emptyValues,
  nameFa: 'آیفون 15 Pro',
  variants: [
    newVariant({ price: 99_400_000, stock: 2, availability: available }),
    newVariant({ price: 98_400_000, stock: 0, availability: available }),
    newVariant({ price: 1_000, stock: 3 }),
  ],
};

test('a link has the name, the address and the cheapest price that is for sale', () => {
  const { facts, offer, price } = productLink(values, where);
  expect(facts).toMatchObject({
    title: 'قیمت و خرید آیفون 15 Pro',
    pageTitle: 'قیمت و خرید آیفون 15 Pro | کهربا',
    description: 'قیمت و خرید آیفون 15 Pro در کهربا؛ قیمت روز و ضمانت بازگشت.',
    siteName: 'کهربا',
  });
  expect(decodeURI(facts.url)).toBe('https://shop.example/shop/product/7/آیفون-15-pro');
  expect(price).toBe('۹۸٬۴۰۰٬۰۰۰ تومان');
  expect(offer).toBe('۹۸٬۴۰۰٬۰۰۰ تومان · موجود');
});

test('own texts come first, in Persian letters and shortened as on the page', () => {
  const seoTitle = ` ${'خريد '.repeat(40)}`;
  const { facts } = productLink(
    { ...values, seoTitle, slug: 'iPhone 15' },
    { ...where, code: null },
  );
  expect(facts.title).toMatch(/^خرید (خرید )*خرید…$/);
  expect(facts.title.length).toBeLessThanOrEqual(110);
  // Too long for the shop's name after it.
  expect(facts.pageTitle).toBe(facts.title);
  expect(facts.url).toBe('https://shop.example/shop/product/iphone-15');
});

test('pieces kept for orders are not for sale', () => {
  const variants = [newVariant({ price: 10, availability: available })].map((each) => ({
    ...each,
    stock: 3,
    held: 3,
  }));
  expect(productLink({ ...values, variants }, where).offer).toBe('۱۰ تومان · ناموجود');
});

test.each([
  ['', null],
  ['م'.repeat(100), null],
  ['م'.repeat(156), 'بریده می‌شود'],
])('a description of %s', (seoDescription, said) => {
  const { description } = searchWarnings({ ...values, seoDescription }, 'کهربا');
  if (said === null) expect(description).toBeNull();
  else expect(description).toContain(said);
});

test('a title is too wide together with the name of the shop', () => {
  const nameFa = 'صفحه'.repeat(9);
  expect(searchWarnings({ ...values, nameFa }, 'ص').title).toBeNull();
  expect(searchWarnings({ ...values, nameFa }, 'فروشگاه بزرگ صفحه و ضبط').title).toContain('پیکسل');
});
