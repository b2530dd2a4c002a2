import type { GetListAnswer } from '#lib/contract/product.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { firstPage } from '#lib/rules/list-query.ts';

type Own = Partial<Omit<LoadedList, 'list'>> & { list?: Partial<GetListAnswer> };

/** A plain list of the whole shop, with a test's own properties. */
export function plainList({ list, ...own }: Own = {}): LoadedList {
  const { path = '/shop', query = firstPage } = own;
  return {
    kind: 'shop',
    path,
    query,
    narrowing: { path, query },
    page: query.page ?? 1,
    filters: [],
    list: {
      items: [],
      total: 5,
      page: query.page ?? 1,
      pageCount: 1,
      title: 'همهٔ کالاها',
      breadcrumb: [],
      children: [],
      landing: null,
      landings: [],
      brand: null,
      seoText: '',
      seo: { seoDescription: '', seoKeywords: '' },
      ...list,
    },
    ...own,
  };
}
