import { ShopError } from '#server/errors.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';

/**
 * A page of a list, as its answer tells it.
 * @param found what SQL says of it; nothing when what it is a list of is not there
 * @throws {ShopError} 404 for nothing, and for a page past the last
 */
export function pageOf<Item>(
  found: { items: Item[]; total: number } | undefined,
  page: number,
  pageSize: number,
) {
  const pageCount = Math.ceil((found?.total ?? 0) / pageSize);
  if (!found || page > Math.max(1, pageCount)) {
    throw new ShopError(404, 'PRODUCT_NOT_FOUND', opinionTexts.unknownProduct);
  }
  return { items: found.items, total: found.total, page, pageCount };
}
