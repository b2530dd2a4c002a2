import { describe, expect, test } from '@jest/globals';
import type { Variant } from '#lib/contract/product.ts';
import { productJsonLd, type ToldProduct } from '#lib/seo/product-json-ld.ts';

const variant = (availability: Variant['availability'], price: number | null): Variant => ({
  id: 7,
  price,
  oldPrice: null,
  discountPercent: 0,
  insurancePrice: null,
  availability,
  fewLeft: null,
  maxCount: 5,
  colour: { title: 'مشکی', hex: '#000000' },
  options: [{ title: 'حافظه', value: '۲۵۶' }],
  guarantee: '',
  imageIndex: 0,
});

const told = (...variants: Variant[]): ToldProduct => ({
  facts: {
    websiteCode: 1001,
    nameFa: 'گوشی',
    nameEn: 'Phone',
    brand: { id: 1, title: 'اپل', slug: 'اپل' },
    rating: 4.5,
    ratingCount: 2,
    images: [{ image: 'abcdef123456-850.webp', alt: '' }],
    variants,
    highlights: [],
    descriptionHtml: '',
    specifications: [],
  },
  steps: [
    { title: 'دیجیتال', path: '/shop/category/1/دیجیتال' },
    { title: 'موبایل', path: '/shop/category/2/موبایل' },
    { title: 'گوشی', path: '/shop/product/1001/گوشی' },
  ],
  description: 'شرح',
});

describe('the offer of a variant', () => {
  test('is in rial, ten to the toman', () => {
    expect(productJsonLd(told(variant(1, 98_400_000)))).toMatchObject({
      offers: [
        {
          price: 984_000_000,
          priceCurrency: 'IRR',
          availability: 'https://schema.org/InStock',
          name: 'مشکی، ۲۵۶',
        },
      ],
    });
  });

  test.each([
    [3, 'PreOrder'],
    [4, 'OutOfStock'],
    [5, 'Discontinued'],
  ] as const)('with availability %i is %s', (availability, wanted) => {
    expect(productJsonLd(told(variant(availability, null)))).toMatchObject({
      offers: [{ availability: `https://schema.org/${wanted}` }],
    });
  });

  test('is missing where the price is told by call', () => {
    expect(productJsonLd(told(variant(2, null)))).not.toHaveProperty('offers');
  });
});

test('pictures and address are absolute, the category is the way to it', () => {
  expect(productJsonLd(told(variant(1, 1)))).toMatchObject({
    url: 'http://localhost:3000/shop/product/1001/%DA%AF%D9%88%D8%B4%DB%8C',
    category: 'دیجیتال > موبایل',
    image: ['http://localhost:3000/media/abcdef123456-850.webp'],
  });
});
