import { availabilityNames } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import { productDescription, shortNameOf } from '#lib/rules/product-head.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { ogName, type OgSubject } from '#server/media/made-names.ts';
import { productPreview, variantPreview } from '#server/modules/catalogue/preview-service.ts';
import { readDetail, readSuccessor } from '#server/modules/catalogue/detail-queries.ts';
import { couponOfProduct, withCoupons } from '#server/modules/shown-coupon/service.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';

/**
 * A product with all its details.
 * @throws {ShopError} 404 when it is unknown, removed or has no variant; `movedTo` names its successor
 */
export async function getDetail(database: Database, websiteCode: number): Promise<GetDetailAnswer> {
  const { answer, shop } = await findProduct(database, websiteCode);
  const coupon = await couponOfProduct(database, answer);
  const others = answer.variants.filter(({ id }) => id !== answer.defaultVariantId);
  return {
    ...answer,
    seo: {
      ...answer.seo,
      seoDescription: answer.seo.seoDescription || describedBySale(answer, shop),
    },
    related: await withCoupons(database, answer.related),
    ...(coupon && { coupon }),
    ogImage: ogName(productPreview(answer, shop)),
    ...(others.length > 0 && {
      variantOgImages: Object.fromEntries(
        others.map((variant) => [variant.id, ogName(variantPreview(answer, variant, shop))]),
      ),
    }),
  };
}

/** Values of more letters do not fit into a sentence beside others. */
const longestFact = 24;

/** For a product without a description of its own. */
function describedBySale(answer: GetDetailAnswer, shop: string): string {
  const { nameFa, seo, availability, variants, defaultVariantId, highlights } = answer;
  const shown = variants.find(({ id }) => id === defaultVariantId);
  return productDescription({
    name: seo.shortName || shortNameOf(nameFa),
    sale: availabilityNames[availability],
    guarantee: shown?.guarantee ?? '',
    highlights: highlights
      .filter(({ value }) => value.length <= longestFact && !nameFa.includes(value))
      .map(({ title, value }) => `${title} ${value}`),
    shop,
  });
}

/**
 * The link preview of a product or of one of its variants; null when it has no such variant.
 * @throws {ShopError} like `getDetail`
 */
export async function getProductPreview(
  database: Database,
  websiteCode: number,
  variant: number | undefined,
): Promise<OgSubject | null> {
  const { answer, shop } = await findProduct(database, websiteCode);
  if (variant === undefined) return productPreview(answer, shop);
  const chosen = answer.variants.find(({ id }) => id === variant);
  return chosen === undefined ? null : variantPreview(answer, chosen, shop);
}

async function findProduct(database: Database, websiteCode: number) {
  const [found] = await database.run(readDetail, [websiteCode]);
  if (found) return found;
  const [successor] = await database.run(readSuccessor, [websiteCode]);
  throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.unknownProduct, {
    ...(successor && { movedTo: paths.product(successor.id, successor.slug) }),
  });
}
