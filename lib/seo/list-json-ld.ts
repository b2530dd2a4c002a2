import type { ItemList, WithContext } from 'schema-dts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/**
 * The things a page lists, each by its name and address: what it is, its own page says.
 * @param listed names and raw paths in the order shown
 * @param before how many stand on the pages before
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
