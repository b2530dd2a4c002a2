import { readable } from '#scripts/seo/address.ts';
import { headOf, type Head } from '#scripts/seo/page.ts';
import { cut, type PageRule, type SiteRule } from '#scripts/seo/rules.ts';
import { isListed, type Site } from '#scripts/seo/site.ts';

type Told = keyof Head;

/** Required of every page, noindex included. */
const always: ReadonlySet<Told> = new Set<Told>(['titles', 'h1s']);

/** Missing where search engines need it: on indexed pages, or on all. */
const missing =
  (told: Told): PageRule =>
  (page) => {
    if (page.noIndex && !always.has(told)) return [];
    const said = headOf(page)[told];
    if (said.length === 0) return ['has none in its place'];
    return said.includes('') ? ['is empty'] : [];
  };

/**
 * Key of a list's pages, which share their heading; titles and descriptions have the page number.
 */
const listOf = (url: string): string => new URL(url).pathname.replace(/\/\d+$/, '');

function sameAs(
  site: Site,
  told: Told,
  isSamePage: (a: string, b: string) => boolean,
): { url: string; words: string }[] {
  const first = new Map<string, string>();
  return [...site.visits].flatMap(([url, { page }]) => {
    const [said = ''] = page !== null && isListed(url, page) ? page[told] : [];
    if (said === '') return [];
    const before = first.get(said);
    if (before === undefined) first.set(said, url);
    return before === undefined || isSamePage(before, url)
      ? []
      : [{ url, words: `the same as of ${readable(before)}: ${cut(said)}` }];
  });
}

const twice = (site: Site, told: Told): { url: string; words: string }[] =>
  [...site.visits].flatMap(([url, { page }]) =>
    page !== null && page[told].length > 1 ? [{ url, words: `has ${page[told].length}` }] : [],
  );

const never = (): boolean => false;
const ofOneList = (a: string, b: string): boolean => listOf(a) === listOf(b);

/** Rules for single pages; those across all pages are below. */
export const headRules = {
  'title missing': missing('titles'),
  'description missing': missing('descriptions'),
  'h1 missing': missing('h1s'),
  'canonical missing': missing('canonicals'),
} satisfies Record<string, PageRule>;

export const sameHeadRules = {
  'title repeated': (site) => [...twice(site, 'titles'), ...sameAs(site, 'titles', never)],
  'description repeated': (site) => [
    ...twice(site, 'descriptions'),
    ...sameAs(site, 'descriptions', never),
  ],
  'h1 repeated': (site) => [...twice(site, 'h1s'), ...sameAs(site, 'h1s', ofOneList)],
  'canonical repeated': (site) => twice(site, 'canonicals'),
} satisfies Record<string, SiteRule>;
