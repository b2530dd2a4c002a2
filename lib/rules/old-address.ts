import { normalisePersian } from '#lib/text/persian.ts';

/** Longest address that can lead on, as `oldAddress` writes it. */
export const longestAddress = 500;

/** Keys by which campaigns are told apart; no page depends on them. */
const tracking = /^(utm_\w+|gclid|fbclid|yclid|_gl|ref)$/i;
/** Keys by which WordPress names a page at `/`. */
const naming = /^(p|page_id|attachment_id)$/;

/** The keys of campaigns in a requested address, as they were written; '' without any. */
export const campaignOf = (requested: string): string =>
  (requested.split('#', 1)[0] ?? '')
    .split('?')
    .slice(1)
    .join('?')
    .split('&')
    .filter((piece) => tracking.test(piece.split('=', 1)[0] ?? ''))
    .join('&');

/** Decodes what can be decoded; the rest stays, in small letters. */
const decoded = (text: string): string =>
  text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      return run.toLowerCase();
    }
  });

const extraSlash = /\/\/|.\/$/;
const pathOf = (written: string): string =>
  normalisePersian(decoded(written))
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/$/, '');

function queryOf(written: string): string {
  const pairs = [...new URLSearchParams(written)].filter(([key]) => !tracking.test(key));
  const texts = pairs.map(([key, value]) => `${key}=${value}`);
  return texts.length === 0 ? '' : `?${normalisePersian(texts.toSorted().join('&'))}`;
}

function partsOf(written: string): { path: string; query: string } {
  const [address = ''] = written.split('#', 1);
  const mark = address.indexOf('?');
  if (mark === -1) return { path: pathOf(address), query: '' };
  return { path: pathOf(address.slice(0, mark)), query: queryOf(address.slice(mark + 1)) };
}

/**
 * An address of any shop in the form in which it is compared: decoded, in small letters, with Persian letters, without
 * slashes at its end, its query sorted and without the keys of campaigns.
 * @param written path and query, percent-encoded or not
 */
export function oldAddress(written: string): string {
  const { path, query } = partsOf(written);
  return path + query;
}

/** What WordPress adds to the address of a page: its feed, its short form, its further pages. */
const ending = /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|amp|embed|page\/\d{1,6}|comment-page-\d{1,6})$/;

/** A path without what WordPress adds to it; one that is nothing else stays. */
export const withoutEnding = (path: string): string => path.replace(ending, '') || path;

/** The number by which WordPress names a page at `/`, as `?p=12` does; null without one. */
export function namedNumber(query: string): number | null {
  const [, value] =
    [...new URLSearchParams(query)].find(
      ([key, text]) => naming.test(key) && /^\d{1,10}$/.test(text),
    ) ?? [];
  return value === undefined ? null : Number(value);
}

/** The address at `/` by which WordPress names a page. */
export const numberAddress = (id: number): string => `/?p=${id}`;

/**
 * What a requested address may be known by: with its query first, then without it, then without what WordPress adds
 * to it. `/` alone is never one.
 */
export function knownBy(requested: string): string[] {
  const { path, query } = partsOf(requested);
  const number = path === '/' ? namedNumber(query.slice(1)) : null;
  const further = number === null ? withoutEnding(path) : numberAddress(number);
  const all = new Set([path + query, path, further]);
  return [...all].filter((each) => each !== '/' && each.length <= longestAddress);
}

/** Whether a query names a page at `/`, as WordPress does. */
export const namesPage = (query: string): boolean => namedNumber(query) !== null;

/**
 * The form in which a missing address is counted: without a query, which may be personal, unless it names a page. One with
 * extra slashes is not: it is asked for again without them.
 */
export function missingAddress(requested: string): string | null {
  if (extraSlash.test(requested.split(/[?#]/, 1)[0] ?? '')) return null;
  const { path, query } = partsOf(requested);
  const counted = path === '/' && namesPage(query.slice(1)) ? path + query : path;
  return counted === '/' || counted.length > longestAddress ? null : counted;
}
