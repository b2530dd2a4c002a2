/**
 * Cache tags: what a page of the storefront depends on. The service names them when something
 * changes, the storefront puts them on what it reads.
 */
export const tags = {
  master: 'master',
  home: 'home',
  sitemap: 'sitemap',
  product: (websiteCode: number) => `product-${websiteCode}`,
  /** Category 0 is the whole shop. A change in a category touches its ancestors too. */
  category: (id: number) => `category-${id}`,
  /** Price lists of a category, which show no stars; ancestors as in `category`. */
  prices: (id: number) => `prices-${id}`,
  brand: (id: number) => `brand-${id}`,
  page: (name: string) => `page-${name}`,
  /** All lists and sidebars of the magazine, and what a post says of others. */
  blog: 'blog',
  post: (id: number) => `post-${id}`,
} as const;
