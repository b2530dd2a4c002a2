import type { ListQuery } from '#lib/rules/list-query.ts';

/**
 * Payload of Product/Get-List for a filtered list; a brand's list is the whole shop filtered by
 * brand.
 */
export function listBody(isBrand: boolean, id: number, query: ListQuery): Record<string, unknown> {
  return {
    ...Object.fromEntries(query.filters),
    ...(isBrand ? { 'filter-brand': String(id) } : {}),
    categoryId: isBrand ? 0 : id,
    type: query.sort,
    page: query.page,
  };
}
