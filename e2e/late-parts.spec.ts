import { addButton, headerCart, openWhole, scriptsArrived } from './support/pages.ts';
import { productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const failureNotice = (page: Page) =>
  page.getByRole('status').filter({ hasText: 'ارتباط با فروشگاه برقرار نشد' });

/** Holds back the page's idle callbacks until they are released. */
async function holdIdle(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const hold = (act: () => void) => {
      document.documentElement.dataset['held'] = String(held.push(act));
    };
    Object.assign(window, { requestIdleCallback: hold });
    addEventListener('held-idle', () => {
      for (const act of held.splice(0)) act();
    });
  });
  return {
    /** Number of callbacks held back. */
    held: async () => Number(await page.locator('html').getAttribute('data-held')),
    goIdle: () => page.evaluate(() => dispatchEvent(new Event('held-idle'))),
  };
}

/** Counts chunks that failed in the bundler's retry as well. */
function lostChunks(page: Page): () => number {
  const failed = new Map<string, number>();
  page.on('requestfailed', (request) => {
    const url = request.url();
    if (url.includes('/_next/static/')) failed.set(url, (failed.get(url) ?? 0) + 1);
  });
  return () => [...failed.values()].filter((times) => times > 1).length;
}

test.use({ breaksThings: true });

test('parts for the idle page load when the network is back, and nothing fails', async ({
  page,
  context,
}) => {
  const { held, goIdle } = await holdIdle(page);
  const lost = lostChunks(page);
  await page.goto(productPath(await productForSale()));
  // The layout and the buttons have parts that load on idle.
  await expect.poll(held).toBeGreaterThan(4);
  await scriptsArrived(page);
  await context.setOffline(true);
  await goIdle();
  await expect.poll(lost).toBeGreaterThan(2);
  await expect(page.locator('html')).not.toHaveAttribute('data-menus');
  await context.setOffline(false);
  await expect(page.locator('html')).toHaveAttribute('data-menus', 'alive');
  await page.locator('#related').scrollIntoViewIfNeeded();
  await expect(page.locator('#related .card-acts').first()).toBeAttached();
  await addButton(page).click();
  await expect(page.getByText('به سبد خرید افزوده شد').first()).toBeVisible();
});

test('a press whose script cannot be loaded is reported, and works the next time', async ({
  page,
  context,
}) => {
  await openWhole(page, productPath(await productForSale()));
  await page.clock.install();
  await context.setOffline(true);
  for (const name of ['هم‌رسانی', 'بزرگ‌نمایی تصویر', 'نمودار قیمت']) {
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    await page.getByRole('button', { name }).click();
    // oxlint-disable-next-line no-await-in-loop
    await expect(failureNotice(page)).toBeVisible();
    // oxlint-disable-next-line no-await-in-loop -- it goes by itself
    await page.clock.fastForward(6_000);
    // oxlint-disable-next-line no-await-in-loop
    await expect(failureNotice(page)).toBeHidden();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'بزرگ‌نمایی تصویر' }).click();
  await expect(page.getByRole('dialog', { name: 'تصویرهای کالا' })).toBeVisible();
});

test('parts that open on hover do not break the page', async ({ page, context }) => {
  const lost = lostChunks(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWhole(page, '/');
  await context.setOffline(true);
  await headerCart(page).hover();
  await expect.poll(lost).toBeGreaterThan(0);
  await expect(headerCart(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('region', { name: 'خلاصهٔ سبد' })).toBeVisible();
});
