import type { NewsletterPage } from '#lib/contract/newsletter.ts';

/** Paths of the storefront's pages (contract §1), raw: not percent-encoded. */
export const paths = {
  home: '/',
  product: (websiteCode: number, slug: string) => `/shop/product/${websiteCode}/${slug}`,
  /** Category 0 is the whole shop. */
  category: (id: number, slug: string) => (id === 0 ? '/shop' : `/shop/category/${id}/${slug}`),
  brand: (id: number, slug: string) => `/shop/brand/${id}/${slug}`,
  page: (name: string) => `/${name}`,
  shop: '/shop',
  cart: '/shop/cart',
  /** For administrators. */
  panel: '/cpfpco',
  account: '/account',
  login: '/account/login',
  newsletter: (page: NewsletterPage) => `/newsletter/${page}`,
} as const;
