import { permanentRedirect } from 'next/navigation';
import { hasId, type ListAddress, noSlug } from '#lib/listing/address.ts';
import { findList, type LoadedList } from '#lib/listing/found-list.ts';
import { listHref, type ListQuery } from '#lib/rules/list-query.ts';
import {
  getBrandFilters,
  getBrandList,
  getCategoryFilters,
  getCategoryList,
  getLandingFilters,
  getLandingList,
  getOffers,
  getOffersFilters,
} from '#lib/listing/server.ts';
import { decoded, parseId } from '#lib/text/path-part.ts';

/**
 * Loads a list without filters; null if there is none (unknown, or past the last page), for which
 * the page answers 404. Redirects (308) from an outdated slug, keeping the query. The id is
 * validated before any look-up.
 */
export async function loadList(address: ListAddress, query: ListQuery): Promise<LoadedList | null> {
  const { kind } = address;
  const id = hasId(kind) ? parseId(address.id) : 0;
  if (id === null || query.page === null) return null;
  const [list, filters] = await Promise.all(reads(address, id, query));
  const found = findList(address, query, { list, filters });
  if (found.kind === 'moved') permanentRedirect(listHref(found.path, query));
  return found.kind === 'list' ? found.loaded : null;
}

type Reads = [ReturnType<typeof getCategoryList>, ReturnType<typeof getCategoryFilters>];

function reads(
  { kind, slug: named, landing }: ListAddress,
  id: number,
  { sort, page }: ListQuery,
): Reads {
  const at = page ?? 1;
  if (kind === 'brand') return [getBrandList(id, sort, at), getBrandFilters(id)];
  if (kind === 'offers') {
    const offers = named === noSlug ? '' : decoded(named);
    return [getOffers(offers, sort, at), getOffersFilters(offers)];
  }
  const slug = landing === undefined ? undefined : decoded(landing);
  if (slug === undefined) return [getCategoryList(id, sort, at), getCategoryFilters(id)];
  return [getLandingList(id, slug, sort, at), getLandingFilters(id, slug)];
}
