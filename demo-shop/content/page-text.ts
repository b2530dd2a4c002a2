import { toPage } from './links.ts';
import type { PageKey } from './links.ts';

/** A content page's text; its name in the address comes from its key. */
export interface PageText {
  key: PageKey;
  title: string;
  description: string;
  /** HTML, one block an entry. */
  body: readonly string[];
}

export const linkTo = (page: PageKey, words: string): string =>
  `<a href="${toPage(page)}">${words}</a>`;
