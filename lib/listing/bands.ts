import type { ListFilter } from '#lib/contract/product.ts';
import { priceKey, queryKey } from '#lib/listing/choices.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { formatListQuery } from '#lib/rules/list-query.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';

type Band = NonNullable<ListFilter['bands']>[number];

/** A band of prices of a list: as a filter's value, and the path of its landing page; null without one. */
interface ShownBand extends Band {
  value: string;
  path: string | null;
}

const name = queryKey(priceKey);

/** The bands that a list proposes; none once a price is chosen. In another order they lead to no landing page. */
export function shownBands({ filters, narrowing: { query }, list }: LoadedList): ShownBand[] {
  const { bands = [] } = filters.find(({ key }) => key === priceKey) ?? {};
  if (query.filters.some(([key]) => key === name)) return [];
  return bands.map((band) => {
    const value = `${band.min ?? ''}-${band.max ?? ''}`;
    const params = new URLSearchParams(formatListQuery({ ...query, sort: 'default', page: 1 }));
    params.set(name, value);
    const own = formatListQuery(parseListQuery(params));
    const landing =
      query.sort === 'default' ? list.landings.find((each) => each.filters === own) : undefined;
    return { ...band, value, path: landing?.path ?? null };
  });
}
