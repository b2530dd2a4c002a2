import type { ItemList, WithContext } from 'schema-dts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/**
 * The things a page lists, each by its address alone: what it is, its own page says.
 * @param listed raw paths in the order shown
 * @param before how many stand on the pages before
 */
export function listJsonLd(listed: readonly string[], before = 0): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    itemListElement: listed.map((path, at) => ({
      '@type': 'ListItem',
      position: before + at + 1,
      url: absoluteUrl(path),
    })),
  };
}
