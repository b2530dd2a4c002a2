/** A piece of a post: HTML, or the place of a product. */
export type BodyPart =
  | { kind: 'html'; html: string }
  | {
      kind: 'product';
      websiteCode: number;
      /** Of the heading its name is: one below the last of the text before it. */
      level: 2 | 3;
    };

/** Tags as the service's clean HTML has them: no comments, no `>` in values. */
const tag = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>/g;
const empty = new Set(['br', 'hr', 'img', 'source', 'col', 'wbr']);
const place = /\sdata-product="([1-9]\d{0,9})"/;
const places = /<p\s[^>]*\bdata-product="([1-9]\d{0,9})"/g;
const closing = '</p>';

/** WebsiteCodes of the products a post names, each once. */
export const placesIn = (html: string): number[] => [
  ...new Set(Array.from(html.matchAll(places), ([, code]) => Number(code))),
];

/** Of the text in a piece of clean HTML; an entity counts as it is written. */
export const letterCount = (html: string): number => html.replaceAll(tag, '').length;

/**
 * Cuts a post where its products stand. What stands inside of something else is no place: cutting there
 * would tear that apart.
 * @param html clean HTML of the shop's service, places written `<p data-product="{WebsiteCode}"></p>`
 */
export function cutBody(html: string): BodyPart[] {
  const parts: BodyPart[] = [];
  let depth = 0;
  let from = 0;
  let level: 2 | 3 = 2;
  const keep = (to: number) => {
    const piece = html.slice(from, to).trim();
    if (piece !== '') parts.push({ kind: 'html', html: piece });
  };
  for (const { 0: whole, 1: slash, 2: name = '', 3: attributes = '', index } of html.matchAll(
    tag,
  )) {
    if (empty.has(name)) continue;
    depth += slash === '/' ? -1 : 1;
    if (name === 'h2') level = 3;
    const code = depth === 1 && name === 'p' ? place.exec(attributes)?.[1] : undefined;
    const end = index + whole.length;
    if (code === undefined || !html.startsWith(closing, end)) continue;
    keep(index);
    parts.push({ kind: 'product', websiteCode: Number(code), level });
    from = end + closing.length;
  }
  keep(html.length);
  return parts;
}
