import { availabilityCodes } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import type { GetDetailAnswer, ProductCard, Variant } from '#lib/contract/product.ts';
import type { Availability } from '#lib/contract/values.ts';
import { plainText } from '#server/content/clean-html.ts';

/** Availability in words. */
const states = new Map<Availability, string>(
  Object.entries(availabilityCodes).map(([word, code]) => [code, word]),
);

type Named = Pick<ProductCard, 'websiteCode' | 'slug'>;

export const addressOf = (siteUrl: string, { websiteCode, slug }: Named): string =>
  siteUrl + encodeURI(paths.product(websiteCode, slug));

/** A product of a list. */
export const cardAnswer = (siteUrl: string, card: ProductCard) => ({
  code: card.websiteCode,
  name: card.nameFa,
  nameEn: card.nameEn,
  price: card.price,
  oldPrice: card.oldPrice,
  availability: states.get(card.availability),
  rating: card.ratingCount === 0 ? null : { stars: card.rating, count: card.ratingCount },
  url: addressOf(siteUrl, card),
});

export const variantAnswer = (variant: Variant) => ({
  variant: variant.id,
  colour: variant.colour?.title ?? null,
  options: variant.options,
  guarantee: variant.guarantee,
  price: variant.price,
  oldPrice: variant.oldPrice,
  availability: states.get(variant.availability),
  fewLeft: variant.fewLeft,
  maxCount: variant.maxCount,
});

/** Price and availability of a product's variants. */
export const availabilityAnswer = (siteUrl: string, product: GetDetailAnswer) => ({
  code: product.websiteCode,
  name: product.nameFa,
  availability: states.get(product.availability),
  defaultVariant: product.defaultVariantId,
  variants: product.variants.map(variantAnswer),
  url: addressOf(siteUrl, product),
});

export const productAnswer = (siteUrl: string, product: GetDetailAnswer) => ({
  ...availabilityAnswer(siteUrl, product),
  nameEn: product.nameEn,
  brand: product.brand.title,
  categories: product.breadcrumb.map(({ id, title }) => ({ id, title })),
  rating: product.ratingCount === 0 ? null : { stars: product.rating, count: product.ratingCount },
  coupon: product.coupon ?? null,
  specifications: product.specifications,
  description: plainText(product.descriptionHtml),
  related: product.related.map((card) => cardAnswer(siteUrl, card)),
});
