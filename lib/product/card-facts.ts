import { availabilityCodes } from '#lib/contract/codes.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { slugify } from '#lib/text/slug.ts';
import { formatDiscountRange } from '#lib/text/toman.ts';

const shownColours = 4;

/** Data of a product card, kept small because a page carries it in addition to its markup. */
export interface CardFacts {
  websiteCode: number;
  /** The product's full name. */
  name: string;
  /** What the card calls it; absent if that is its name. */
  short?: string;
  /** Which version it is: «۱۲۸ / ۶ گیگ». */
  spec?: string;
  /** Number of versions of its model; absent for one. */
  versions?: number;
  /** Whether other versions cost more. */
  isFrom?: true;
  /** Absent if it derives from the name. */
  slug?: string;
  image: string;
  /** Image shown while a mouse rests on the card. */
  hover?: string;
  availability: ProductCard['availability'];
  /** Toman; absent if none is shown. */
  price?: number;
  oldPrice?: number;
  /** A percentage, or a formatted range. */
  cut?: number | string;
  /** Average stars; absent without ratings. */
  rating?: number;
  fewLeft?: number;
  /** `#rrggbb`, the first few. */
  colours?: string[];
  /** Whether it is a favourite; only set in lists of a member. */
  fav?: true;
}

/** Picks the data of a card from a product of the contract. */
export function cardFacts(product: ProductCard): CardFacts {
  return {
    websiteCode: product.websiteCode,
    name: product.nameFa,
    ...calledOf(product),
    ...(product.slug !== slugify(product.nameFa) && { slug: product.slug }),
    image: product.image,
    ...(product.hoverImage && { hover: product.hoverImage }),
    availability: product.availability,
    ...costOf(product),
    ...noteOf(product),
    ...(product.colours.length > 0 && {
      colours: product.colours.slice(0, shownColours).map(({ hex }) => hex),
    }),
    ...(product.isFav && { fav: true }),
  };
}

function calledOf({ nameFa, shortName, spec, versions = 1, isFrom }: ProductCard) {
  return {
    ...(shortName && shortName !== nameFa && { short: shortName }),
    ...(spec && { spec }),
    ...(versions > 1 && { versions }),
    ...(isFrom && { isFrom }),
  };
}

/** Path of the card's product, not percent-encoded. */
export const cardPath = ({ websiteCode, name, slug = slugify(name) }: CardFacts): string =>
  `/shop/product/${websiteCode}/${slug}`;

/** The last pieces are more urgent than the rating. */
function noteOf({ fewLeft, rating, ratingCount, ...product }: ProductCard) {
  if (fewLeft !== null && !isOff(product.availability)) return { fewLeft };
  return ratingCount > 0 ? { rating } : null;
}

function costOf({ price, oldPrice, discountPercent, discount, availability }: ProductCard) {
  if (price === null || isOff(availability)) return null;
  const range = discount ? formatDiscountRange(discount) : '';
  return {
    price,
    // Beside a range, the former price of one variant would be read as that of all.
    ...(oldPrice !== null && range === '' && { oldPrice }),
    ...((range || discountPercent > 0) && { cut: range || discountPercent }),
  };
}

/** Out of stock or discontinued: shown grey and without a price, but never hidden. */
export function isOff(availability: ProductCard['availability']): boolean {
  return (
    availability === availabilityCodes.outOfStock || availability === availabilityCodes.discontinued
  );
}
