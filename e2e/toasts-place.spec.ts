import { guidOf, openLive } from './support/pages.ts';
import { pageNamed } from './support/pages-of-shop.ts';
import { addToBasket, productForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

test.use({ reducedMotion: 'no-preference' });

const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** The upper edges of all bars at the bottom of the window. */
const barsAtBottom = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => !element.closest('[data-sonner-toaster]') && element.checkVisibility())
      .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
      .map((element) => element.getBoundingClientRect())
      // A notice without words draws nothing.
      .filter(({ height }) => height > 0 && height < innerHeight / 2)
      .filter(({ width }) => width > innerWidth / 2)
      .filter(({ top, bottom }) => top > innerHeight / 2 && bottom > innerHeight - 160)
      .map(({ top }) => top),
  );

const addButtons = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: 'افزودن به سبد خرید' })
    .filter({ visible: true });

/** Adds a product to the basket, by the button of the page or of its first available card. */
const addHere = (page: Page): Promise<void> => addButtons(page).first().click();

async function expectToastsAboveBars(page: Page): Promise<void> {
  await expect(toasts(page).first()).toBeVisible();
  const bars = await barsAtBottom(page);
  expect(bars.length).toBeGreaterThan(0);
  // It slides in from below and stops above.
  await expect
    .poll(async () => {
      const box = await toasts(page).first().boundingBox();
      return box === null ? Infinity : box.y + box.height;
    })
    .toBeLessThanOrEqual(Math.min(...bars));
  const box = await toasts(page).first().boundingBox();
  const { width = 0 } = page.viewportSize() ?? {};
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
}

test.describe('toasts are above the bars of the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 844 } });

  test('above the toolbar', async ({ page }) => {
    await openLive(page, '/shop');
    await addHere(page);
    await expectToastsAboveBars(page);
    const toolbar = page.getByRole('navigation', { name: 'نوار پایین' });
    await expect(toolbar.getByRole('link', { name: 'سبد خرید' })).toContainText('۱');
  });

  test("above the product's bar, with large fonts as well", async ({ page }) => {
    await openLive(page, (await pageNamed('product')).path);
    await addHere(page);
    await expectToastsAboveBars(page);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.setFontSizes', { fontSizes: { standard: 24 } });
    await expect(page.locator('html')).toHaveCSS('font-size', '24px');
    await expectToastsAboveBars(page);
  });

  test("above the bar of the cart's page", async ({ page }) => {
    await openLive(page, '/shop/cart');
    const { websiteCode } = await productForSale();
    await addToBasket(await guidOf(page), { WebsiteCode: websiteCode });
    await expect(page.getByRole('region', { name: 'مبلغ قابل پرداخت' })).toBeVisible();
    // The bar sticks above products, to which a press of the mouse would scroll.
    await page.setViewportSize({ width: 320, height: 600 });
    await addButtons(page).first().dispatchEvent('click');
    await expectToastsAboveBars(page);
  });
});
