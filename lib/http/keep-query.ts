/**
 * A redirect to another path keeps what the asked address had behind its question mark: a page made
 * before cannot know it. Keys the redirect has set itself win; one within the same path (dropping
 * `page=1`) is left alone. Both are paths of this site; anything else comes back unchanged.
 */
export function keepQuery(location: string, asked: string): string {
  if (!location.startsWith('/') || location.startsWith('//')) return location;
  const [path = '', set = ''] = location.split('?', 2);
  const [askedPath, given = ''] = asked.split('?', 2);
  if (given === '' || path === askedPath) return location;
  const own = new URLSearchParams(set);
  // Pieces stay as they were written: nothing is decoded only to be encoded otherwise.
  const kept = given.split('&').filter((piece) => {
    const [key] = [...new URLSearchParams(piece).keys()];
    return key !== undefined && key !== '_rsc' && !own.has(key);
  });
  const query = [...(set === '' ? [] : [set]), ...kept].join('&');
  return query === '' ? path : `${path}?${query}`;
}
