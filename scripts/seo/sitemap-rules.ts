import { readable } from '#lib/text/readable-address.ts';
import { statusWords } from '#scripts/seo/link-rules.ts';
import type { SiteRule } from '#scripts/seo/rules.ts';
import { isListed, type Site } from '#scripts/seo/site.ts';

const robotsUrl = ({ base }: Site): string => `${base}/robots.txt`;

/** Without robots.txt crawlers may read everything, and find no sitemap. */
const robotsMissing: SiteRule = (site) =>
  site.robots.status === 200 ? [] : [{ url: robotsUrl(site), words: statusWords(site.robots) }];

/** A sitemap that is not XML lists nothing either. */
const missing: SiteRule = (site) => [
  ...(site.robots.status === 200 && site.robots.sitemaps === 0
    ? [{ url: robotsUrl(site), words: 'names no sitemap' }]
    : []),
  ...[...site.sitemaps].flatMap(([url, { status, entries }]) =>
    status === 200 && entries === 0 ? [{ url, words: 'the sitemap names nothing' }] : [],
  ),
];

const ofAnother: SiteRule = ({ foreign }) =>
  [...foreign].map(([named, by]) => ({ url: by, words: `names ${named}` }));

const failures: SiteRule = ({ sitemaps, listed, visits }) => [
  ...[...sitemaps]
    .filter(([, { status }]) => status !== 200)
    .map(([url, sitemap]) => ({ url, words: `the sitemap ${statusWords(sitemap)}` })),
  ...[...listed.keys()].flatMap((url) => {
    const visit = visits.get(url);
    return visit === undefined || visit.status === 200 ? [] : [{ url, words: statusWords(visit) }];
  }),
];

/** Unknown if the crawl was incomplete. */
const keptFromCrawlers: SiteRule = ({ cut, listed, visits }) =>
  cut !== null
    ? []
    : [...listed.keys()]
        .filter((url) => !visits.has(url))
        .map((url) => ({ url, words: 'is named by a sitemap; robots.txt keeps crawlers away' }));

/**
 * The list a further page belongs to, by its query or the end of its path; null for other pages.
 */
function listOf(address: string): string | null {
  const url = new URL(address);
  if (url.searchParams.has('page')) url.searchParams.delete('page');
  else if (furtherPage.test(url.pathname)) url.pathname = url.pathname.replace(furtherPage, '');
  else return null;
  return url.href;
}

const furtherPage = /(?:\/(?:reviews|questions))?\/(?:[2-9]|[1-9]\d+)$/;

/** Further pages of a list are found through its first, so only that one must be listed. */
const unnamed: SiteRule = ({ base, links, listed, visits }) => {
  const isNamed = (url: string | null) => url !== null && listed.has(url);
  // Already reported, once, for the sitemap itself.
  if (listed.size === 0) return [];
  return [...visits]
    .filter(([url, { page }]) => page !== null && isListed(url, page))
    .filter(([url]) => url === `${base}/` || links.get(url)?.reached === true)
    .filter(([url]) => !isNamed(url) && !isNamed(listOf(url)))
    .map(([url]) => ({ url, words: 'is to be listed, but no sitemap names it' }));
};

const noIndex: SiteRule = ({ listed, visits }) =>
  [...listed.keys()]
    .filter((url) => visits.get(url)?.page?.noIndex === true)
    .map((url) => ({ url, words: 'is named by a sitemap' }));

/** Only canonical pages belong in a sitemap. */
const notCanonical: SiteRule = ({ listed, visits }) =>
  [...listed.keys()].flatMap((url) => {
    const canonical = visits.get(url)?.page?.canonical ?? url;
    return canonical === url || visits.get(canonical)?.status !== 200
      ? []
      : [{ url, words: `is named by a sitemap; its canonical is ${readable(canonical)}` }];
  });

/** Unknown if the crawl was incomplete. */
const orphans: SiteRule = ({ base, cut, listed, links, visits }) =>
  cut !== null
    ? []
    : [...listed.keys()]
        .filter((url) => url !== `${base}/` && visits.get(url)?.status === 200)
        .filter((url) => links.get(url)?.reached !== true)
        .map((url) => ({
          url,
          words: 'is named by a sitemap; no links lead there from the home page',
        }));

export const sitemapRules = {
  'robots.txt missing': robotsMissing,
  'sitemap missing': missing,
  'sitemap of another site': ofAnother,
  'sitemap page not 200': failures,
  'sitemap page kept from crawlers': keptFromCrawlers,
  'page in no sitemap': unnamed,
  'noindex in a sitemap': noIndex,
  'sitemap page not canonical': notCanonical,
  'orphan page': orphans,
} satisfies Record<string, SiteRule>;
