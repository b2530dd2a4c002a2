// Separate from the schemas: browsers and the panel use these and must not load zod for them.

/** What is measured of pages in browsers: https://web.dev/articles/vitals */
export const vitalNames = ['LCP', 'INP', 'CLS', 'TTFB'] as const;
export type VitalName = (typeof vitalNames)[number];

/** Kinds of pages, as the reports tell them apart. */
export const pageKinds = [
  'home',
  'list',
  'search',
  'product',
  'brand',
  'price-list',
  'compare',
  'cart',
  'checkout',
  'magazine',
  'post',
  'account',
  'content',
] as const;
export type PageKind = (typeof pageKinds)[number];

/** Where browsers send them; on the shop's own address, wherever the other calls go. */
export const vitalsPath = '/api/home/report-vitals';
