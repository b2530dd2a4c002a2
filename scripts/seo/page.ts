import { type CheerioAPI, load } from 'cheerio';
import type { Answer } from '#scripts/seo/get.ts';

/** A page that was answered with 200, as a crawler that runs no scripts has it. */
export interface Page {
  url: string;
  html: string;
  /** Of its HTML. */
  bytes: number;
  /** Parsed as a browser does, with the place of each element. */
  $: CheerioAPI;
  noIndex: boolean;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** What a page says of itself in its head, by which pages are compared. */
export interface Head {
  titles: string[];
  descriptions: string[];
  h1s: string[];
  /** As they are written. */
  canonicals: string[];
}

export interface Link {
  /** As it is written. */
  href: string;
  /** Whether crawlers are to go there. */
  followed: boolean;
}

/** Names of `<meta>`, whether written as `name` or as `property`. */
export const metaSelector = (name: string): string =>
  `meta[name="${name}"], meta[property="${name}"]`;

export function readPage(url: string, { body, bytes, robots }: Answer): Page {
  const $ = load(body, { sourceCodeLocationInfo: true });
  const said = [robots, ...contents($, 'robots'), ...contents($, 'googlebot')].join();
  return { url, html: body, bytes, $, noIndex: /\b(?:noindex|none)\b/i.test(said) };
}

/** What all the page's `<meta>` of a name say. */
export const contents = ($: CheerioAPI, name: string): string[] =>
  $(metaSelector(name))
    .toArray()
    .map((meta) => spaced($(meta).attr('content') ?? ''));

const texts = ($: CheerioAPI, selector: string): string[] =>
  $(selector)
    .toArray()
    .map((element) => spaced($(element).text()));

/** What stands outside of the head is no title, description or canonical to a crawler. */
export function headOf({ $ }: Page): Head {
  return {
    titles: texts($, 'head > title'),
    descriptions: $('head > meta[name="description"]')
      .toArray()
      .map((meta) => spaced($(meta).attr('content') ?? '')),
    h1s: texts($, 'h1'),
    canonicals: $('head > link[rel="canonical"]')
      .toArray()
      .map((link) => ($(link).attr('href') ?? '').trim()),
  };
}

/** Where the page leads: each address once. */
export function linksOf({ $ }: Page): Link[] {
  const links = new Map<string, Link>();
  for (const element of $('a[href], area[href]').toArray()) {
    const href = $(element).attr('href') ?? '';
    const followed = !/\bnofollow\b/i.test($(element).attr('rel') ?? '');
    links.set(href, { href, followed: followed || links.get(href)?.followed === true });
  }
  return [...links.values()];
}
