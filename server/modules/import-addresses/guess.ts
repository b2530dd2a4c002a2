/** Bytes to which WordPress cuts slugs. */
const longestSlug = 200;

/** The slug that WordPress makes of a name; '' for one without letters. */
export function formerSlug(name: string): string {
  const bare = name
    .toLowerCase()
    .replaceAll('\u200C', '')
    .replaceAll(/[./–—_]/gu, '-')
    .replaceAll(/[^\p{L}\p{M}\p{N}\s-]/gu, '')
    .replaceAll(/[\s-]+/gu, '-')
    .replace(/^-|-$/g, '');
  let slug = '';
  let bytes = 0;
  for (const letter of bare) {
    bytes += encodeURIComponent(letter.toWellFormed()).length;
    if (bytes > longestSlug) break;
    slug += letter;
  }
  return slug.replace(/-$/, '');
}
