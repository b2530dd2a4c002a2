import { AxeBuilder } from '@axe-core/playwright';
import { pageNamed, pagesOfShop } from './support/pages-of-shop.ts';
import { expectBadge, guidOf } from './support/pages.ts';
import { addToBasket, productForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const widths = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 900 } };

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [device, viewport] of Object.entries(widths)) {
    test(`axe finds nothing wrong: ${colorScheme}, ${device}`, async ({ page }) => {
      test.setTimeout(60_000);
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize(viewport);
      for (const name of ['home', 'listing', 'product', 'contact', 'not found']) {
        const { path } = await pageNamed(name);
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await violations(page), name).toEqual([]);
      }
      await page.goto('/shop/cart');
      await expect(page.getByRole('heading', { name: 'سبد شما هنوز خالی است' })).toBeVisible();
      expect(await violations(page), 'empty cart').toEqual([]);
      const { websiteCode } = await productForSale();
      await addToBasket(await guidOf(page), { WebsiteCode: websiteCode });
      await page.reload();
      await expectBadge(page, 1);
      await expect(page.getByRole('region', { name: 'مبلغ قابل پرداخت' })).toBeVisible();
      expect(await violations(page), 'cart').toEqual([]);
    });
  }
}

async function violations(page: Page) {
  const result = await new AxeBuilder({ page }).analyze();
  return result.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help} · ${target} · ${failureSummary}`),
  );
}

test('no page scrolls sideways, from 320 to 1440 px', async ({ page }) => {
  test.setTimeout(90_000);
  for (const { path } of await pagesOfShop()) {
    await page.goto(path);
    for (const width of [320, 360, 390, 480, 768, 991, 992, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('no page makes the browser complain, CSP violations included', async ({
  page,
  complaints,
}) => {
  for (const { path } of await pagesOfShop()) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('status').first()).toBeAttached();
    expect(complaints, path).toEqual([]);
  }
});

test('the landmarks of the contract are there', async ({ page }) => {
  for (const name of ['home', 'listing', 'product']) {
    const { path } = await pageNamed(name);
    await page.goto(path);
    await expect(page.getByRole('banner')).toHaveCount(1);
    await expect(page.getByRole('main')).toHaveCount(1);
    await expect(page.getByRole('contentinfo')).toHaveCount(1);
    await expect(page.getByRole('navigation', { name: 'منوی اصلی' })).toHaveCount(1);
    if (name !== 'home') {
      await expect(page.getByRole('navigation', { name: 'مسیر صفحه' })).toHaveCount(1);
    }
    await expect(page.locator('html')).toHaveAttribute('lang', 'fa-IR');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  }
});
