import type { Metadata } from 'next';
import { toPersianDigits } from '#lib/format/digits.ts';
import type { LoadedList } from '#lib/listing/load.ts';
import { firstPage, listHref } from '#lib/listing/query.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const texts = {
  page: (title: string, page: number) => `${title} - صفحهٔ ${toPersianDigits(page)}`,
  search: (text: string) => `نتایج جستجوی «${text}»`,
};

/** The searched text, as far as its slug still tells it; `null` when nothing was searched for. */
export function searchedText({ query }: LoadedList): string | null {
  const slug = query.filters.find(([key]) => key === 'filter-name')?.[1];
  return slug === undefined ? null : slug.replaceAll('-', ' ');
}

/** Pages of the default order stand for themselves, other orders for the first page (contract §1). */
function canonical({ path, query }: LoadedList): string {
  if (query.filters.length > 0 || query.sort !== 'default') return listHref(path, firstPage);
  return listHref(path, { ...firstPage, page: query.page });
}

function metadata(loaded: LoadedList, title: string, noIndex: boolean): Metadata {
  const { list, page } = loaded;
  return pageMetadata({
    title: page === 1 ? title : texts.page(title, page),
    description: list.seo.seoDescription,
    keywords: list.seo.seoKeywords,
    canonical: canonical(loaded),
    image: list.items[0]?.image,
    noIndex,
  });
}

export function listMetadata(loaded: LoadedList): Metadata {
  return metadata(loaded, loaded.list.title, false);
}

/** Filtered lists and search results are followed but not listed (contract §1). */
export function filteredMetadata(loaded: LoadedList): Metadata {
  const text = searchedText(loaded);
  return metadata(loaded, text === null ? loaded.list.title : texts.search(text), true);
}
