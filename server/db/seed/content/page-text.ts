import type { PageKey } from './links.ts';

/** A content page as it is written; its name in the address comes from its key. */
export interface PageText {
  key: PageKey;
  title: string;
  description: string;
  /** HTML, one block an entry. */
  body: readonly string[];
}
