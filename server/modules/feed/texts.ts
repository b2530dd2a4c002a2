/** Texts read by other sites' programs. */
export const feedTexts = {
  unknown: 'not found',
  token: 'X-Torob-Token is missing or not valid',
  body: 'the body must be exactly one of: page_urls, page_uniques, page and sort, cursor and sort',
  failed: 'the request failed',
  products: (shop: string) => `کالاهای ${shop}`,
  off: 'این فهرست قیمت روشن نیست.',
} as const;
