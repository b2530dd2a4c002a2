import type { Page } from 'playwright';
import { sheet, showComponents, showTokens } from '#scripts/screenshots/sheets.ts';
import { paths } from '#lib/contract/paths.ts';
import {
  accountPages,
  anAddress,
  askForCode,
  askForPhones,
  collect,
  enter,
  fillBasket,
  openAddress,
  openCategories,
  openDialog,
  openFilters,
  openMegaMenu,
  whenRead,
} from '#scripts/screenshots/prepare.ts';
import { makeOrders } from '#scripts/screenshots/orders.ts';
import { articles, detail, forSale, listed } from '#scripts/screenshots/service.ts';

export const widths = { 390: 844, 768: 1024, 1440: 900 } as const;
export type Width = keyof typeof widths;
export type Scheme = 'light' | 'dark';

const allWidths: readonly Width[] = [390, 768, 1440];
const ends: readonly Width[] = [390, 1440];

/** A page to show, and its widths. */
export interface View {
  name: string;
  /** Raw, not percent-encoded; a whole address if it is not the shop's. */
  path: string;
  widths: readonly Width[];
  /** Widths that are shown in the dark scheme as well. */
  dark?: readonly Width[];
  /** Runs before the page is opened. */
  before?: (page: Page, base: string) => Promise<void>;
  /** Brings the open page into the state to show. */
  prepare?: (page: Page) => Promise<void>;
  /** Selector of the element to show; the viewport if absent. */
  part?: string;
}

