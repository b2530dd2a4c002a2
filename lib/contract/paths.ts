import type { NewsletterPage } from '#lib/contract/newsletter.ts';

/** First path segments that no content page can have. */
export const takenParts: readonly string[] = [
  'access-denied',
  'account',
  'api',
  'blog',
  'chat',
  'chat-answer',
  'contact-answer',
  'cpfpco',
  'fonts',
  'index',
  'index-now',
  'listing',
  'markdown',
  'mcp',
  'media',
  'newsletter',
  'not-found',
  'panelhub',
  'preview',
  'revalidate',
  'shop',
  'site-map',
  'sitemap',
  'styles',
  'webclienthub',
  'wishlist',
];

const productRoot = '/shop/product/';

/** Whether a path is a product's. */
export const isProductPath = (path: string): boolean => path.startsWith(productRoot);

/** Paths of the storefront's pages (contract §1), raw: not percent-encoded. */
export const paths = {
  home: '/',
  product: (websiteCode: number, slug: string) => `${productRoot}${websiteCode}/${slug}`,
  /** Category 0 is the whole shop. */
  category: (id: number, slug: string) => (id === 0 ? '/shop' : `/shop/category/${id}/${slug}`),
  /** A page that a search leads to; the slug of a landing page is that of both, `phones/samsung`. */
  lead: (type: 'category' | 'brand' | 'landing', id: number, slug: string) =>
    type === 'brand' ? paths.brand(id, slug) : paths.category(id, slug),
  landing: (id: number, slug: string, landing: string) => `/shop/category/${id}/${slug}/${landing}`,
  /** Without a slug: all offers of the shop. */
  offers: (slug: string) => (slug === '' ? '/shop/offers' : `/shop/offers/${slug}`),
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
  chat: '/chat',
  shop: '/shop',
  cart: '/shop/cart',
  checkout: '/shop/checkout',
  /** What became of a payment. @param token of the attempt to pay */
  checkoutResult: (token: string) => `/shop/checkout/result?t=${token}`,
  compare: '/shop/compare',
  /** For administrators. */
  panel: '/cpfpco',
  account: '/account',
  notFound: '/not-found',
  accessDenied: '/access-denied',
  profile: '/account/profile',
  addresses: '/account/addresses',
  devices: '/account/devices',
  password: '/account/password',
  favourites: '/account/favourite',
  alerts: '/account/alerts',
  orders: '/account/orders',
  order: (number: number) => `/account/orders/${number}`,
  invoice: (number: number) => `/account/orders/${number}/invoice`,
  returnOrder: (number: number) => `/account/orders/${number}/return`,
  opinions: '/account/opinions',
  writeReview: (websiteCode: number) => `/account/opinions/review?product=${websiteCode}`,
  askQuestion: (websiteCode: number) => `/account/opinions/question?product=${websiteCode}`,
  answerQuestion: (id: number) => `/account/opinions/answer?question=${id}`,
  writeComment: (post: number) => `/account/opinions/comment?post=${post}`,
  login: '/account/login',
  newsletter: (page: NewsletterPage) => `/newsletter/${page}`,
} as const;

/**
 * What staff are writing, as a page. Not among `paths`, all of which pages of the shop load.
 * @param kind product, post, page or home
 */
export const previewPath = (token: string, kind: string): string => `/preview/${token}/${kind}`;

/** Where lists of favourites are that members share. */
export const sharedListRoot = '/wishlist';

/** A list that a member shares with whoever has its address. */
export const sharedListPath = (token: string, page = 1): string => {
  const first = `${sharedListRoot}/${token}`;
  return page === 1 ? first : `${first}?page=${page}`;
};

/** What is written of a product, as pages count it from 1; the first stands on the product's page. */
export const opinionsPath = (
  kind: 'reviews' | 'questions',
  { websiteCode, slug }: { websiteCode: number; slug: string },
  page: number,
): string => {
  const product = paths.product(websiteCode, slug);
  return page === 1 ? `${product}#${kind}` : `${product}/${kind}/${page}`;
};

/** Where reviews are chosen from by a query; without one only from page 2, else see `opinionsPath`. */
export const reviewsPath = (
  { websiteCode, slug }: { websiteCode: number; slug: string },
  page: number,
): string => `${paths.product(websiteCode, slug)}/reviews/${page}`;

/** Path under the image base of a picture of a review, which is a copy of one size or a small square. */
export const reviewPicturePath = (id: string, size: 'whole' | 'small'): string =>
  `review/${id}-${size}.webp`;

/** Permanent id of a variant in price lists and for search engines. */
export const variantKey = (websiteCode: number, variant: number): string =>
  `${websiteCode}-${variant}`;

const variantId = /^[1-9]\d{0,9}$/;

/** The variant named in a product's address: the query's first, if well-formed; else ''. */
export function namedVariant(query: URLSearchParams): string {
  const asked = query.get('variant') ?? '';
  return variantId.test(asked) ? asked : '';
}

/** Login pages besides `paths.login`; all but the last are below it. Raw paths. */
export const loginPaths = {
  code: '/account/login/code',
  register: '/account/login/register',
  forgotPassword: '/account/login/forgot-password',
  /** For a member whose number is not verified. */
  verifyMobile: '/account/verify-mobile',
} as const;
