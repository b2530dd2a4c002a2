import { type Route, routeOf } from '#lib/routes.ts';

/** Pages that the query decides on. */
const byQuery = new Set<Route['query']>(['list', 'posts', 'posts and search', 'comparison']);

/**
 * Whether the browser must load the address of a list or comparison itself. For these the query
 * decides which page is served, before Next sees it; Next's router assumes that the page does not
 * depend on the query and would show the page it has cached for the path. Product pages are safe:
 * they differ only in their initial variant, and read the chosen one from the address.
 * @param opened address at which this document was loaded: the only query whose page the router can
 * have cached
 */
export const isListVariant = (url: URL, opened: URL): boolean =>
  byQuery.has(routeOf(url.pathname).query) &&
  (url.search !== '' || (opened.search !== '' && opened.pathname === url.pathname));
