/** An address for people: relative to the site's origin, and decoded. */
export function readable(url: string): string {
  const { pathname, search } = new URL(url);
  try {
    return decodeURI(`${pathname}${search}`);
  } catch {
    return `${pathname}${search}`;
  }
}
