import { paths } from '#lib/contract/paths.ts';
import { readable } from '#lib/text/readable-address.ts';
import type { SiteRule } from '#scripts/seo/rules.ts';
import type { Site, Visit } from '#scripts/seo/site.ts';

const isRedirect = ({ status }: Visit): boolean => status >= 300 && status < 400;
const isFailed = ({ status }: Visit): boolean => status < 200 || status >= 400;

/** Account pages redirect visitors to the login, temporarily. */
function leadsToLogin({ base }: Site, { status, location }: Visit): boolean {
  const isLogin = URL.parse(location ?? '', base)?.pathname === paths.login;
  return isLogin && [302, 303, 307].includes(status);
}

/** How an address answered instead of with a page. */
export const statusWords = ({ status }: Pick<Visit, 'status'>): string =>
  status === 0 ? 'does not answer' : `answers ${status}`;

/** Target of a redirect, for people. */
const destination = ({ location }: Visit): string =>
  location !== null && URL.canParse(location) ? readable(location) : String(location);

/**
 * Reported once for each address, at the first page that links to it, because a menu's links are on
 * all pages.
 */
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

/** Each list would be read again in every order. */
const sortOrders: SiteRule = ({ links }) =>
  [...links].flatMap(([url, { from }]) =>
    new URL(url).searchParams.has('sort')
      ? [{ url: from[0] ?? url, words: `${readable(url)} is a list in another order` }]
      : [],
  );

const brokenFiles: SiteRule = ({ files }) =>
  [...files].flatMap(([url, { status, from }]) =>
    status === null || status === 200
      ? []
      : [{ url: from, words: `${readable(url)} ${statusWords({ status })}` }],
  );

const canonicalsAstray: SiteRule = (site) =>
  [...site.visits].flatMap(([url, { page }]) => {
    if (page === null || page.canonicals.length !== 1) return [];
    const { canonical } = page;
    const [written = ''] = page.canonicals;
    if (/^https?:\/\/[^/]+$/.test(written)) return [{ url, words: `${written} lacks its slash` }];
    if (canonical === null) {
      return [{ url, words: `${page.canonicals[0] || 'an empty address'} is not of this site` }];
    }
    const visit = site.visits.get(canonical);
    if (visit === undefined || visit.status === 200) return [];
    return [{ url, words: `${readable(canonical)} ${statusWords(visit)}` }];
  });

/** Search engines take both at their word: the other page would be left out, too. */
const canonicalsOfHidden: SiteRule = (site) =>
  [...site.visits].flatMap(([url, { page }]) =>
    page !== null && page.noIndex && page.canonical !== null && page.canonical !== url
      ? [{ url, words: `${readable(page.canonical)}, but noindex` }]
      : [],
  );

export const linkRules = {
  'broken link': brokenLinks,
  'redirect inside the site': redirects,
  'crawlable sort order': sortOrders,
  'broken file': brokenFiles,
  'canonical astray': canonicalsAstray,
  'canonical of a hidden page': canonicalsOfHidden,
} satisfies Record<string, SiteRule>;
