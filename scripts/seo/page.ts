import { type CheerioAPI, load } from 'cheerio';
import type { Answer } from '#scripts/seo/get.ts';
import { select } from '#scripts/seo/select.ts';

/** A page answered with 200, as seen by a crawler without JavaScript. */
export interface Page {
  url: string;
  html: string;
  /** Size of its HTML. */
  bytes: number;
  /** Parsed as by a browser, with source positions. */
  $: CheerioAPI;
  noIndex: boolean;
}

/** Kind of page: pages of one kind differ only in their data. */
export const kindOf = (url: string): string =>
  new URL(url).pathname
    .replace(/\/\d+(?:\/.*)?$/, '/n')
    .replace(/^\/(blog)\/([^/]+)\/.*$/, '/$1/$2');

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The parts of a page's head by which pages are compared. */
export interface Head {
  titles: string[];
  descriptions: string[];
  h1s: string[];
  /** As written. */
  canonicals: string[];
}

export interface Link {
  /** As written. */
  href: string;
  /** False for rel="nofollow". */
  followed: boolean;
}

/** Selects `<meta>` elements of a name, written as `name` or as `property`. */
export const metaSelector = (name: string): string =>
  `meta[name="${name}"], meta[property="${name}"]`;

export function readPage(url: string, { body, bytes, robots }: Answer): Page {
  const $ = load(body, { sourceCodeLocationInfo: true });
  const robotsValues = [robots, ...contents($, 'robots'), ...contents($, 'googlebot')].join();
  return { url, html: body, bytes, $, noIndex: /\b(?:noindex|none)\b/i.test(robotsValues) };
}

/** Contents of all the page's `<meta>` elements of a name. */
export const contents = ($: CheerioAPI, name: string): string[] =>
  select($, ['meta'], metaSelector(name)).map((meta) => spaced($(meta).attr('content') ?? ''));

const texts = ($: CheerioAPI, name: string, selector: string): string[] =>
  select($, [name], selector).map((element) => spaced($(element).text()));

/** Titles, descriptions and canonicals outside of the head do not count for crawlers. */
export function headOf({ $ }: Page): Head {
  return {
    titles: texts($, 'title', 'head > title'),
    descriptions: select($, ['meta'], 'head > meta[name="description"]').map((meta) =>
      spaced($(meta).attr('content') ?? ''),
    ),
    h1s: texts($, 'h1', 'h1'),
    canonicals: select($, ['link'], 'head > link[rel="canonical"]').map((link) =>
      ($(link).attr('href') ?? '').trim(),
    ),
  };
}

/** Links of the page, each address once. */
export function linksOf({ $ }: Page): Link[] {
  const links = new Map<string, Link>();
  for (const element of select($, ['a', 'area'], '[href]')) {
    const href = $(element).attr('href') ?? '';
    const followed = !/\bnofollow\b/i.test($(element).attr('rel') ?? '');
    links.set(href, { href, followed: followed || links.get(href)?.followed === true });
  }
  return [...links.values()];
}