/** Every kind of page of the demo shop. */
export async function viewsOf(service: string): Promise<View[]> {
  const [category] = (await listed(service, {})).children;
  if (category === undefined) throw new Error('the shop has no categories');
  const popular = await listed(service, { categoryId: category.id, type: 'popular' });
  const [product, ...others] = popular.items.filter(forSale);
  if (product === undefined) throw new Error('the shop sells nothing');
  const { brand, breadcrumb } = await detail(service, product.websiteCode);
  const alike = await listed(service, { categoryId: breadcrumb.at(-1)?.id ?? 0, type: 'popular' });
  const film = (await listed(service, { 'filter-name': 'WH-1000XM5' })).items[0] ?? product;
  const [article] = await articles(service);
  if (article === undefined) throw new Error('the magazine is empty');
  const codes = [product, ...others.slice(0, 2)].map(({ websiteCode }) => websiteCode);
  const cheapest = (await listed(service, { type: 'priceaz' })).items.find(forSale) ?? product;
  const listing = paths.category(category.id, category.slug);
  return [
    { name: 'home', path: '/', widths: allWidths, dark: ends },
    {
      name: 'listing',
      path: listing,
      widths: allWidths,
      dark: ends,
    },
    { name: 'search', path: '/shop?filter-name=گوشی', widths: allWidths },
    { name: 'search-empty', path: '/shop?filter-name=کالسکه', widths: ends },
    { name: 'brand', path: `/shop/brand/${brand.id}/${brand.slug}`, widths: allWidths },
    {
      name: 'product',
      path: `/shop/product/${product.websiteCode}/${product.slug}`,
      widths: allWidths,
      dark: ends,
    },
    {
      name: 'cart',
      path: '/shop/cart',
      widths: allWidths,
      dark: ends,
      prepare: (page) => fillBasket(page, service, codes),
    },
    {
      name: 'product-reviews',
      path: `/shop/product/${product.websiteCode}/${product.slug}`,
      widths: allWidths,
      part: '#reviews',
    },
    {
      name: 'product-films',
      path: `/shop/product/${film.websiteCode}/${film.slug}`,
      widths: allWidths,
      part: '#videos',
    },
    {
      name: 'compare',
      path: `${paths.compare}?ids=${alike.items
        .slice(0, 3)
        .map(({ websiteCode }) => websiteCode)
        .join(',')}`,
      widths: allWidths,
      dark: ends,
    },
    { name: 'compare-bar', path: listing, widths: ends, prepare: collect },
    { name: 'price-list', path: paths.priceList(0, ''), widths: allWidths },
    { name: 'blog', path: paths.blog, widths: allWidths, dark: ends },
    { name: 'blog-category', path: paths.blogCategory(article.category.slug), widths: allWidths },
    { name: 'blog-search-empty', path: '/blog?q=کالسکه', widths: ends },
    { name: 'post', path: paths.post(article.id, article.slug), widths: allWidths, dark: ends },
    { name: 'cart-empty', path: '/shop/cart', widths: ends },
    { name: 'login', path: '/account/login', widths: allWidths, dark: ends },
    { name: 'login-code', path: '/account/login/code', widths: ends, prepare: askForCode },
    { name: 'register', path: '/account/login/register', widths: ends },
    ...accountPages.map(([name, path]): View => ({
      name,
      path,
      widths: allWidths,
      before: (page, base) => enter(page, base, [anAddress]),
      prepare: whenRead,
    })),
    {
      name: 'account-address',
      path: paths.addresses,
      widths: ends,
      before: (page, base) => enter(page, base),
      prepare: openAddress,
    },
    {
      name: 'account-favourites',
      path: paths.favourites,
      widths: allWidths,
      before: (page, base) =>
        enter(
          page,
          base,
          codes.map((WebsiteCode) => ['favorite/add-favorite', { WebsiteCode }] as const),
        ),
      prepare: whenRead,
    },
    {
      name: 'checkout',
      path: paths.checkout,
      widths: allWidths,
      dark: ends,
      before: (page, base) =>
        enter(
          page,
          base,
          codes.map((WebsiteCode) => ['Basket/Add-To-Basket', { WebsiteCode }] as const),
        ),
      prepare: whenRead,
    },
    ...(await orderViews(service, cheapest.websiteCode)),
    { name: 'content', path: '/درباره-ما', widths: allWidths },
    { name: 'contact', path: '/تماس-با-ما', widths: ends },
    { name: 'not-found', path: '/not-found', widths: allWidths, dark: ends },
    { name: 'access-denied', path: '/access-denied', widths: ends },
    { name: 'menu', path: '/', widths: [1440], dark: [1440], prepare: openMegaMenu },
    { name: 'tokens', path: '/', widths: [1440], dark: [1440], prepare: showTokens, part: sheet },
    {
      name: 'components',
      path: '/',
      widths: [1440],
      dark: [1440],
      prepare: showComponents,
      part: sheet,
    },
    { name: 'categories', path: '/', widths: [390], prepare: openCategories },
    {
      name: 'filters',
      path: `${listing}?filter-brand=${brand.id}`,
      widths: [390],
      prepare: openFilters,
    },
    { name: 'suggestions', path: '/', widths: ends, prepare: askForPhones },
    {
      name: 'dialog',
      path: '/shop/cart',
      widths: ends,
      prepare: async (page) => {
        await fillBasket(page, service, codes);
        await openDialog(page);
      },
    },
  ];
}

/** The pages of orders, from the gateway to the way back. */
async function orderViews(service: string, code: number): Promise<View[]> {
  const { gateway, paid, returnable, delivered } = await makeOrders(service, code);
  const own = (name: string, path: string): View => ({
    name,
    path,
    widths: allWidths,
    before: (page, base) => enter(page, base),
    prepare: whenRead,
  });
  return [
    { name: 'gateway', path: gateway, widths: ends },
    { name: 'result', path: paths.checkoutResult(paid), widths: allWidths, dark: ends },
    own('order', paths.order(delivered)),
    own('order-return', paths.returnOrder(returnable)),
    own('invoice', paths.invoice(delivered)),
  ];
}

/** Shown without a service: a page that was never rendered. */
export const failedView: View = {
  name: 'failed',
  path: '/shop/product/2147483647/x',
  widths: ends,
  dark: ends,
};
