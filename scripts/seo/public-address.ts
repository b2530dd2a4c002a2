import { isLoopback } from '#server/link-preview/own-addresses.ts';
import { contents, type Page } from '#scripts/seo/page.ts';
import type { SiteRule } from '#scripts/seo/rules.ts';
import { select } from '#scripts/seo/select.ts';
import type { Site } from '#scripts/seo/site.ts';
import { allValues, readThings } from '#scripts/seo/things.ts';

/** Properties by which JSON-LD identifies the shop's own pages and things. */
const names = new Set(['@id', 'url', 'item', 'mainEntityOfPage']);

/** All places in a page that name an address of the site. */
function namesOf({ $ }: Page): [where: string, address: string][] {
  const found = readThings($)
    .things.flatMap((thing) => allValues(thing))
    .flatMap(({ way, name, value }): [string, string][] =>
      names.has(name) && typeof value === 'string' ? [[way, value]] : [],
    );
  const alternates = select($, ['link'], '[rel="alternate"][href]').map(
    (link): [string, string] => ['an alternate', $(link).attr('href') ?? ''],
  );
  const previews = contents($, 'og:url').map((url): [string, string] => ['og:url', url]);
  return [...previews, ...alternates, ...found];
}

/** Places where a page names the site by an origin other than `named`, each once. */
export function straysOf(page: Page, named: string): string[] {
  const strays = namesOf(page).flatMap(([where, address]) => {
    const origin = URL.parse(address, named)?.origin ?? named;
    return origin === named ? [] : [`names ${origin} in ${where}, its canonicals ${named}`];
  });
  return [...new Set(strays)];
}

/** Local names of a machine lead to the same shop if their ports are equal. */
const areSame = (a: string, b: string): boolean =>
  a === b || (isLoopback(a) && isLoopback(b) && new URL(a).port === new URL(b).port);

/**
 * The origin the site should have; null if any is acceptable: on a loopback address without
 * settings.
 */
function wantedOf({ base, named, wanted }: Site): string | null {
  if (wanted !== null) return wanted;
  return isLoopback(base) && !isLoopback(named) ? null : base;
}

/** A wrong SITE_URL: all canonicals, sitemaps and previews lead elsewhere. */
function wrongName(site: Site): ReturnType<SiteRule> {
  const { base, named, wanted } = site;
  const right = wantedOf(site);
  if (right === null || areSame(named, right)) return [];
  const by = wanted === null ? 'is reached at' : 'by its settings is';
  return [{ url: `${base}/`, words: `calls itself ${named} in its canonical, but ${by} ${right}` }];
}

const astray: SiteRule = (site) => [
  ...wrongName(site),
  ...[...site.visits].flatMap(([url, { page }]) =>
    (page?.strays ?? []).map((words) => ({ url, words })),
  ),
];

export const publicAddressRules = {
  'public address astray': astray,
} satisfies Record<string, SiteRule>;
