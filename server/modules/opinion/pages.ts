import { ShopError } from '#server/errors.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';

/**
 * A page of a list, in the form of its answer.
 * @param found the row of the query; undefined when the product does not exist
 * @throws {ShopError} 404 when undefined, and for a page past the last
 */
export function pageOf<Item>(
  found: { items: Item[]; total: number } | undefined,
  page: number,
  pageSize: number,
) {
  if (!found) throw new ShopError(404, 'PRODUCT_NOT_FOUND', opinionTexts.unknownProduct);
  const pageCount = Math.ceil(found.total / pageSize);
  if (page > Math.max(1, pageCount)) {
    throw new ShopError(404, 'PAGE_NOT_FOUND', opinionTexts.unknownPage);
  }
  return { items: found.items, total: found.total, page, pageCount };
}
