import { sitesTexts } from '#panel/chat/screen-texts.ts';

interface Page {
  readonly location: string;
  readonly title: string;
}

/** A path without what percent-encoding makes of it. */
function readable(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** A page as people call it: its title, or else its path. */
export const pageTitle = ({ title, location }: Page): string => title || readable(location);

/** A page's path for a link; null for what is none of the shop's: visitors' browsers say where they are. */
export const pagePath = (location: string): string | null =>
  /^\/(?![/\\])/.test(location) && !/^\/(?:api|cpfpco)(?:\/|$)/i.test(location) ? location : null;

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
  if (!URL.canParse(refer)) return readable(refer);
  const { protocol, hostname } = new URL(refer);
  if (protocol !== 'https:' && protocol !== 'http:') return hostname;
  return known.find(([site]) => site.test(hostname))?.[1] ?? hostname;
}
