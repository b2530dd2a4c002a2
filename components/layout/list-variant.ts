const list = /^\/shop(?:\/(?:category|brand)\/[^/]+\/[^/]+)?$/;

/**
 * Whether the browser must load a list's address itself. Which page of a list an address means is
 * decided by its query, in a rewrite; Next's router takes for granted that rewrites do not depend on
 * the query and shows the page it keeps for the path, without asking.
 * @param opened where this document was loaded: the only query the router can have kept a page of
 */
export const isListVariant = (url: URL, opened: URL): boolean =>
  list.test(url.pathname) &&
  (url.search !== '' || (opened.search !== '' && opened.pathname === url.pathname));
