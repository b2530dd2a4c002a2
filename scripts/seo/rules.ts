import type { Page } from '#scripts/seo/page.ts';
import type { Site } from '#scripts/seo/site.ts';

/** Description of a fault, in a few words. */
export type Words = string;

/** Checks one page while its HTML is in memory. */
export type PageRule = (page: Page) => readonly Words[] | Promise<readonly Words[]>;

/** Checks the whole site. */
export type SiteRule = (site: Site) => readonly { url: string; words: Words }[];

export interface Fault {
  kind: string;
  url: string;
  words: Words;
}

/** Shortens text to fit on a line. */
export const cut = (text: string, most = 80): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;
