import { permanentRedirect } from 'next/navigation';
import type { ListAddress } from '#lib/listing/address.ts';
import { findList, type LoadedList } from '#lib/listing/found-list.ts';
import { listHref, type ListQuery } from '#lib/listing/query.ts';
import {
  getBrandFilters,
  getBrandList,
  getCategoryFilters,
  getCategoryList,
} from '#lib/listing/server.ts';
import { parseId } from '#lib/text/path-part.ts';

/**
 * Reads a list that no filter narrows; null when there is none (unknown, or past the last page), which
 * the page answers with 404. Leaves with 308 from another slug; the query stays. The id's form is
 * checked before anything is looked up.
 */
export async function loadList(address: ListAddress, query: ListQuery): Promise<LoadedList | null> {
  const { kind } = address;
  const id = kind === 'shop' ? 0 : parseId(address.id);
  if (id === null || query.page === null) return null;
  const isBrand = kind === 'brand';
  const [list, filters] = await Promise.all([
    isBrand
      ? getBrandList(id, query.sort, query.page)
      : getCategoryList(id, query.sort, query.page),
    isBrand ? getBrandFilters(id) : getCategoryFilters(id),
  ]);
  const found = findList(address, query, { list, filters });
  if (found.kind === 'moved') permanentRedirect(listHref(found.path, query));
  return found.kind === 'list' ? found.loaded : null;
}
