import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { stageFacts } from '#lib/product/stage-facts.ts';
import { plainVariant } from '#lib/testing/variant.ts';

const variant = (id: number, imageIndex: number) => plainVariant({ id, imageIndex });

const product: GetDetailAnswer = {
  websiteCode: 1001,
  nameFa: 'گوشی',
  nameEn: 'Phone',
  slug: 'گوشی',
  brand: { id: 1, title: 'اپل', slug: 'اپل' },
  breadcrumb: [],
  descriptionHtml: '',
  images: ['a', 'b', 'c'].map((image) => ({ image, alt: image })),
  videos: [],
  variants: [variant(5, 1), variant(6, 2), variant(7, 9)],
  defaultVariantId: 5,
  availability: availabilityCodes.available,
  highlights: [],
  specifications: [],
  rating: 0,
  ratingCount: 0,
  related: [],
  together: [],
  seo: { seoDescription: '', seoKeywords: '', shortName: '', nameFa: '', images: [] },
  updatedAt: '2026-01-01T00:00:00Z',
  versions: [],
};

test.each([
  ['the default variant', 5, 'abc', [1, 2, 0]],
  ['another, whose picture comes first', 6, 'cab', [2, 0, 0]],
  ['one whose picture is not there', 7, 'abc', [1, 2, 0]],
])('of %s', (_what, id, pictures, places) => {
  const shown = product.variants.find((each) => each.id === id);
  const { images, variants } = stageFacts(product, shown);
  expect(images.map(({ image }) => image).join('')).toBe(pictures);
  expect(variants.map(({ imageIndex }) => imageIndex)).toEqual(places);
});

test("of a product without variants: the shop's own order", () => {
  const { images } = stageFacts({ ...product, variants: [] }, undefined);
  expect(images).toEqual(product.images);
});
