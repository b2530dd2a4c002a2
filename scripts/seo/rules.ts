import type { Page } from '#scripts/seo/page.ts';
import type { Site } from '#scripts/seo/site.ts';

/** What is wrong, in a few words. */
export type Words = string;

/** Judges one page while its HTML is there. */
export type PageRule = (page: Page) => readonly Words[] | Promise<readonly Words[]>;

/** Judges the whole site. */
export type SiteRule = (site: Site) => readonly { url: string; words: Words }[];

export interface Fault {
  kind: string;
  url: string;
  words: Words;
}

/** As many words as a line has room for. */
export const cut = (text: string, most = 80): string =>
  text.length <= most ? text : `${text.slice(0, most - 1)}…`;
