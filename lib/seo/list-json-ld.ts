import type { ItemList, WithContext } from 'schema-dts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/**
 * Structured data of a list, with name and address of each item; details are on the items' own
 * pages.
 * @param listed names and raw paths in display order
 * @param before number of items on earlier pages
 */
export function listJsonLd(
  listed: readonly { name: string; path: string }[],
  before = 0,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: listed.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      name,
      url: absoluteUrl(path),
    })),
  };
}
