import { availabilityCodes } from '#lib/contract/codes.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { violations } from './support/axe.ts';
import { detail, list, pricesOf, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** A product whose first variant's price has changed more than once; the last change may be of today. */
async function productWithPrices(): Promise<ProductCard> {
  const { items } = await list({ type: 'popular' });
  for (const product of items) {
    // oxlint-disable-next-line no-await-in-loop -- the first one that fits
    const { defaultVariantId } = await detail(product.websiteCode);
    // oxlint-disable-next-line no-await-in-loop
    const prices = await pricesOf(product.websiteCode);
    const own = prices.find(({ id }) => id === defaultVariantId);
    if (product.availability === availabilityCodes.available && own && own.points.length > 2)
      return product;
  }
  throw new Error('No popular product has had another price.');
}

const button = { name: 'نمودار قیمت' };

test('the price history is drawn, described and listed', async ({ page }) => {
  await page.goto(productPath(await productWithPrices()));
  const price = await page.locator('.buy-box .price, .page-bar .price').first().textContent();
  await page.getByRole('button', button).click();
  const dialog = page.getByRole('dialog', button);
  await expect(dialog.getByRole('img', { name: /^نمودار قیمت از/ })).toBeVisible();
  const now = dialog.locator('dl > div').first();
  await expect(now).toContainText(price?.replaceAll(/[^۰-۹٬]/g, '') ?? '-');
  await dialog.getByText('همهٔ تغییرها').click();
  expect(await dialog.getByRole('row').count()).toBeGreaterThan(1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(dialog.getByRole('img', { name: /^نمودار قیمت از/ })).toBeVisible();
    expect(await violations(page, { within: 'dialog' }), `${width} px`).toEqual([]);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', button)).toBeFocused();
});

test.describe('prices that fail to load', () => {
  test.use({ breaksThings: true });

  test('are requested again', async ({ page }) => {
    await page.goto(productPath(await productWithPrices()));
    await page.route('**/Product/Get-Price-History', (route) => route.abort());
    await page.getByRole('button', button).click();
    const dialog = page.getByRole('dialog', button);
    await expect(dialog.getByRole('alert')).toBeVisible();
    await page.unroute('**/Product/Get-Price-History');
    await dialog.getByRole('button', { name: 'تلاش دوباره' }).click();
    await expect(dialog.getByRole('img')).toBeVisible();
  });
});
