import type { Metadata } from 'next';
import { fewestOfLanding } from '#lib/contract/product.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { firstPage, listHref } from '#lib/rules/list-query.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { listTitle, searchedText } from '#lib/listing/title.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

/**
 * Pages in default order are canonical, and what is not indexed names no other page; other orders have the first page as
 * canonical (contract §1).
 */
function canonical({ path, query }: LoadedList): string {
  const own = query.filters.length > 0 || query.sort === 'default';
  return listHref(path, own ? query : firstPage);
}

/** Filtered lists, search results and landing pages of few products are noindex,follow (contract §1). */
export function listMetadata(loaded: LoadedList): Metadata {
  const { kind, list, page, query } = loaded;
  const isThin = list.landing !== null && list.total < fewestOfLanding;
  const isSearch = searchedText(loaded) !== null;
  const heading = listTitle(loaded);
  const title = isSearch ? heading : listingTexts.listedTitles[kind](heading);
  return pageMetadata({
    title: page === 1 ? title : listingTexts.pageTitle(title, page),
    description: listingTexts.pageDescription(
      list.seo.seoDescription || listingTexts.about(heading, list.total),
      page,
    ),
    keywords: list.seo.seoKeywords,
    canonical: canonical(loaded),
    image: list.items[0]?.image,
    preview: list.ogImage,
    noIndex: query.filters.length > 0 || isThin,
  });
}
