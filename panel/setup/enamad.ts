/** Addresses of links to eNamad. */
const links = /<a\s[^>]*?\bhref\s*=\s*["']?(https:\/\/trustseal\.enamad\.ir\/\?[^"'\s>]+)/gi;

/** Whether this is the HTML that eNamad gives: a link to the shop's page there, with its id and code. */
export const isBadge = (html: string): boolean =>
  Array.from(
    html.matchAll(links),
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')),
  ).some(({ searchParams: asked }) => /^\d+$/.test(asked.get('id') ?? '') && !!asked.get('Code'));
