const visible = /[\p{L}\p{N}]/u;

/** Whether a text says something of a picture: the same rule as the service's. */
export const isAlt = (text: string): boolean => visible.test(text);

const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

/** What is worth knowing of a text before it is published. @param html as the editor writes it */
export function factsOf(html: string) {
  const pictures = html.match(/<img\b[^<>]*>/g) ?? [];
  const withoutAlt = pictures.filter((each) => !isAlt(/ alt="([^"]*)"/.exec(each)?.[1] ?? ''));
  return {
    products: count(html, /<p\b[^<>]* data-product="/g),
    pictures: pictures.length,
    withoutAlt: withoutAlt.length,
    words: html
      .replaceAll(/<[^<>]*>/g, ' ')
      .split(/\s+/)
      .filter(Boolean).length,
  };
}
