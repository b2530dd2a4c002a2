import type { Page } from 'playwright';
import { sheet, showComponents, showTokens } from '#scripts/screenshots/sheets.ts';
import { getDetailAnswer, getListAnswer, type ProductCard } from '#lib/contract/product.ts';

export const widths = { 390: 844, 768: 1024, 1440: 900 } as const;
export type Width = keyof typeof widths;
export type Scheme = 'light' | 'dark';

const allWidths: readonly Width[] = [390, 768, 1440];
const ends: readonly Width[] = [390, 1440];

/** A page as it is shown, and at which widths. */
export interface View {
  name: string;
  /** Raw, not percent-encoded. */
  path: string;
  widths: readonly Width[];
  /** The dark scheme is shown at both ends of the widths. */
  dark?: readonly Width[];
  /** Brings the page, which is open, to the state that is shown. */
  prepare?: (page: Page) => Promise<void>;
  /** Selector of the element that is shown; without it the viewport. */
  part?: string;
}

async function post(service: string, call: string, body: object): Promise<unknown> {
  const answer = await fetch(`${service}/api/${call}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return answer.json();
}

const listed = async (service: string, body: object) =>
  getListAnswer.parse(await post(service, 'Product/Get-List', body));

const detail = async (service: string, code: number) =>
  getDetailAnswer.parse(await post(service, 'Product/Get-Detail', { WebsiteCode: code }));

const forSale = ({ availability }: ProductCard): boolean => availability === 1;

/** Puts pieces into the open page's basket as the shop's service knows it, and looks at it. */
async function fillBasket(page: Page, service: string, codes: readonly number[]): Promise<void> {
  // The page gives itself one when it is alive.
  await page.waitForFunction(() => document.cookie.includes('guid='));
  const guid = (await page.context().cookies()).find(({ name }) => name === 'guid')?.value;
  for (const WebsiteCode of codes) {
    await post(service, 'Basket/Add-To-Basket', { WebsiteCode, GuidCode: guid });
  }
  await page.reload();
  await page.getByRole('region', { name: 'مبلغ قابل پرداخت' }).waitFor();
}

/** What stands in a menu that covers the page. */
const categories = (page: Page) =>
  page.getByRole('navigation', { name: 'دسته‌بندی محصولات' }).getByRole('group').first();

async function openMegaMenu(page: Page): Promise<void> {
  await page
    .getByRole('navigation', { name: 'دسته‌بندی محصولات' })
    .getByRole('button', { name: 'دسته‌بندی محصولات' })
    .click();
  await categories(page).waitFor();
}

async function openCategories(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'دسته‌بندی‌ها' }).click();
  await categories(page).waitFor();
}

async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'فیلترها' }).click();
  await page.getByRole('dialog', { name: 'فیلترها' }).waitFor();
}

/** Types into the search field, on phones into its overlay, until something is suggested. */
async function askForPhones(page: Page): Promise<void> {
  const open = page.getByRole('banner').getByRole('button', { name: 'دنبال چه' });
  if (await open.isVisible()) await open.click();
  else await page.getByRole('banner').getByRole('searchbox').click();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('گوشی');
  await page.getByRole('option').first().waitFor();
}

/** Asks a visitor with a full basket to log in. */
async function openDialog(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'ادامه روند خرید' }).click();
  await page.getByRole('dialog').waitFor();
}

/** Every kind of page of the demo shop. */
export async function viewsOf(service: string): Promise<View[]> {
  const [category] = (await listed(service, {})).children;
  if (category === undefined) throw new Error('the shop has no categories');
  const popular = await listed(service, { categoryId: category.id, type: 'popular' });
  const [product, ...others] = popular.items.filter(forSale);
  if (product === undefined) throw new Error('the shop sells nothing');
  const { brand } = await detail(service, product.websiteCode);
  const codes = [product, ...others.slice(0, 2)].map(({ websiteCode }) => websiteCode);
  return [
    { name: 'home', path: '/', widths: allWidths, dark: ends },
    {
      name: 'listing',
      path: `/shop/category/${category.id}/${category.slug}`,
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
    { name: 'cart-empty', path: '/shop/cart', widths: ends },
    { name: 'login', path: '/account/login', widths: allWidths, dark: ends },
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
      path: `/shop/category/${category.id}/${category.slug}?filter-brand=${brand.id}`,
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

/** What is shown without a service: a page that was never made. */
export const failedView: View = {
  name: 'failed',
  path: '/shop/product/2147483647/x',
  widths: ends,
  dark: ends,
};
