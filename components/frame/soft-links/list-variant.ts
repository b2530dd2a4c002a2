const byQuery =
  /^\/(?:shop(?:\/compare|\/(?:category|brand)\/[^/]+\/[^/]+)?|blog(?:\/(?:category|tag|author)\/[^/]+)?)$/;

/**
 * Whether the browser must load the address of a list or a comparison itself. Which page it means is
 * decided by its query, before Next sees it; Next's router takes for granted that this does not depend on
 * the query and shows the page it keeps for the path, without asking. Of a product that does no harm: its pages differ in
 * what they begin with alone, and which variant is chosen the page reads in its address.
 * @param opened where this document was loaded: the only query the router can have kept a page of
 */
export const isListVariant = (url: URL, opened: URL): boolean =>
  byQuery.test(url.pathname) &&
  (url.search !== '' || (opened.search !== '' && opened.pathname === url.pathname));
