const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** Words of sanitised HTML, separated by single spaces. */
export function textOfHtml(html: string): string {
  return html
    .replace(/<\/?(?:bdi|a|b|strong|em|i|span|code)\b[^<>]*>/g, '')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Search engines and price lists take no more of a description. */
const longestIntroduction = 5_000;

/** A film in a text is a frame, or a link that plays it: no part of what is said. */
const film = /<a class="aparat"[^<>]*><b>[^<]*<\/b><small>[^<]*<\/small><\/a>/g;

/** What a product's text says of it, without markup and films. */
export const introductionOf = (html: string): string =>
  textOfHtml(html.replace(film, ' ')).slice(0, longestIntroduction);
