import { routes } from '#lib/routes.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/** Headers of every answer of a shop that must not be indexed. */
export const indexingHeaders = (indexable: boolean): { key: string; value: string }[] =>
  indexable ? [] : [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }];

/**
 * Rules for crawlers. Pages with noindex stay allowed, because crawlers must read them to see it; a
 * shop that must not be indexed forbids everything.
 */
export function robotsText(indexable: boolean): string {
  const rules = indexable
    ? [
        'Allow: /',
        ...routes.flatMap(({ robots }) => robots ?? []),
        '',
        `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
      ]
    : ['Disallow: /'];
  return ['User-agent: *', ...rules, ''].join('\n');
}
