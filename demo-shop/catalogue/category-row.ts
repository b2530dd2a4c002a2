import type { CategoryRow } from './model.ts';

/** A row of the tree: id in addresses, key, parent's key, title, image, and texts. */
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
