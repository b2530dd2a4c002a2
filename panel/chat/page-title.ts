import { paths } from '#lib/contract/paths.ts';
import { pagesTexts, sitesTexts } from '#panel/chat/screen-texts.ts';

interface Page {
  readonly location: string;
  readonly title: string;
}

/** A path without what percent-encoding makes of it. */
function readable(path: string, decode = decodeURI): string {
  try {
    return decode(path);
  } catch {
    return path;
  }
}

/** Pages that are often named by their path alone. */
const named: ReadonlyMap<string, string> = new Map([
  [paths.home, pagesTexts.home],
  [paths.shop, pagesTexts.shop],
  [paths.cart, pagesTexts.cart],
  [paths.checkout, pagesTexts.checkout],
  [paths.compare, pagesTexts.compare],
  [paths.blog, pagesTexts.blog],
  [paths.chat, pagesTexts.chat],
  [paths.account, pagesTexts.account],
  [paths.orders, pagesTexts.orders],
]);

/** A path in words, if it is one of the shop's own pages. */
const pathTitle = (path: string): string => named.get(path) ?? readable(path);

/** A page as people call it: its title, or else its path. */
export const pageTitle = ({ title, location }: Page): string => title || pathTitle(location);

/** In the place of the shop's own origin. */
const origin = 'http://shop.invalid';
/** What is not the shop's, however its slashes are written. */
const notPages = /^\/+(?:api|cpfpco)(?:\/|$)/i;

/** A page's path for a link; null for what is none of the shop's: visitors' browsers say where they are. */
export function pagePath(location: string): string | null {
  if (!location.startsWith('/') || !URL.canParse(location, origin)) return null;
  // As browsers read it: without tabs and line breaks, and with `..` resolved.
  const page = new URL(location, origin);
  const isOurs =
    page.origin === origin && !notPages.test(readable(page.pathname, decodeURIComponent));
  return isOurs ? location : null;
}

/** Code of the product that a talk is about, named itself or by its page; null for another subject. */
export function productOf({ type, value }: { type: string; value: string }): number | null {
  const found = type === 'page' ? /^\/shop\/product\/(\d{1,10})(?:\/|$)/.exec(value)?.[1] : value;
  return type === 'order' || found === undefined ? null : Number(found);
}

/** Where visitors of shops here often come from. */
const known: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)google\.[a-z.]+$/, sitesTexts.google],
  [/(?:^|\.)bing\.com$/, sitesTexts.bing],
  [/(?:^|\.)torob\.com$/, sitesTexts.torob],
  [/(?:^|\.)emalls\.ir$/, sitesTexts.emalls],
  [/(?:^|\.)instagram\.com$/, sitesTexts.instagram],
  [/(?:^|\.)(?:t\.me|telegram\.org)$/, sitesTexts.telegram],
];

/** The way a visitor came, as their browser says: a site, or a page of the shop; '' if nothing is said. */
export function sourceTitle(refer: string): string {
  if (!URL.canParse(refer)) return pathTitle(refer);
  const { protocol, hostname } = new URL(refer);
  if (protocol !== 'https:' && protocol !== 'http:') return hostname;
  return known.find(([site]) => site.test(hostname))?.[1] ?? hostname;
}
