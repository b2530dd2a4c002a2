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

/** Tags and attributes of stored HTML that would be lost by saving, each once: `<details>`, `lang`. Their text stays. */
export function lostParts(html: string): string[] {
  const lost = new Set<string>();
  for (const [, name = '', attributes = ''] of html.matchAll(/<([a-z][a-z0-9]*)\b([^<>]*)>/g)) {
    if (!known.has(name)) lost.add(`<${name}>`);
    const isHeading = /^h[234]$/.test(name);
    for (const [, attribute = ''] of attributes
      .replaceAll(/"[^"]*"/g, '')
      .matchAll(/\s(id|lang|reversed)\b/g)) {
      if (!(isHeading && attribute === 'id')) lost.add(attribute);
    }
  }
  return [...lost];
}
