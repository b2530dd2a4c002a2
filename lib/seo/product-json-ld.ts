import type { Graph, Offer, Product, ProductGroup, PropertyValue, WithContext } from 'schema-dts';
import { type StageFacts } from '#lib/product/stage-facts.ts';
import type { GetDetailAnswer, Variant } from '#lib/contract/product.ts';
import { productPath } from '#lib/product/path.ts';
import { variantNameOf, sizeOf } from '#lib/product/variant-name.ts';
import { absolutePicture, absoluteUrl } from '#lib/seo/absolute.ts';
import type { BreadcrumbStep } from '#lib/seo/breadcrumb.ts';
import { identityOf, type Offered, offeredOf, offerWriter } from '#lib/seo/offer-json-ld.ts';
import type { OfferTerms } from '#lib/seo/offer-terms.ts';
import { opinionsJsonLd, type ShownReviews } from '#lib/seo/review-json-ld.ts';
import { introductionOf } from '#lib/text/text-of-html.ts';

export interface JsonLdProduct {
  facts: StageFacts;
  /** From the first category to the product itself. */
  steps: readonly BreadcrumbStep[];
  /** Null if the shop has not set its terms of sale. */
  terms: OfferTerms | null;
  /** Those the page shows. */
  reviews: ShownReviews;
  /** All versions of its model, itself included; empty without others. */
  versions: GetDetailAnswer['versions'];
}

const sizeTerm = 'https://schema.org/size';

/** The properties by which variants differ, in schema.org's terms. */
function variesBy(variants: readonly Variant[]): string[] {
  const differ = (value: (variant: Variant) => string) => new Set(variants.map(value)).size > 1;
  return [
    ...(differ(({ colour }) => colour?.title ?? '') ? ['https://schema.org/color'] : []),
    ...(differ(sizeOf) ? [sizeTerm] : []),
  ];
}

const specificationsOf = ({ specifications }: StageFacts): PropertyValue[] =>
  specifications.flatMap(({ items }) =>
    items.map(({ title, value }) => ({ '@type': 'PropertyValue' as const, name: title, value })),
  );

/** Properties shared by a product and a group of variants. */
function common({ facts, steps, reviews }: JsonLdProduct, url: string) {
  const { nameFa, nameEn, brand, images, mpn } = facts;
  const description = introductionOf(facts.descriptionHtml);
  const specifications = specificationsOf(facts);
  return {
    name: nameFa,
    alternateName: nameEn,
    ...(description !== '' && { description }),
    url,
    image: images.map(({ image }) => absolutePicture(image)),
    brand: { '@type': 'Brand' as const, name: brand.title },
    ...(mpn && { mpn }),
    itemCondition: 'https://schema.org/NewCondition' as const,
    category: steps
      .slice(0, -1)
      .map(({ title }) => title)
      .join(' > '),
    ...(specifications.length > 0 && { additionalProperty: specifications }),
    ...opinionsJsonLd(facts, reviews),
  };
}

/** A variant to search engines, which know no guarantees: its offers, the cheapest first. */
interface Model {
  variant: Variant;
  offers: Offer[];
}

function modelsOf({ facts, terms }: JsonLdProduct, url: string): Model[] {
  const write = offerWriter(terms);
  const offerOf = (offered: Offered, hasSiblings: boolean): Offer => {
    const { variant } = offered;
    // Decoded, because ten percent-encoded addresses would be a twentieth of the page.
    const own = facts.variants.length > 1 ? `${decodeURI(url)}?variant=${variant.id}` : url;
    const offer = write(offered, own);
    return hasSiblings ? { ...offer, ...identityOf(facts.websiteCode, variant) } : offer;
  };
  const byName = Map.groupBy(offeredOf(facts.variants), ({ variant }) => variantNameOf(variant));
  return [...byName.values()].flatMap((offered) => {
    const sorted = offered.toSorted((a, b) => a.price - b.price);
    const [cheapest] = sorted;
    if (cheapest === undefined) return [];
    const offers = sorted.map((each) => offerOf(each, sorted.length > 1));
    return [{ variant: cheapest.variant, offers }];
  });
}

/**
 * Structured data of a product for sale: a group of variants, each with its own address, if there
 * are several, or other versions of its model. Null without offer, review and rating, which search engines report as an error.
 */
export function productJsonLd(product: JsonLdProduct): WithContext<Product> | Graph | null {
  const { facts, steps, reviews } = product;
  const url = absoluteUrl(steps.at(-1)?.path ?? '');
  const models = modelsOf(product, url);
  const [only, ...others] = models;
  if (others.length > 0 || (only !== undefined && product.versions.length > 1)) {
    return { '@context': 'https://schema.org', '@graph': [groupOf(product, url, models)] };
  }
  if (only === undefined && reviews.items.length + facts.ratingCount === 0) return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    ...common(product, url),
    ...(only === undefined
      ? { sku: String(facts.websiteCode) }
      : { ...factsOfVariant(facts, only.variant), offers: only.offers }),
  };
}

/** Other versions have pages of their own, which describe them; all pages name the group alike. */
function groupOf(product: JsonLdProduct, url: string, models: readonly Model[]): ProductGroup {
  const { facts, versions } = product;
  const { websiteCode } = facts;
  const { url: own, ...shared } = common(product, url);
  const elsewhere = versions.filter((each) => each.websiteCode !== websiteCode);
  const size = elsewhere.length === 0 ? '' : versionSize(product);
  const differences = variesBy(models.map(({ variant }) => variant));
  return {
    '@type': 'ProductGroup',
    ...shared,
    ...(elsewhere.length === 0 && { url: own }),
    productGroupID: String(Math.min(websiteCode, ...elsewhere.map((each) => each.websiteCode))),
    variesBy: [...new Set([...differences, ...(size === '' ? [] : [sizeTerm])])],
    hasVariant: [
      ...models.map((model) => variantOf(facts, model, size)),
      ...elsewhere.map((version) => ({
        '@type': 'Product' as const,
        url: absoluteUrl(productPath(version)),
      })),
    ],
  };
}

/** What tells the product from other versions of its model; '' when only its name does. */
function versionSize({ facts, versions }: JsonLdProduct): string {
  const name = versions.find(({ websiteCode }) => websiteCode === facts.websiteCode)?.name ?? '';
  return name === facts.nameFa ? '' : name;
}

/** @param versionOf what tells its product from other versions, for a variant without a size of its own */
function factsOfVariant({ websiteCode }: StageFacts, variant: Variant, versionOf = '') {
  const size = sizeOf(variant) || versionOf;
  return {
    ...identityOf(websiteCode, variant),
    ...(variant.colour === null ? {} : { color: variant.colour.title }),
    ...(size === '' ? {} : { size }),
  };
}

function variantOf(facts: StageFacts, { variant, offers }: Model, versionOf: string): Product {
  const { images, nameFa } = facts;
  const picture = images[variant.imageIndex] ?? images[0];
  return {
    '@type': 'Product',
    ...factsOfVariant(facts, variant, versionOf),
    name: [nameFa, variantNameOf(variant)].filter(Boolean).join('، '),
    ...(picture === undefined ? {} : { image: absolutePicture(picture.image) }),
    offers,
  };
}
