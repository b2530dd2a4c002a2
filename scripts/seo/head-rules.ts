import { readable } from '#lib/text/readable-address.ts';
import { headOf, type Head } from '#scripts/seo/page.ts';
import { cut, type PageRule, type SiteRule } from '#scripts/seo/rules.ts';
import { isListed, type Site } from '#scripts/seo/site.ts';

type HeadPart = keyof Head;

/** Required of every page, noindex included. */
const always: ReadonlySet<HeadPart> = new Set<HeadPart>(['titles', 'h1s']);

/** Missing where search engines need it: on indexed pages, or on all. */
const missing =
  (part: HeadPart): PageRule =>
  (page) => {
    if (page.noIndex && !always.has(part)) return [];
    const text = headOf(page)[part];
    if (text.length === 0) return ['has none in its place'];
    return text.includes('') ? ['is empty'] : [];
  };

/**
 * Key of a list's pages, which share their heading; titles and descriptions have the page number.
 */
const listOf = (url: string): string => new URL(url).pathname.replace(/\/\d+$/, '');

function sameAs(
  site: Site,
  part: HeadPart,
  isSamePage: (a: string, b: string) => boolean,
): { url: string; words: string }[] {
  const first = new Map<string, string>();
  return [...site.visits].flatMap(([url, { page }]) => {
    const [text = ''] = page !== null && isListed(url, page) ? page[part] : [];
    if (text === '') return [];
    const before = first.get(text);
    if (before === undefined) first.set(text, url);
    return before === undefined || isSamePage(before, url)
      ? []
      : [{ url, words: `the same as of ${readable(before)}: ${cut(text)}` }];
  });
}

const twice = (site: Site, part: HeadPart): { url: string; words: string }[] =>
  [...site.visits].flatMap(([url, { page }]) =>
    page !== null && page[part].length > 1 ? [{ url, words: `has ${page[part].length}` }] : [],
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
