/**
 * Cache tags: what a page of the storefront depends on. The service sends the tags of what changed;
 * the storefront tags what it reads.
 */
export const tags = {
  master: 'master',
  home: 'home',
  /** What names the day. */
  day: 'day',
  sitemap: 'sitemap',
  product: (websiteCode: number) => `product-${websiteCode}`,
  /** Votes on reviews of a product; all else about them is `product`. */
  reviews: (websiteCode: number) => `reviews-${websiteCode}`,
  /** Category 0 is the whole shop. A change in a category also affects its ancestors. */
  category: (id: number) => `category-${id}`,
  /** Price lists of a category, which show no ratings; ancestors as in `category`. */
  prices: (id: number) => `prices-${id}`,
  /** Prices with public coupons. */
  coupons: 'coupons',
  brand: (id: number) => `brand-${id}`,
  page: (name: string) => `page-${name}`,
  /** All lists and sidebars of the magazine, and what a post shows of other posts. */
  blog: 'blog',
  post: (id: number) => `post-${id}`,
} as const;
