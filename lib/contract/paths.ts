import type { NewsletterPage } from '#lib/contract/newsletter.ts';

/** First parts of paths that are no content page's. */
export const takenParts: readonly string[] = [
  'access-denied',
  'account',
  'api',
  'blog',
  'contact-answer',
  'cpfpco',
  'fonts',
  'index',
  'index-now',
  'listing',
  'media',
  'newsletter',
  'not-found',
  'revalidate',
  'shop',
  'site-map',
  'sitemap',
  'styles',
  'webclienthub',
];

/** Paths of the storefront's pages (contract §1), raw: not percent-encoded. */
export const paths = {
  home: '/',
  product: (websiteCode: number, slug: string) => `/shop/product/${websiteCode}/${slug}`,
  /** Category 0 is the whole shop. */
  category: (id: number, slug: string) => (id === 0 ? '/shop' : `/shop/category/${id}/${slug}`),
  brand: (id: number, slug: string) => `/shop/brand/${id}/${slug}`,
  /** Category 0 is the whole shop; pages count from 1. */
  priceList: (id: number, slug: string, page = 1) => {
    const first = id === 0 ? '/shop/price-list' : `/shop/price-list/${id}/${slug}`;
    return page === 1 ? first : `${first}/${page}`;
  },
  page: (name: string) => `/${name}`,
  blog: '/blog',
  blogFeed: '/blog/rss.xml',
  blogAtom: '/blog/atom.xml',
  post: (id: number, slug: string) => `/blog/${id}/${slug}`,
  blogCategory: (slug: string) => `/blog/category/${slug}`,
  blogTag: (slug: string) => `/blog/tag/${slug}`,
  blogAuthor: (slug: string) => `/blog/author/${slug}`,
  siteMap: '/site-map',
  shop: '/shop',
  cart: '/shop/cart',
  compare: '/shop/compare',
  /** For administrators. */
  panel: '/cpfpco',
  account: '/account',
  profile: '/account/profile',
  addresses: '/account/addresses',
  devices: '/account/devices',
  password: '/account/password',
  favourites: '/account/favourite',
  opinions: '/account/opinions',
  writeReview: (websiteCode: number) => `/account/opinions/review?product=${websiteCode}`,
  askQuestion: (websiteCode: number) => `/account/opinions/question?product=${websiteCode}`,
  answerQuestion: (id: number) => `/account/opinions/answer?question=${id}`,
  writeComment: (post: number) => `/account/opinions/comment?post=${post}`,
  login: '/account/login',
  newsletter: (page: NewsletterPage) => `/newsletter/${page}`,
} as const;

/** What price lists and search engines call a variant, for ever. */
export const variantKey = (websiteCode: number, variant: number): string =>
  `${websiteCode}-${variant}`;

const variantId = /^[1-9]\d{0,9}$/;

/** The variant that a product's address names: the first of its query, when it has the form of one; else ''. */
export function namedVariant(query: URLSearchParams): string {
  const asked = query.get('variant') ?? '';
  return variantId.test(asked) ? asked : '';
}

/** Ways into an account beside `paths.login`, below which all but the last are. Raw paths. */
export const loginPaths = {
  code: '/account/login/code',
  register: '/account/login/register',
  forgotPassword: '/account/login/forgot-password',
  /** For a member whose number is not verified (specification §2). */
  verifyMobile: '/account/verify-mobile',
} as const;
