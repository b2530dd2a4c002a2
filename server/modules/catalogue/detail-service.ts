import { paths } from '#lib/contract/paths.ts';
import type { GetDetailAnswer } from '#lib/contract/product.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { ogName } from '#server/media/made-names.ts';
import { productPreview } from '#server/modules/catalogue/preview-service.ts';
import { readDetail, readSuccessor } from '#server/modules/catalogue/detail-queries.ts';
import { catalogueTexts } from '#server/modules/catalogue/texts.ts';

/**
 * All of a product.
 * @throws {ShopError} 404 when it is unknown, removed or has no variant; `movedTo` leads to its successor
 */
export async function getDetail(database: Database, websiteCode: number): Promise<GetDetailAnswer> {
  const { answer, shop } = await findProduct(database, websiteCode);
  return { ...answer, ogImage: ogName(productPreview(answer, shop)) };
}

/** What a product's link preview shows. @throws {ShopError} as `getDetail` does */
export async function getProductPreview(database: Database, websiteCode: number) {
  const { answer, shop } = await findProduct(database, websiteCode);
  return productPreview(answer, shop);
}

async function findProduct(database: Database, websiteCode: number) {
  const [found] = await database.run(readDetail, [websiteCode]);
  if (found) return found;
  const [successor] = await database.run(readSuccessor, [websiteCode]);
  throw new ShopError(404, 'PRODUCT_NOT_FOUND', catalogueTexts.unknownProduct, {
    ...(successor && { movedTo: paths.product(successor.id, successor.slug) }),
  });
}
