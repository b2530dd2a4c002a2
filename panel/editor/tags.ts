/** Marks without attributes that the sanitiser keeps; the toolbar has none of them. */
export const markTags = ['code', 'u', 'sub', 'sup', 'small', 'mark', 'kbd', 'ins', 'del'] as const;

/** Tags that the editor reads and writes again, or writes in another way that looks the same. */
const known: ReadonlySet<string> = new Set([
  ...markTags,
  ...'p br hr h2 h3 h4 ul ol li blockquote pre a strong b em i s bdi'.split(' '),
  ...'img figure figcaption iframe video table thead tbody tr th td'.split(' '),
  // Their content stays.
  ...'span div section article main header footer'.split(' '),
]);

/** Tags of stored HTML that would be lost by saving, each once. Their text stays. */
export function lostTags(html: string): string[] {
  const names = Array.from(html.matchAll(/<([a-z][a-z0-9]*)\b/g), ([, name = '']) => name);
  return [...new Set(names.filter((name) => !known.has(name)))];
}
