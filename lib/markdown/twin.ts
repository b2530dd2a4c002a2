import { routeOf } from '#lib/routes.ts';

/** What a page's path ends with at its Markdown twin. */
const ending = '.md';
/** Internal route of the twins. */
export const twinRoot = '/markdown';

/** The path of a page's twin; the path itself if its page has none. Either percent-encoded or not. */
export const twinOf = (path: string): string =>
  routeOf(path).hasTwin === true ? path + ending : path;

/** The page whose twin stands at a path, percent-encoded as it; null if none does. */
export function pageOfTwin(path: string): string | null {
  if (!path.endsWith(ending)) return null;
  const page = path.slice(0, -ending.length);
  return routeOf(page).hasTwin === true ? page : null;
}
