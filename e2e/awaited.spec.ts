import type { Locator } from 'playwright/test';
import { enter } from './support/account.ts';
import { accounts } from './support/members.ts';
import { expectBadge, guidOf, headerCart, openLive } from './support/pages.ts';
import { addToBasket, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Placeholders have the size of the content that the service will return. */

const patience = { timeout: 15_000 };

/** Holds answers of one call until the returned function is called. */
async function hold(page: Page, call: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await promise;
    await route.continue().catch(() => undefined);
  });
  return resolve;
}

const boxes = (panels: Locator) =>
  panels.evaluateAll((all) =>
    all.map((panel) => {
      const { x, y, width, height } = panel.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    }),
  );

test("the account and the member's menu have their final size, and no wrong name, before the member is known", async ({
  page,
}) => {
  const widths = [390, 1440];
  await enter(page, accounts.member);
  const release = await hold(page, /Get-Profile/i);
  await page.goto('/account');
  const panels = page.getByRole('main').locator('.panel');
  await expect(panels).toHaveCount(10, patience);
  const measure = async () => {
    const all: number[][][] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      all.push(await boxes(panels));
    }
    return all;
  };
  const awaited = await measure();
  await page.locator('html[data-menus]').waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' }).click();
  const menu = page.getByRole('dialog', { name: 'منوی کاربر' });
  await expect(menu).toContainText('عضو فروشگاه');
  const first = menu.getByRole('link').first();
  const before = await first.boundingBox();
  await expect(menu.locator('p').first()).toHaveText('');
  release();
  await expect(menu).toContainText('عضو نمونه', patience);
  expect((await first.boundingBox())?.y).toBe(before?.y);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: 'عضو نمونه' })).toBeVisible(patience);
  expect(await measure()).toEqual(awaited);
});

const preview = (page: Page) => page.getByRole('region', { name: 'خلاصهٔ سبد' });
const heightOf = async (page: Page) => (await preview(page).boundingBox())?.height ?? 0;

test.describe('the preview of the basket', () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  test('has the same height while loading as with its lines', async ({ page }) => {
    await openLive(page, '/shop');
    const guid = await guidOf(page);
    for (const { websiteCode } of (await productsForSale()).slice(0, 3)) {
      await addToBasket(guid, { WebsiteCode: websiteCode });
    }
    await expectBadge(page, 3, 15_000);
    const release = await hold(page, /Get-Basket/i);
    await headerCart(page).hover();
    await expect(preview(page)).toContainText('در حال', patience);
    const awaited = await heightOf(page);
    release();
    await expect(preview(page).getByRole('listitem').first()).toBeVisible(patience);
    expect(Math.abs((await heightOf(page)) - awaited)).toBeLessThanOrEqual(24);
  });

  test('says at once that it is empty', async ({ page }) => {
    await openLive(page, '/shop');
    await expectBadge(page, 0);
    await hold(page, /Get-Basket/i);
    await headerCart(page).hover();
    await expect(preview(page)).toContainText('سبد شما هنوز خالی است', patience);
  });
});
