/** Part of a post: HTML, or a product. */
export type BodyPart =
  | { kind: 'html'; html: string }
  | {
      kind: 'product';
      websiteCode: number;
      /** Level of the heading that is its name: one below the last heading before it. */
      level: 2 | 3;
    };

/** Tags in the service's sanitised HTML: no comments, no `<` or `>` in attribute values. */
const tag = /<(\/?)([a-z][a-z0-9]*)\b([^<>]*)>/g;
const empty = new Set(['br', 'hr', 'img', 'source', 'col', 'wbr']);
const place = /\sdata-product="([1-9]\d{0,9})"/;
const closing = '</p>';

/** WebsiteCodes of the products in a post, each once. */
export function placesIn(html: string): number[] {
  const codes = Array.from(html.matchAll(tag), ([, , name, attributes = '']) =>
    name === 'p' ? place.exec(attributes)?.[1] : undefined,
  );
  return [...new Set(codes.filter((code) => code !== undefined).map(Number))];
}

/** Number of letters in sanitised HTML; entities count as written. */
export const letterCount = (html: string): number => html.replaceAll(tag, '').length;

/**
 * Splits a post at its products. Product markers nested inside other elements are ignored, because
 * splitting there would tear the elements apart.
 * @param html sanitised HTML; markers are written `<p data-product="{WebsiteCode}"></p>`
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
