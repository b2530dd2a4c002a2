import { formatDate } from '#lib/text/date.ts';
import { openLive } from './support/pages.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Expects that only the shop's name is left of the frame. */
async function expectName(page: Page): Promise<void> {
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link').filter({ visible: true })).toHaveText(['کهربا']);
  await expect(banner.getByRole('searchbox').filter({ visible: true })).toHaveCount(0);
}

test('a product is printed without the frame, as ink on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto((await pageNamed('product')).path);
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  await expectName(page);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(main.getByRole('img').filter({ visible: true })).toHaveCount(1);
  await expect(main.getByText('تومان').filter({ visible: true }).first()).toBeVisible();
  await expect(main.getByRole('heading', { name: 'مشخصات' })).toBeVisible();
});

test('a list is printed with its cards', async ({ page }) => {
  await page.goto((await pageNamed('listing')).path);
  await page.emulateMedia({ media: 'print' });
  await expectName(page);
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});

test('the price list is printed with codes and the sizes of categories', async ({ page }) => {
  await page.goto('/shop/price-list');
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 720, height: 1000 });
  const table = page.getByRole('table').first();
  await expect(table.getByRole('columnheader', { name: 'کد' })).toBeVisible();
  await expect(table.locator('td').first()).toHaveText(/^[۰-۹]+$/);
  await expect(page.getByText(/^همهٔ [۰-۹]+ کالا$/).first()).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'جستجو در لیست قیمت' })).toBeHidden();
});

test('a printed price list shows its date', async ({ page }) => {
  await openLive(page, '/shop/price-list');
  const day = page.getByText(/^قیمت‌های [۰-۹]/);
  await expect(day).toHaveCount(0);
  const before = formatDate(new Date().toISOString());
  await page.pdf();
  const after = formatDate(new Date().toISOString());
  await expect(day).toBeHidden();
  expect([`قیمت‌های ${before}`, `قیمت‌های ${after}`]).toContain(await day.textContent());
  await page.emulateMedia({ media: 'print' });
  await expect(day).toBeVisible();
});
