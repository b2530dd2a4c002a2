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
 * Loads a list without filters; null if there is none (unknown, or past the last page), for which
 * the page answers 404. Redirects (308) from an outdated slug, keeping the query. The id is
 * validated before any look-up.
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
