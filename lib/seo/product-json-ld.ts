import { processors } from 'next-seo';
import type { Graph, Offer, Product, ProductGroup, Review, WithContext } from 'schema-dts';
import type { Variant } from '#lib/contract/product.ts';
import type { Availability } from '#lib/contract/values.ts';
import type { StageFacts } from '#lib/product/stage-facts.ts';
import { absolutePicture, absoluteUrl } from '#lib/seo/absolute.ts';
import type { BreadcrumbStep } from '#lib/seo/breadcrumb.ts';
import {
  type OfferTerms,
  returnPolicy,
  rial,
  sharedIds,
  shippingDetails,
} from '#lib/seo/offer-terms.ts';

/** Without one there is no offer: the price is told by call. */
const standings: Partial<Record<Availability, Offer['availability']>> = {
  1: 'https://schema.org/InStock',
  3: 'https://schema.org/PreOrder',
  4: 'https://schema.org/OutOfStock',
  5: 'https://schema.org/Discontinued',
};

export interface ToldProduct {
  facts: StageFacts;
  /** From the first category to the product itself. */
  steps: readonly BreadcrumbStep[];
  description: string;
  /** Absent in a shop that has not said on what terms it sells. */
  terms: OfferTerms | null;
  /** Some of those the page shows. */
  reviews: readonly ToldReview[];
}

/** Its words stand on the page, and are not told again. */
export interface ToldReview {
  author: string;
  stars: number;
  /** ISO, of the day. */
  day: string;
}

/**
 * Writes the offers of one page. What all of them share stands in the first and is named by the others,
 * for a page has as many offers as variants: shipping once for each cost, the return policy once.
 */
function offerWriter(url: string, terms: OfferTerms | null) {
  const told = new Set<string>();
  const once = <T extends object>(id: string, whole: () => T) => {
    if (told.has(id)) return { '@id': id };
    told.add(id);
    return { ...whole(), '@id': id };
  };
  const termsOf = (price: number) => {
    if (terms === null) return {};
    const isFree = price >= terms.shipping.freeFrom;
    return {
      priceValidUntil: terms.until,
      shippingDetails: once(`${sharedIds.shipping}${isFree ? '-free' : ''}`, () =>
        shippingDetails(terms, price),
      ),
      hasMerchantReturnPolicy: once(sharedIds.returns, () => returnPolicy(terms)),
    };
  };
  return ({ id, availability, price }: Variant, own: boolean): Offer[] => {
    const standing = standings[availability];
    // Search engines refuse an offer without a price.
    if (standing === undefined || price === null) return [];
    return [
      {
        '@type': 'Offer',
        // Percent-encoded, the addresses of ten variants would be a twentieth of the page.
        url: own ? `${decodeURI(url)}?variant=${id}` : url,
        price: price * rial,
        priceCurrency: 'IRR',
        availability: standing,
        ...termsOf(price),
      },
    ];
  };
}

/** What sets a variant apart, in words; guarantees only where they differ. */
function nameOf(variant: Variant, all: readonly Variant[]): string {
  const { colour, options, guarantee } = variant;
  const differs = all.some((other) => other.guarantee !== guarantee);
  return [colour?.title, ...options.map(({ value }) => value), differs ? guarantee : '']
    .filter(Boolean)
    .join('، ');
}

const sizeOf = ({ options }: Variant): string => options.map(({ value }) => value).join('، ');

/** What the variants differ by, as far as search engines have a word for it. */
function variesBy(variants: readonly Variant[]): string[] {
  const differ = (value: (variant: Variant) => string) => new Set(variants.map(value)).size > 1;
  return [
    ...(differ(({ colour }) => colour?.title ?? '') ? ['https://schema.org/color'] : []),
    ...(differ(sizeOf) ? ['https://schema.org/size'] : []),
  ];
}

const reviewOf = ({ author, stars, day }: ToldReview): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: day,
  reviewRating: { '@type': 'Rating', ratingValue: stars },
});

/** What a product and a group of variants say alike. */
function common({ facts, steps, description, reviews }: ToldProduct, url: string) {
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
 * A product for search engines, as something that can be bought here: a group of variants, each with its own
 * address, where it has several. Null for what has neither offer nor review nor rating: search engines hold such
 * a product for a fault.
 */
export function productJsonLd(told: ToldProduct): WithContext<Product> | Graph | null {
  const { facts, steps, terms, reviews } = told;
  const url = absoluteUrl(steps.at(-1)?.path ?? '');
  const offersOf = offerWriter(url, terms);
  const [only, ...others] = facts.variants;
  if (only === undefined || others.length > 0) {
    return { '@context': 'https://schema.org', '@graph': [groupOf(told, url, offersOf)] };
  }
  const offers = offersOf(only, false);
  if (offers.length + reviews.length + facts.ratingCount === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...common(told, url),
    sku: String(facts.websiteCode),
    ...(only.colour === null ? {} : { color: only.colour.title }),
    ...(offers.length === 0 ? {} : { offers }),
  };
}

function groupOf(
  told: ToldProduct,
  url: string,
  offersOf: ReturnType<typeof offerWriter>,
): ProductGroup {
  const { facts } = told;
  const variants = facts.variants.flatMap((variant): Product[] => {
    const [offer] = offersOf(variant, true);
    return offer === undefined ? [] : [variantOf(facts, variant, offer)];
  });
  const differences = variesBy(facts.variants);
  return {
    '@type': 'ProductGroup',
    ...common(told, url),
    productGroupID: String(facts.websiteCode),
    ...(differences.length === 0 ? {} : { variesBy: differences }),
    ...(variants.length === 0 ? {} : { hasVariant: variants }),
  };
}

function variantOf(facts: StageFacts, variant: Variant, offers: Offer): Product {
  const { images, variants, nameFa } = facts;
  const picture = images[variant.imageIndex] ?? images[0];
  const size = sizeOf(variant);
  const name = nameOf(variant, variants);
  return {
    '@type': 'Product',
    sku: String(variant.id),
    name: name === '' ? nameFa : `${nameFa}، ${name}`,
    ...(picture === undefined ? {} : { image: absolutePicture(picture.image) }),
    ...(variant.colour === null ? {} : { color: variant.colour.title }),
    ...(size === '' ? {} : { size }),
    offers,
  };
}
