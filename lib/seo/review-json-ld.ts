import type { AggregateRating, ItemList, Product, Review, WithContext } from 'schema-dts';
import type { Review as WrittenReview } from '#lib/contract/opinion.ts';
import { reviewPicturePath } from '#lib/contract/paths.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { productPath } from '#lib/product/path.ts';
import { absolutePicture, absoluteUrl } from '#lib/seo/absolute.ts';
import { dayInTehran } from '#lib/text/date.ts';

/** A review that a page shows. */
export type ShownReview = Pick<
  WrittenReview,
  'author' | 'stars' | 'body' | 'createdAt' | 'good' | 'bad' | 'pictures'
>;

export interface ShownReviews {
  items: readonly ShownReview[];
  /** All that have a text, on whichever page. */
  total: number;
}

const notesOf = (points: readonly string[]): ItemList => ({
  '@type': 'ItemList',
  itemListElement: points.map((name, at) => ({ '@type': 'ListItem', position: at + 1, name })),
});

const reviewOf = ({ author, stars, body, createdAt, ...more }: ShownReview): Review => ({
  '@type': 'Review',
  author: { '@type': 'Person', name: author },
  datePublished: dayInTehran(createdAt),
  ...(body !== '' && { reviewBody: body }),
  ...(more.good.length > 0 && { positiveNotes: notesOf(more.good) }),
  ...(more.bad.length > 0 && { negativeNotes: notesOf(more.bad) }),
  ...(more.pictures.length > 0 && {
    image: more.pictures.map((id) => absolutePicture(reviewPicturePath(id, 'whole'))),
  }),
  reviewRating: { '@type': 'Rating', ratingValue: stars },
});

interface Rated {
  rating: number;
  ratingCount: number;
}

/** What buyers say of a product; empty if nobody said anything. */
export function opinionsJsonLd(
  { rating, ratingCount }: Rated,
  { items, total }: ShownReviews,
): { aggregateRating?: AggregateRating; review?: Review[] } {
  return {
    ...(ratingCount > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating,
        ratingCount,
        ...(total > 0 && { reviewCount: total }),
      },
    }),
    ...(items.length > 0 && { review: items.map(reviewOf) }),
  };
}

/** Structured data of a further page of a product's reviews. */
export const reviewedJsonLd = (
  product: GetDetailAnswer,
  reviews: ShownReviews,
): WithContext<Product> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.nameFa,
  url: absoluteUrl(productPath(product)),
  image: product.images.map(({ image }) => absolutePicture(image)),
  ...opinionsJsonLd(product, reviews),
});
