import { processors } from 'next-seo';
import type { Graph, Offer, Product, ProductGroup, Review, WithContext } from 'schema-dts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { variantKey } from '#lib/contract/paths.ts';
import type { Variant } from '#lib/contract/product.ts';
import type { Availability } from '#lib/contract/values.ts';
import { bestOffers } from '#lib/rules/best-offers.ts';
import { shippingPrice } from '#lib/rules/pricing/shipping-terms.ts';
import type { StageFacts } from '#lib/product/stage-facts.ts';
import { variantNameOf, sizeOf } from '#lib/product/variant-name.ts';
import { absolutePicture, absoluteUrl } from '#lib/seo/absolute.ts';
import type { BreadcrumbStep } from '#lib/seo/breadcrumb.ts';
import {
  type OfferTerms,
  returnPolicy,
  rial,
  sharedIds,
  shippingDetails,
} from '#lib/seo/offer-terms.ts';

const { available, soon, outOfStock, discontinued } = availabilityCodes;

/** Availabilities without an entry have no offer: the price is only given by phone. */
const standings: Partial<Record<Availability, Offer['availability']>> = {
  [available]: 'https://schema.org/InStock',
  [soon]: 'https://schema.org/PreOrder',
  [outOfStock]: 'https://schema.org/OutOfStock',
  [discontinued]: 'https://schema.org/Discontinued',
};

export interface JsonLdProduct {
  facts: StageFacts;
  /** From the first category to the product itself. */
  steps: readonly BreadcrumbStep[];
  description: string;
  /** Null if the shop has not set its terms of sale. */
  terms: OfferTerms | null;
  /** Some of those the page shows. */
  reviews: readonly JsonLdReview[];
}

/** Without its text, which the page contains. */
export interface JsonLdReview {
  author: string;
  stars: number;
  /** ISO date. */
  day: string;
}

/**
 * Writes the offers of a page. A page has as many offers as variants, so shared data is written
 * once in the first and referenced by the others: each shipping cost, and the return policy.
 */
function offerWriter(terms: OfferTerms | null) {
  const written = new Set<string>();
  const once = <T extends object>(id: string, whole: () => T) => {
    if (written.has(id)) return { '@id': id };
    written.add(id);
    return { ...whole(), '@id': id };
  };
  const sendingOf = (price: number, { shipping }: OfferTerms) => {
    if (shipping === null) return {};
    const cost = shippingPrice(shipping, price);
    if (cost === null) return {};
    const id = `${sharedIds.shipping}${cost === 0 ? '-free' : ''}`;
    return { shippingDetails: once(id, () => shippingDetails(shipping, price)) };
  };
  const termsOf = (price: number) => {
    if (terms === null) return {};
    return {
      priceValidUntil: terms.until,
      ...sendingOf(price, terms),
      hasMerchantReturnPolicy: once(sharedIds.returns, () => returnPolicy(terms)),
    };
  };
  return ({ availability, price }: Variant, url: string): Offer[] => {
    const standing = standings[availability];
    // Search engines reject an offer without a price.
    if (standing === undefined || price === null) return [];
    return [
      {
        '@type': 'Offer',
        url,
        price: price * rial,
        priceCurrency: 'IRR',
        availability: standing,
        ...termsOf(price),
      },
    ];
  };
}

/** The variants in the structured data; the page shows the prices of the others too. */
const variantsForJsonLd = (variants: readonly Variant[]): Variant[] =>
  bestOffers(variants, (variant) => ({
    variantKey: variantNameOf(variant),
    isSold: variant.availability === available,
    price: variant.price,
  }));

/** The properties by which variants differ, in schema.org's terms. */
function variesBy(variants: readonly Variant[]): string[] {
  const differ = (value: (variant: Variant) => string) => new Set(variants.map(value)).size > 1;
  return [
    ...(differ(({ colour }) => colour?.title ?? '') ? ['https://schema.org/color'] : []),
    ...(differ(sizeOf) ? ['https://schema.org/size'] : []),
  ];
}

const reviewOf = ({ author, stars, day }: JsonLdReview): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: day,
  reviewRating: { '@type': 'Rating', ratingValue: stars },
});

/** Properties shared by a product and a group of variants. */
function common({ facts, steps, description, reviews }: JsonLdProduct, url: string) {
  const { nameFa, nameEn, brand, images, rating, ratingCount } = facts;
  return {
    name: nameFa,
    alternateName: nameEn,
    description,
    url,
    image: images.map(({ image }) => absolutePicture(image)),
    brand: { '@type': 'Brand' as const, name: brand.title },
    itemCondition: 'https://schema.org/NewCondition' as const,
    category: steps
      .slice(0, -1)
      .map(({ title }) => title)
      .join(' > '),
    ...(ratingCount === 0
      ? {}
      : {
          aggregateRating: processors.processAggregateRating({
            ratingValue: rating,
            ratingCount,
          }),
        }),
    ...(reviews.length === 0 ? {} : { review: reviews.map(reviewOf) }),
  };
}

/**
 * Structured data of a product for sale: a group of variants, each with its own address, if there
 * are several. Null without offer, review and rating, which search engines report as an error.
 */
export function productJsonLd(product: JsonLdProduct): WithContext<Product> | Graph | null {
  const { facts, steps, terms, reviews } = product;
  const url = absoluteUrl(steps.at(-1)?.path ?? '');
  const offersOf = offerWriter(terms);
  const variants = variantsForJsonLd(facts.variants).flatMap((variant) => {
    // Decoded, because ten percent-encoded addresses would be a twentieth of the page.
    const own = facts.variants.length > 1 ? `${decodeURI(url)}?variant=${variant.id}` : url;
    const [offer] = offersOf(variant, own);
    return offer === undefined ? [] : [{ variant, offer }];
  });
  const [only, ...others] = variants;
  if (others.length > 0) {
    return { '@context': 'https://schema.org', '@graph': [groupOf(product, url, variants)] };
  }
  if (only === undefined && reviews.length + facts.ratingCount === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...common(product, url),
    ...(only === undefined
      ? { sku: String(facts.websiteCode) }
      : { ...factsOfVariant(facts, only.variant), offers: [only.offer] }),
  };
}

interface JsonLdVariant {
  variant: Variant;
  offer: Offer;
}

function groupOf(
  product: JsonLdProduct,
  url: string,
  variants: readonly JsonLdVariant[],
): ProductGroup {
  const { facts } = product;
  return {
    '@type': 'ProductGroup',
    ...common(product, url),
    productGroupID: String(facts.websiteCode),
    variesBy: variesBy(variants.map(({ variant }) => variant)),
    hasVariant: variants.map(({ variant, offer }) => variantOf(facts, variant, offer)),
  };
}

/** Identifies a variant, by the same key as in price lists. */
function factsOfVariant({ websiteCode }: StageFacts, variant: Variant) {
  const size = sizeOf(variant);
  return {
    sku: variantKey(websiteCode, variant.id),
    ...(variant.colour === null ? {} : { color: variant.colour.title }),
    ...(size === '' ? {} : { size }),
  };
}

function variantOf(facts: StageFacts, variant: Variant, offers: Offer): Product {
  const { images, nameFa } = facts;
  const picture = images[variant.imageIndex] ?? images[0];
  return {
    '@type': 'Product',
    ...factsOfVariant(facts, variant),
    name: `${nameFa}، ${variantNameOf(variant)}`,
    ...(picture === undefined ? {} : { image: absolutePicture(picture.image) }),
    offers,
  };
}
