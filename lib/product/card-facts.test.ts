import { describe, expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { cardFacts, cardPath } from './card-facts.ts';

const product: ProductCard = {
  websiteCode: 1001,
  nameFa: 'گوشی',
  nameEn: 'Phone',
  slug: 'گوشی',
  image: 'aa-850.webp',
  price: 9_000_000,
  oldPrice: 10_000_000,
  discountPercent: 10,
  availability: availabilityCodes.available,
  isFav: false,
  rating: 4.5,
  ratingCount: 12,
  colours: ['#111111', '#222222', '#333333', '#444444', '#555555'].map((hex) => ({
    title: hex,
    hex,
  })),
  fewLeft: null,
};

describe('the data of a card', () => {
  test('has price, discount, rating and four colours', () => {
    expect(cardFacts(product)).toEqual({
      websiteCode: 1001,
      name: 'گوشی',
      image: 'aa-850.webp',
      availability: availabilityCodes.available,
      price: 9_000_000,
      oldPrice: 10_000_000,
      cut: 10,
      rating: 4.5,
      colours: ['#111111', '#222222', '#333333', '#444444'],
    });
  });

  test('links to the product’s own slug, whether or not it derives from the name', () => {
    for (const slug of ['گوشی', 'گوشی-سابق']) {
      expect(cardPath(cardFacts({ ...product, slug }))).toBe(`/shop/product/1001/${slug}`);
    }
  });

  test('has the short name, and of a model which version it is of how many', () => {
    const facts = cardFacts({
      ...product,
      nameFa: 'گوشی موبایل',
      shortName: 'گوشی',
      spec: '۱۲۸ / ۶ گیگ',
      versions: 3,
      isFrom: true,
    });
    expect(facts).toMatchObject({
      name: 'گوشی موبایل',
      short: 'گوشی',
      spec: '۱۲۸ / ۶ گیگ',
      versions: 3,
      isFrom: true,
    });
    expect(cardFacts({ ...product, shortName: 'گوشی', spec: '' })).not.toHaveProperty('short');
  });

  test('has the last pieces instead of the rating', () => {
    const facts = cardFacts({ ...product, fewLeft: 2 });
    expect(facts.fewLeft).toBe(2);
    expect(facts.rating).toBeUndefined();
  });

  test('has no price for a product out of stock', () => {
    const facts = cardFacts({ ...product, availability: availabilityCodes.outOfStock, fewLeft: 2 });
    expect([facts.price, facts.oldPrice, facts.cut, facts.fewLeft]).toEqual(
      Array.from({ length: 4 }),
    );
  });

  test('has a range of percentages where variants differ', () => {
    const discount = { type: 4 as const, items: [{ value: 5 }, { value: 12 }] };
    expect(cardFacts({ ...product, discount }).cut).toContain('۵');
  });
});
