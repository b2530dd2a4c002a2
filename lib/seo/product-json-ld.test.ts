import { describe, expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Variant } from '#lib/contract/product.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';
import { productJsonLd, type JsonLdProduct } from '#lib/seo/product-json-ld.ts';
import { plainVariant } from '#lib/testing/variant.ts';

const { available, call, soon, outOfStock, discontinued } = availabilityCodes;

const variant = (availability: Variant['availability'], price: number | null): Variant =>
  plainVariant({
    id: 7,
    price,
    availability,
    maxCount: 5,
    colour: { title: 'مشکی', hex: '#000000' },
    options: [{ title: 'حافظه', value: '۲۵۶' }],
  });

const noReviews = { items: [], total: 0 };
const review = {
  author: 'سارا م.',
  stars: 4,
  body: 'سبک است.',
  createdAt: '2026-01-01T22:00:00Z',
  good: ['وزن کم'],
  bad: [],
  pictures: ['00000000-0000-4000-8000-000000000001'],
};

const productWith = (...variants: Variant[]): JsonLdProduct => ({
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
    descriptionHtml: '<p>گوشی <b>سبک</b>.</p><p>باتری بزرگ.</p>',
    specifications: [{ group: 'نمایشگر', items: [{ title: 'اندازه', value: '۶٫۷ اینچ' }] }],
  },
  steps: [
    { title: 'دیجیتال', path: '/shop/category/1/دیجیتال' },
    { title: 'موبایل', path: '/shop/category/2/موبایل' },
    { title: 'گوشی', path: '/shop/product/1001/گوشی' },
  ],
  reviews: noReviews,
  versions: [],
  terms: {
    until: '2026-02-01',
    returnDays: 7,
    freeReturns: true,
    onlySealed: false,
    shipping: {
      freeFrom: 5_000_000,
      price: 95_000,
      handlingDays: [0, 1],
      transitDays: [1, 3],
    },
  },
});

/** A product whose offer has this shipping rate. */
const sentAt = (shippingRate: object) => ({
  offers: [
    {
      priceValidUntil: '2026-02-01',
      shippingDetails: { shippingDestination: { addressCountry: 'IR' }, shippingRate },
      hasMerchantReturnPolicy: { merchantReturnDays: 7, applicableCountry: 'IR' },
    },
  ],
});

describe('the offer of a variant', () => {
  test('is in rial, ten to the toman', () => {
    expect(productJsonLd(productWith(variant(available, 98_400_000)))).toMatchObject({
      offers: [
        {
          price: 984_000_000,
          priceCurrency: 'IRR',
          availability: 'https://schema.org/InStock',
        },
      ],
    });
  });

  test('has its validity, shipping cost and return policy', () => {
    const dear = productJsonLd(productWith(variant(available, 5_000_000)));
    expect(dear).toMatchObject(sentAt({ value: 0, currency: 'IRR' }));
    const cheap = productJsonLd(productWith(variant(available, 4_999_999)));
    expect(cheap).toMatchObject(sentAt({ maxValue: 950_000, currency: 'IRR' }));
  });

  test('has no cost of freight that the receiver pays', () => {
    const { terms, ...rest } = productWith(variant(available, 4_000_000));
    if (!terms?.shipping) throw new Error('no terms');
    const large = { ...terms, shipping: { ...terms.shipping, price: null } };
    expect(JSON.stringify(productJsonLd({ ...rest, terms: large }))).not.toContain('shipping');
    const dear = productJsonLd({ ...productWith(variant(available, 5_000_000)), terms: large });
    expect(dear).toMatchObject(sentAt({ value: 0, currency: 'IRR' }));
  });

  test('has no terms in a shop without any', () => {
    const json = JSON.stringify(
      productJsonLd({ ...productWith(variant(available, 1)), terms: null }),
    );
    expect(json).not.toMatch(/shippingDetails|ReturnPolicy|priceValidUntil/);
  });

  test('strikes the former price through', () => {
    const cheaper = { ...variant(available, 8), oldPrice: 10 };
    expect(productJsonLd(productWith(cheaper))).toMatchObject({
      offers: [
        {
          price: 80,
          priceSpecification: {
            priceType: 'https://schema.org/StrikethroughPrice',
            price: 100,
            priceCurrency: 'IRR',
          },
        },
      ],
    });
  });

  test.each([call, soon, outOfStock, discontinued])(
    'is missing with availability %i, for which the page shows no price',
    (availability) => {
      for (const price of [1, null]) {
        const json = JSON.stringify(productJsonLd(productWith(variant(availability, price))));
        expect(json).not.toMatch(/offers|price/);
      }
    },
  );
});

