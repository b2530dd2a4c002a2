import { readFile } from 'node:fs/promises';
import { readXlsx } from 'hucre/xlsx';
import { toPersianDigits } from '#lib/text/digits.ts';
import { formatDate } from '#lib/text/date.ts';
import { formatNumber } from '#lib/text/toman.ts';
import { comparable, detail, list, productForSale } from './support/shop.ts';
import { expect, test, type Page } from './support/test.ts';

const path = '/shop/price-list';
const field = (page: Page) => page.getByRole('searchbox', { name: 'جستجو در لیست قیمت' });
const rows = (page: Page) => page.getByRole('main').locator('tbody tr');

/** The price list of the category with the product. */
async function categoryOf(websiteCode: number): Promise<string> {
  const { breadcrumb } = await detail(websiteCode);
  const own = breadcrumb.at(-1);
  if (!own) throw new Error('The product is in no category.');
  return `${path}/${own.id}/${own.slug}`;
}

test('is a separate page, in white, for search engines as well, and printed as a table alone', async ({
  page,
}) => {
  await page.goto(path);
  await expect(page).toHaveTitle(
    `لیست قیمت کالاها امروز، ${formatDate(new Date().toISOString())} | کهربا`,
  );
  await expect(page.locator('meta[name=theme-color]')).toHaveAttribute('content', '#ffffff');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index,follow,/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'لیست قیمت کالاها' })).toBeVisible();
  await expect(
    page.getByRole('contentinfo').getByRole('link', { name: 'لیست قیمت' }),
  ).toHaveAttribute('href', path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(rows(page).first()).toBeVisible();
});

test('is small enough, and so is the page of a category', async ({ request }) => {
  const own = await categoryOf((await productForSale()).websiteCode);
  for (const each of [path, own]) {
    const answer = await request.get(each);
    expect(answer.headers()['cache-control']).toContain('s-maxage');
    expect(Buffer.byteLength(await answer.text()), each).toBeLessThan(140_000);
  }
});

test('filters its rows by the typed text, and searches the whole shop by Enter', async ({
  page,
}) => {
  const product = await productForSale();
  await page.goto(await categoryOf(product.websiteCode));
  const all = await rows(page).count();
  expect(all).toBeGreaterThan(1);
  const code = toPersianDigits(product.websiteCode);
  await expect(async () => {
    await field(page).fill('');
    await field(page).fill(code);
    await expect(rows(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  await expect(rows(page)).toContainText(formatNumber(product.price ?? 0));
  await expect(page.getByRole('status').filter({ hasText: 'کالا در این صفحه' })).toBeVisible();
  await field(page).fill('هیچ‌چیز');
  await expect(page.getByText('در این صفحه کالایی با این نام نیست.')).toBeVisible();
  await field(page).fill('گوشی');
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/shop\?filter-name=/);
});

test('has one address for each of its pages', async ({ request }) => {
  const own = await categoryOf((await productForSale()).websiteCode);
  const id = own.split('/')[3] ?? '';
  const ask = async (address: string) => {
    const answer = await request.get(address, { maxRedirects: 0 });
    return [answer.status(), decodeURI(answer.headers()['location'] ?? '')];
  };
  expect(await ask(`${path}/${id}/x`)).toEqual([308, own]);
  expect(await ask(`${path}/${id}`)).toEqual([308, own]);
  expect(await ask(`${own}/1`)).toEqual([308, own]);
  for (const none of [`${own}/9999`, `${own}/0`, `${own}/x`, `${path}/999999/x`, `${path}/x/x`]) {
    expect((await ask(none))[0], none).toBe(404);
  }
});

test('the price list of a brand is found from that of its category', async ({ page }) => {
  await page.goto(await categoryOf((await productForSale()).websiteCode));
  const brand = page
    .getByRole('navigation', { name: 'برندهای لیست قیمت' })
    .getByRole('link')
    .first();
  const href = (await brand.getAttribute('href')) ?? '';
  const all = await rows(page).count();
  await page.goto(href);
  await expect(page).toHaveURL(/\/brand\/\d+\//);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('امروز، ');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /^index,follow,/);
  expect(await rows(page).count()).toBeLessThanOrEqual(all);
  const [, own = ''] = /(.*\/brand\/\d+)\//.exec(href) ?? [];
  const wrong = await page.request.get(`${own}/x`, { maxRedirects: 0 });
  expect([wrong.status(), decodeURI(wrong.headers()['location'] ?? '')]).toEqual([308, href]);
});

/** Of all lists; cards of models stand for several. */
async function countProducts(): Promise<number> {
  const { pageCount } = await list();
  const pages = await Promise.all(
    Array.from({ length: pageCount }, (_, at) => list({ page: at + 1 })),
  );
  return pages.flatMap(({ items }) => items).reduce((sum, { versions = 1 }) => sum + versions, 0);
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('is narrowed to a brand by a form, and to what is in stock', async ({ page }) => {
    await page.goto(await categoryOf((await productForSale()).websiteCode));
    const main = page.getByRole('main');
    const brand = main.getByRole('combobox', { name: 'برند' });
    const second = (await brand.getByRole('option').nth(1).textContent()) ?? '';
    await brand.selectOption(second);
    await main.getByRole('button', { name: 'نمایش' }).click();
    await expect(page).toHaveURL(/\/brand\/\d+\/[^/?]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(second);
    await expect(brand.getByRole('option', { selected: true })).toHaveText(second);
    const [phone] = await comparable();
    await page.goto(await categoryOf(phone?.websiteCode ?? 0));
    const all = await rows(page).filter({ visible: true }).count();
    await main.getByRole('checkbox', { name: 'فقط کالاهای موجود' }).check();
    expect(await rows(page).filter({ visible: true }).count()).toBeLessThan(all);
    await expect(rows(page).filter({ hasText: 'ناموجود', visible: true })).toHaveCount(0);
  });

  test('shows its rows, searches, and is downloaded as an Excel file with a Persian name', async ({
    page,
  }) => {
    await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'چاپ' })).toBeHidden();
    const waiting = page.waitForEvent('download');
    await page.getByRole('link', { name: 'دریافت اکسل' }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^لیست قیمت همهٔ کالاها 14\d\d-\d\d-\d\d\.xlsx$/);
    const [sheet] = (await readXlsx(await readFile(await download.path()))).sheets;
    const codes = new Set(sheet?.rows.slice(1).map(([code]) => code));
    expect(codes.size).toBe(await countProducts());
    await field(page).fill('گوشی');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/shop\?filter-name=/);
  });
});
