import { absoluteUrl } from '#lib/seo/absolute.ts';

/** What every answer of a shop says that is not to be listed. */
export const indexingHeaders = (indexable: boolean): { key: string; value: string }[] =>
  indexable ? [] : [{ key: 'X-Robots-Tag', value: 'noindex, nofollow' }];

/**
 * What crawlers may ask for. Nothing that carries a noindex is kept from them, or they would never read it;
 * a shop that is not to be listed keeps them out of everything.
 */
export function robotsText(indexable: boolean): string {
  const rules = indexable
    ? [
        'Allow: /',
        'Allow: /api/feeds/',
        'Disallow: /api/',
        'Disallow: /cpfpco',
        'Disallow: /webClientHub',
        '',
        `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
      ]
    : ['Disallow: /'];
  return ['User-agent: *', ...rules, ''].join('\n');
}