test('a product is described by its own text, its specifications and its numbers', () => {
  const product = productWith({ ...variant(available, 1), gtin: '4006381333931' });
  const data = productJsonLd({ ...product, facts: { ...product.facts, mpn: 'SM-S921B' } });
  expect(data).toMatchObject({
    description: 'گوشی سبک. باتری بزرگ.',
    additionalProperty: [{ '@type': 'PropertyValue', name: 'اندازه', value: '۶٫۷ اینچ' }],
    mpn: 'SM-S921B',
    gtin: '4006381333931',
  });
});

test('a product without offer, review and rating has no structured data', () => {
  const byCall = productWith(variant(call, null));
  const facts = { ...byCall.facts, rating: 0, ratingCount: 0 };
  expect(productJsonLd({ ...byCall, facts })).toBeNull();
  expect(productJsonLd(byCall)).toMatchObject({ '@type': 'Product' });
  const reviews = { items: [review], total: 1 };
  expect(productJsonLd({ ...byCall, facts, reviews })).toMatchObject({ '@type': 'Product' });
});

const blue: Variant = {
  ...variant(available, 9_000_000),
  id: 8,
  colour: { title: 'آبی', hex: '#0000ff' },
};
const own = 'http://localhost:3000/shop/product/1001/گوشی';

describe('a product with several variants', () => {
  const data = productJsonLd(productWith(variant(available, 8_000_000), blue));

  test('is a group of products, each with its own address and offer', () => {
    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': 'ProductGroup',
          productGroupID: '1001',
          variesBy: ['https://schema.org/color'],
          hasVariant: [
            { sku: '1001-7', color: 'مشکی', size: '۲۵۶', offers: [{ url: `${own}?variant=7` }] },
            { name: 'گوشی، آبی، ۲۵۶', offers: [{ url: `${own}?variant=8`, price: 90_000_000 }] },
          ],
        },
      ],
    });
  });

  test('has its terms once', () => {
    const json = JSON.stringify(data);
    expect(json.match(/merchantReturnDays/g)).toHaveLength(1);
    expect(json.match(/shippingRate/g)).toHaveLength(1);
    expect(json.match(/"hasMerchantReturnPolicy":\{"@id":"#returns"\}/g)).toHaveLength(1);
  });

  test('that differ only by guarantee has an offer for each price, the cheapest first', () => {
    const longer = { ...variant(available, 7_000_000), id: 9, guarantee: 'دو سال' };
    const both = productJsonLd(productWith(variant(available, 8_000_000), longer));
    expect(both).toMatchObject({
      '@type': 'Product',
      sku: '1001-9',
      offers: [
        { price: 7e7, sku: '1001-9', url: `${own}?variant=9` },
        { price: 8e7, sku: '1001-7', url: `${own}?variant=7` },
      ],
    });
    const withBlue = productJsonLd(productWith(variant(available, 8_000_000), longer, blue));
    const hasVariant = [
      { sku: '1001-9', offers: [{ price: 7e7 }, { price: 8e7 }] },
      { sku: '1001-8', offers: [{ price: 9e7 }] },
    ];
    expect(withBlue).toMatchObject({ '@graph': [{ hasVariant }] });
  });

  test('leaves out a variant whose price is only given by phone', () => {
    const red = { ...blue, id: 9, colour: { title: 'قرمز', hex: '#ff0000' } };
    const some = productJsonLd(
      productWith(variant(available, 8_000_000), { ...blue, availability: call }, red),
    );
    const hasVariant = [{ sku: '1001-7' }, { sku: '1001-9' }];
    expect(some).toMatchObject({ '@graph': [{ hasVariant }] });
  });

  test('is a single product if there is only one offer', () => {
    const one = productJsonLd(
      productWith({ ...variant(available, 8_000_000), availability: call }, blue),
    );
    expect(one).toMatchObject({
      '@type': 'Product',
      sku: '1001-8',
      color: 'آبی',
      offers: [{ url: `${own}?variant=8` }],
    });
  });

  test('has its rating if there is no offer', () => {
    const none = productJsonLd(productWith(variant(call, null), { ...blue, price: null }));
    expect(none).toMatchObject({ '@type': 'Product', sku: '1001' });
    expect(JSON.stringify(none)).not.toMatch(/variesBy|hasVariant|offers/);
  });
});

