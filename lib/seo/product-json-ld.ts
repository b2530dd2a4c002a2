import { processors } from 'next-seo';
import type { Offer, Product, WithContext } from 'schema-dts';
import type { Variant } from '#lib/contract/product.ts';
import type { Availability } from '#lib/contract/values.ts';
import type { StageFacts } from '#lib/product/stage-facts.ts';
import { absolutePicture, absoluteUrl } from '#lib/seo/absolute.ts';
import type { BreadcrumbStep } from '#lib/seo/breadcrumb.ts';

/** Rial to the toman: IRT is no ISO code, so prices for machines are in IRR (architecture, SEO rules). */
const rial = 10;

/** `null`: no offer, for the price is told by call. */
const standings: Record<Availability, Offer['availability'] | null> = {
  1: 'https://schema.org/InStock',
  2: null,
  3: 'https://schema.org/PreOrder',
  4: 'https://schema.org/OutOfStock',
  5: 'https://schema.org/Discontinued',
};

/** What a variant is sold for; the page is the offer's own, so its address is not repeated. */
function offersOf({ id, colour, options, availability, price }: Variant): Offer[] {
  const standing = standings[availability];
  if (standing === null || standing === undefined) return [];
  const name = [colour?.title, ...options.map(({ value }) => value)].filter(Boolean).join('، ');
  return [
    {
      '@type': 'Offer',
      sku: String(id),
      ...(name === '' ? {} : { name }),
      ...(price === null ? {} : { price: price * rial }),
      priceCurrency: 'IRR',
      availability: standing,
      itemCondition: 'https://schema.org/NewCondition',
    },
  ];
}

export interface ToldProduct {
  facts: StageFacts;
  /** From the first category to the product itself. */
  steps: readonly BreadcrumbStep[];
  description: string;
}

/** A product for search engines, with an offer for each variant that has one. */
export function productJsonLd({ facts, steps, description }: ToldProduct): WithContext<Product> {
  const { nameFa, nameEn, brand, images, rating, ratingCount } = facts;
  const offers = facts.variants.flatMap(offersOf);
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: nameFa,
    alternateName: nameEn,
    description,
    sku: String(facts.websiteCode),
    url: absoluteUrl(steps.at(-1)?.path ?? ''),
    image: images.map(({ image }) => absolutePicture(image)),
    brand: { '@type': 'Brand', name: brand.title },
    category: steps
      .slice(0, -1)
      .map(({ title }) => title)
      .join(' > '),
    ...(offers.length === 0 ? {} : { offers }),
    ...(ratingCount === 0
      ? {}
      : {
          aggregateRating: processors.processAggregateRating({
            ratingValue: rating,
            ratingCount,
            bestRating: 5,
          }),
        }),
  };
}
