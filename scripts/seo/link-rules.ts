import { paths } from '#lib/contract/paths.ts';
import { readable } from '#scripts/seo/address.ts';
import type { SiteRule } from '#scripts/seo/rules.ts';
import type { Site, Visit } from '#scripts/seo/site.ts';

const isRedirect = ({ status }: Visit): boolean => status >= 300 && status < 400;
const isFailed = ({ status }: Visit): boolean => status < 200 || status >= 400;

/** Pages of the account lead visitors to the login, for the time being. */
function leadsToLogin({ base }: Site, { status, location }: Visit): boolean {
  const isLogin = URL.parse(location ?? '', base)?.pathname === paths.login;
  return isLogin && [302, 303, 307].includes(status);
}

const statusWords = ({ status }: Visit): string =>
  status === 0 ? 'does not answer' : `answers ${status}`;

/** Where a redirect leads, as a person reads it. */
const destination = ({ location }: Visit): string =>
  location !== null && URL.canParse(location) ? readable(location) : String(location);

/** Told once for each address, at the first page that links there: a menu's link stands on all of them. */
function linksThat(
  site: Site,
  isWrong: (visit: Visit) => boolean,
  say: (visit: Visit) => string,
): ReturnType<SiteRule> {
  return [...site.links].flatMap(([url, { from, count }]) => {
    const visit = site.visits.get(url);
    if (visit === undefined || !isWrong(visit)) return [];
    const others = count > 1 ? ` (and ${count - 1} more link there)` : '';
    return [{ url: from[0] ?? url, words: `${readable(url)} ${say(visit)}${others}` }];
  });
}

const brokenLinks: SiteRule = (site) => linksThat(site, isFailed, statusWords);

const redirects: SiteRule = (site) =>
  linksThat(
    site,
    (visit) => isRedirect(visit) && !leadsToLogin(site, visit),
    (visit) => `${statusWords(visit)} to ${destination(visit)}`,
  );

const brokenFiles: SiteRule = ({ files }) =>
  [...files].flatMap(([url, { status, from }]) =>
    status === 200
      ? []
      : [
          {
            url: from,
            words: `${readable(url)} ${status === 0 ? 'does not answer' : `answers ${status}`}`,
          },
        ],
  );

const canonicalsAstray: SiteRule = (site) =>
  [...site.visits].flatMap(([url, { page }]) => {
    if (page === null || page.canonicals.length !== 1) return [];
    const { canonical } = page;
    if (canonical === null) {
      return [{ url, words: `${page.canonicals[0] || 'an empty address'} is not of this site` }];
    }
    const visit = site.visits.get(canonical);
    if (visit === undefined || visit.status === 200) return [];
    return [{ url, words: `${readable(canonical)} ${statusWords(visit)}` }];
  });

const sitemapFailures: SiteRule = ({ sitemaps, listed, visits }) => [
  ...[...sitemaps]
    .filter(([, status]) => status !== 200)
    .map(([url, status]) => ({
      url,
      words: `the sitemap ${status === 0 ? 'does not answer' : `answers ${status}`}`,
    })),
  ...[...listed.keys()].flatMap((url) => {
    const visit = visits.get(url);
    return visit === undefined || visit.status === 200 ? [] : [{ url, words: statusWords(visit) }];
  }),
];

const hiddenInSitemap: SiteRule = ({ listed, visits }) =>
  [...listed.keys()]
    .filter((url) => visits.get(url)?.page?.noIndex === true)
    .map((url) => ({ url, words: 'is named by a sitemap' }));

/** A canonical names the page to be listed, so no other belongs there. */
const othersInSitemap: SiteRule = ({ listed, visits }) =>
  [...listed.keys()].flatMap((url) => {
    const canonical = visits.get(url)?.page?.canonical ?? url;
    return canonical === url || visits.get(canonical)?.status !== 200
      ? []
      : [{ url, words: `is named by a sitemap; its canonical is ${readable(canonical)}` }];
  });

/** Nobody can say so of a site that was not read to its end. */
const orphans: SiteRule = ({ base, cut, listed, links, visits }) =>
  cut !== null
    ? []
    : [...listed.keys()]
        .filter((url) => url !== `${base}/` && visits.get(url)?.status === 200)
        .filter((url) => links.get(url)?.reached !== true)
        .map((url) => ({ url, words: 'is named by a sitemap; no way leads there from the home' }));

export const linkRules = {
  'broken link': brokenLinks,
  'redirect inside the site': redirects,
  'broken file': brokenFiles,
  'canonical astray': canonicalsAstray,
  'sitemap page not 200': sitemapFailures,
  'noindex in a sitemap': hiddenInSitemap,
  'sitemap page not canonical': othersInSitemap,
  'orphan page': orphans,
} satisfies Record<string, SiteRule>;
