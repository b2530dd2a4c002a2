import { routes } from '#lib/routes.ts';
import { absoluteUrl } from '#lib/seo/absolute.ts';

/** Pictures may be shown large, and texts and films at any length. */
const shownWhole = 'max-image-preview:large,max-snippet:-1,max-video-preview:-1';

/** The robots meta of a page; a shop that must not be indexed says so on each. */
export function robotsMeta(noIndex: boolean, indexable: boolean): string {
  if (!indexable) return 'noindex,nofollow';
  return noIndex ? 'noindex,follow' : `index,follow,${shownWhole}`;
}

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