describe('a version of a model', () => {
  const version = (websiteCode: number, name: string, price: number) => ({
    websiteCode,
    slug: `گوشی-${websiteCode}`,
    name,
    price,
    availability: available,
  });
  const versions = [version(1001, '۱۲۸ گیگ', 8_000_000), version(1000, '۲۵۶ گیگ', 9_000_000)];
  const plainOne = { ...variant(available, 8_000_000), colour: null, options: [] };
  const elsewhere = { '@type': 'Product', url: absoluteUrl('/shop/product/1000/گوشی-1000') };

  test('is one of a group with its own offer, which leads to the others', () => {
    const data = productJsonLd({ ...productWith(plainOne), versions });
    expect(data).toMatchObject({
      '@graph': [
        {
          '@type': 'ProductGroup',
          productGroupID: '1000',
          variesBy: ['https://schema.org/size'],
          hasVariant: [
            { name: 'گوشی', size: '۱۲۸ گیگ', offers: [{ price: 80_000_000 }] },
            elsewhere,
          ],
        },
      ],
    });
    expect(JSON.stringify(data).match(/"price":/g)).toHaveLength(1);
    expect(data).not.toHaveProperty('@graph.0.url');
  });

  test('adds its own variants to the group', () => {
    const data = productJsonLd({ ...productWith(variant(available, 8_000_000), blue), versions });
    const hasVariant = [{ sku: '1001-7', size: '۲۵۶' }, { sku: '1001-8' }, elsewhere];
    expect(data).toMatchObject({
      '@graph': [{ productGroupID: '1000', hasVariant }],
    });
  });

  test('that cannot be bought is a single product', () => {
    const data = productJsonLd({ ...productWith(variant(call, null)), versions });
    expect(data).toMatchObject({ '@type': 'Product', sku: '1001' });
  });
});

test('reviews are included, unless the page shows none', () => {
  const reviews = { items: [review], total: 1 };
  expect(productJsonLd({ ...productWith(variant(available, 1)), reviews })).toMatchObject({
    aggregateRating: { ratingCount: 2, reviewCount: 1 },
    review: [
      {
        datePublished: '2026-01-02',
        reviewBody: 'سبک است.',
        reviewRating: { ratingValue: 4 },
        positiveNotes: {
          '@type': 'ItemList',
          itemListElement: [{ '@type': 'ListItem', position: 1, name: 'وزن کم' }],
        },
        image: [
          'http://localhost:3000/media/review/00000000-0000-4000-8000-000000000001-whole.webp',
        ],
      },
    ],
  });
  const bare = { items: [{ ...review, body: '', good: [], pictures: [] }], total: 1 };
  const data = productJsonLd({ ...productWith(variant(available, 1)), reviews: bare });
  expect(JSON.stringify(data)).not.toMatch(/reviewBody|positiveNotes|negativeNotes|review\/0/);
  expect(productJsonLd(productWith(variant(available, 1)))).not.toHaveProperty('review');
});

test('images and address are absolute, the category is the path to it', () => {
  expect(productJsonLd(productWith(variant(available, 1)))).toMatchObject({
    url: 'http://localhost:3000/shop/product/1001/%DA%AF%D9%88%D8%B4%DB%8C',
    category: 'دیجیتال > موبایل',
    image: ['http://localhost:3000/media/abcdef123456-850.webp'],
  });
});
