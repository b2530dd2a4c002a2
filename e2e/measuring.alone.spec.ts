import type { APIRequestContext } from 'playwright/test';
import { measuringPart } from '#lib/contract/settings.ts';
import { speedReport } from '#lib/contract/vitals.ts';
import { anAddress, main, patience } from './support/account.ts';
import { violations } from './support/axe.ts';
import {
  choosePost,
  enterShopping,
  heading,
  openCheckout,
  payBy,
  phone,
} from './support/checkout.ts';
import { expectFits } from './support/fits.ts';
import { openMatomo, type MatomoHost } from './support/matomo.ts';
import { addButton } from './support/pages.ts';
import { enterPanel, openPanel } from './support/panel.ts';
import { checkScreens } from './support/screens.ts';
import { ask, productPath, productsForSale } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

/** Tools of measurement: only where set, and after the visitor has agreed; what is bought, once. */

// Opening the panel asks who is here.
test.use({ viewport: phone, forgives: /Admin\/Get-Me/ });

const google = 'rXOxyZounnZasA8Z7oaD3c14JdjS9aKSWvsR1EbUSIQ';
let matomo: MatomoHost;

async function asStaff(name: string, body: object) {
  return measuringPart.parse(
    await ask(`Admin/${name}-Measuring-Settings`, {
      method: 'POST',
      headers: { ...(await enterPanel()), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  );
}
const save = async (change: object) =>
  asStaff('Save', { ...(await asStaff('Get', {})), ...change });

/** Waits until a page, and its policy, are as the setting says: at its first request it is the one from before. */
async function settingShown(
  request: APIRequestContext,
  path: string,
  written: string | null,
): Promise<void> {
  await expect
    .poll(async () => {
      const found = await request.get(path);
      const policy = found.headers()['content-security-policy'] ?? '';
      const text = (await found.text()).replaceAll('&quot;', '"');
      return [policy.includes(matomo.url), text.includes(written ?? matomo.url)];
    }, patience)
    .toEqual(written === null ? [false, false] : [true, true]);
}
const asking = (isAsked: boolean): string => `"asksConsent":${isAsked}`;

test.beforeAll(async () => {
  matomo = await openMatomo();
});
test.afterAll(async ({ request }) => {
  await save({ google: '', matomoUrl: '', matomoSite: '', asksConsent: true });
  await settingShown(request, '/', null);
  await matomo.close();
});

const bar = (page: Page) => page.getByRole('region', { name: 'اجازهٔ آمار بازدید' });
const answer = (page: Page, name: 'اجازه' | 'نه') =>
  bar(page).getByRole('button', { name, exact: true }).click();
/** Loaded, and everything that is loaded when it is idle. */
const isIdle = (page: Page) => page.locator('html[data-menus]').waitFor();

async function somethingForSale(): Promise<string> {
  const [product] = await productsForSale();
  if (!product) throw new Error('Nothing is for sale.');
  return productPath(product);
}

test('nothing comes from elsewhere until a tool is set and the visitor agrees', async ({
  page,
  browser,
}) => {
  await settingShown(page.request, '/', null);
  await save({ google, matomoUrl: matomo.url, matomoSite: '3', asksConsent: true });
  const path = await somethingForSale();
  for (const each of ['/', '/shop', path]) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await settingShown(page.request, each, asking(true));
  }

  const plain = await browser.newPage({ javaScriptEnabled: false });
  await plain.goto('/');
  await expect(plain.locator('meta[name="google-site-verification"]')).toHaveAttribute(
    'content',
    google,
  );
  await plain.close();

  await page.goto(path);
  await expect(bar(page)).toBeVisible(patience);
  expect(await violations(page)).toEqual([]);
  await expectFits(page);
  await answer(page, 'نه');
  await expect(bar(page)).toBeHidden();
  await page.goto('/shop');
  await isIdle(page);
  await expect(bar(page)).toBeHidden();
  expect(matomo.loads()).toBe(0);

  // Another mind is asked for by a link.
  await page.goto('/shop#measuring');
  await answer(page, 'اجازه');
  await expect.poll(() => matomo.given('trackPageView').length, patience).toBe(1);
  expect(matomo.given('setSiteId')).toEqual([['3']]);
  expect(matomo.given('setCustomUrl').at(-1)?.[0]).toMatch(/\/shop$/);

  // A soft navigation is a page, too; its address is that of the product.
  await page.locator('main article a[href^="/shop/product/"]').first().click();
  await expect.poll(() => matomo.given('trackPageView').length, patience).toBe(2);
  expect(matomo.given('setCustomUrl').at(-1)?.[0]).toContain('/shop/product/');
  expect(matomo.loads()).toBe(1);
});

test('what is added, begun and bought is given once, and no secret of an address', async ({
  page,
}) => {
  test.setTimeout(90_000);
  await save({ matomoUrl: matomo.url, matomoSite: '3', asksConsent: false });
  const path = await somethingForSale();
  for (const each of [path, '/shop/checkout']) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await settingShown(page.request, each, asking(false));
  }
  await page.goto(path);
  await expect.poll(() => matomo.given('trackPageView').length, patience).toBeGreaterThan(0);
  expect(await bar(page).count()).toBe(0);
  await addButton(page).click();
  await expect.poll(() => matomo.given('trackEcommerceCartUpdate').length, patience).toBe(1);
  expect(matomo.given('addEcommerceItem')).toHaveLength(1);

  await enterShopping(page, [anAddress]);
  await openCheckout(page);
  const begun = () => matomo.given('trackEvent').filter(([, name]) => name === 'begin_checkout');
  await expect.poll(() => begun().length, patience).toBe(1);
  await choosePost(page);
  await payBy(page, 'پرداخت');
  await expect(heading(page)).toHaveText('پرداخت موفق', patience);
  const orders = () => matomo.given('trackEcommerceOrder');
  await expect.poll(() => orders().length, patience).toBe(1);
  const [number, total = 0] = orders()[0] ?? [];
  expect([String(number), Number(total) > 0]).toEqual([expect.stringMatching(/^\d+$/), true]);

  const views = matomo.given('trackPageView').length;
  await page.reload();
  await expect.poll(() => matomo.given('trackPageView').length, patience).toBe(views + 1);
  await page.goto('/account/orders');
  await isIdle(page);
  expect(orders()).toHaveLength(1);
  const urls = matomo.given('setCustomUrl').map(([url]) => new URL(String(url)));
  expect(urls.filter(({ searchParams }) => searchParams.has('t'))).toEqual([]);
  expect(urls.filter(({ pathname }) => pathname.startsWith('/account'))).toEqual([]);

  // Nothing of the order stays behind a logout.
  expect(await keptOrders(page)).not.toEqual([]);
  // Otherwise it may be answered 401 after the logout, of which the browser complains.
  const basket = page.waitForResponse('**/api/Basket/Get-Basket');
  await page.goto('/account');
  await isIdle(page);
  await basket;
  await page.waitForLoadState('networkidle');
  await main(page).getByRole('button', { name: 'خروج از حساب' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await keptOrders(page)).toEqual([]);
});

const keptOrders = (page: Page) =>
  page.evaluate(() =>
    [...Object.keys(localStorage), ...Object.keys(sessionStorage)].filter((key) =>
      key.startsWith('measuredOrder'),
    ),
  );

const day = (after: number): string =>
  new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
const speed = async () =>
  speedReport.parse(
    await ask('Admin/Get-Speed-Report', {
      method: 'POST',
      headers: { ...(await enterPanel()), 'content-type': 'application/json' },
      body: JSON.stringify({ from: day(-1), to: day(1) }),
    }),
  );

/** How many views of products were measured. */
async function speedOfProducts() {
  const found = (await speed()).kinds.find(({ kind }) => kind === 'product');
  const { LCP = null, CLS = null, TTFB = null } = found?.now ?? {};
  return { LCP: LCP?.count ?? 0, CLS: CLS?.count ?? 0, TTFB: TTFB?.count ?? 0 };
}

test('a view in ten reports how fast it was when it is left, and staff see it', async ({
  page: panel,
  browser,
}) => {
  test.setTimeout(90_000);
  const { LCP, CLS, TTFB } = await speedOfProducts();
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/145.0.0.0 Safari/537.36',
  });
  // This view is one of the ten.
  await context.addInitScript(() => {
    Math.random = () => 0;
  });
  const page = await context.newPage();
  await page.goto(await somethingForSale());
  await isIdle(page);
  await page.waitForLoadState('networkidle');
  // Left for another page, this browser reports with a user agent that is not the test's.
  await page.close({ runBeforeUnload: true });
  // Written every ten seconds.
  await expect
    .poll(speedOfProducts, { timeout: 30_000 })
    .toEqual({ LCP: LCP + 1, CLS: CLS + 1, TTFB: TTFB + 1 });
  await context.close();
  await openPanel(panel, '/reports?report=speed');
  const table = main(panel).getByRole('list', { name: 'سرعت هر گونه صفحه' });
  await expect(table.getByText('کالا', { exact: true })).toBeVisible(patience);
});

test('settings and report of measurement fit and are accessible', async ({ page }) => {
  await openPanel(page, '/home');
  await checkScreens(page, ['/reports?report=speed', '/settings/measuring']);
});
