import type { CategoryRow } from './model.ts';

/** One row of the tree: its id in links, key, parent's key, title, picture, and texts. */
export function category(
  id: number,
  key: string,
  parent: string | null,
  title: string,
  picture: [type: string, colour: string],
  [seo, ...text]: readonly [seo: string, ...paragraphs: string[]],
): CategoryRow {
  return { id, key, parent, title, picture, seo, text };
}
