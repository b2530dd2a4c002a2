import type { Product, WithContext } from 'schema-dts';
import type { Review } from '#lib/contract/opinion.ts';
import { productNode } from '#lib/seo/product-json-ld.ts';

/** The reviews a page shows, as more of what is told of its product; it stands beside their texts, which it does not say again. */
export function reviewsJsonLd(name: string, reviews: readonly Review[]): WithContext<Product> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': productNode,
    name,
    review: reviews.map(({ author, stars, createdAt }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: author },
      datePublished: createdAt.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: stars },
    })),
  };
}
