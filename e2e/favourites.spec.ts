import {
  addName,
  callsOf,
  enterAs,
  cardOf,
  expectCount,
  expectHeart,
  heartIn,
  heartOf,
  keptCodes,
  patience,
  toast,
} from './support/favourites.ts';
import { accounts } from './support/members.ts';
import { productForSale, productPath, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const phone = { width: 390, height: 844 };

/** Opens the whole shop as a member who has exactly these favourites. */
async function openAsMember(page: Page, codes: readonly number[] = []): Promise<void> {
  await enterAs(page, accounts.member, codes);
  await page.goto('/shop');
}

test.describe('a member', () => {
  test.use({ viewport: phone });

  test('adds a product from its card and removes it, by a button large enough for a finger', async ({
    page,
  }) => {
    const { websiteCode, nameFa } = await productForSale();
    await openAsMember(page);
    const heart = heartOf(page, websiteCode);
    await expectHeart(heart, false);
    // A toast disappears after three seconds, on a busy machine as well.
    const expectToast = (became: 'اضافه' | 'حذف', kind: string) =>
      expect(toast(page, nameFa, became)).toHaveAttribute('data-type', kind, patience);
    await Promise.all([expectToast('اضافه', 'success'), heart.click()]);
    await expectHeart(heart, true);
    await expectCount(page, 1);
    expect(await keptCodes(page)).toEqual([websiteCode]);
    await Promise.all([expectToast('حذف', 'warning'), heart.click()]);
    await expectHeart(heart, false);
    await expectCount(page, 0);
    expect(await keptCodes(page)).toEqual([]);
    await expect(page).toHaveURL('/shop');
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await heart.boundingBox();
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(44);
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44);
    }
  });

  test('sees on a product’s page that it was added, changes that, and sees it everywhere', async ({
    page,
  }) => {
    const product = await productForSale();
    await enterAs(page, accounts.member, [product.websiteCode]);
    await page.goto(encodeURI(productPath(product)));
    const heart = heartIn(page.getByRole('main')).first();
    await expectHeart(heart, true);
    await heart.click();
    await expectHeart(heart, false);
    await expectCount(page, 0);
    await expect.poll(() => keptCodes(page), patience).toEqual([]);
    await heart.click();
    await expectHeart(heart, true);
    await expectCount(page, 1);
    await expect.poll(() => keptCodes(page), patience).toEqual([product.websiteCode]);
    const calls = callsOf(page);
    await page.goto('/shop');
    await expectHeart(heartOf(page, product.websiteCode), true);
    await expectCount(page, 1);
    expect(calls).toEqual(['get-codes']);
  });
});

test('a product is added by keyboard, and fifty quick presses end in the right state, which the menu counts', async ({
  page,
}) => {
  const { websiteCode } = await productForSale();
  await openAsMember(page);
  const heart = heartOf(page, websiteCode);
  await expectHeart(heart, false);
  const calls = callsOf(page);
  const press = (times: number) =>
    heart.evaluate((button: HTMLButtonElement, many) => {
      for (let n = 0; n < many; n += 1) button.click();
    }, times);
  // No call is made if nothing has changed by the time favourites are known.
  await press(50);
  await expectHeart(heart, false);
  await expect.poll(() => keptCodes(page), patience).toEqual([]);
  await press(51);
  await expectHeart(heart, true);
  await expect.poll(() => keptCodes(page), patience).toEqual([websiteCode]);
  await expectCount(page, 1);
  expect(calls.length).toBeLessThan(10);

  const second = (await productsForSale())[1]?.websiteCode ?? 0;
  await cardOf(page, second).getByRole('link').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(heartOf(page, second)).toBeFocused();
  await page.keyboard.press('Space');
  await expectHeart(heartOf(page, second), true);
  await expect(heartOf(page, second)).toBeFocused();
  await expectCount(page, 2);
  await page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' }).click();
  const menu = page.getByRole('dialog', { name: 'منوی کاربر' });
  await expect(menu.getByRole('link', { name: 'علاقه‌مندی‌ها' })).toContainText('۲');
});

test('a page without favourite buttons is in sync, and nothing of a member stays after its logout', async ({
  page,
}) => {
  const { websiteCode } = await productForSale();
  await openAsMember(page);
  const account = await page.context().newPage();
  // Otherwise it may be answered 401 after the logout, of which the browser complains.
  const basket = account.waitForResponse('**/api/Basket/Get-Basket');
  await account.goto('/account');
  await basket;
  await expectHeart(heartOf(page, websiteCode), false);
  await heartOf(page, websiteCode).click();
  await expectHeart(heartOf(page, websiteCode), true);
  for (const tab of [page, account]) await expectCount(tab, 1);
  await account.getByRole('main').getByRole('button', { name: 'خروج از حساب' }).click();
  await expectHeart(heartOf(page, websiteCode), false);
  await expectCount(page, 0);
});

test.describe('failures', () => {
  test.use({ breaksThings: true });

  test('of any kind are reported, and the button is reset', async ({ page }) => {
    const [first, second] = await productsForSale();
    if (!first || !second) throw new Error('The shop sells too little.');
    await openAsMember(page, [second.websiteCode]);
    const heart = heartOf(page, first.websiteCode);
    await expectHeart(heart, false);
    await expectCount(page, 1);
    for (const [status, message] of [
      [200, 'علاقه‌مندی‌های شما پر است.'],
      [500, 'خطایی در فروشگاه رخ داد.'],
      [404, 'این کالا پیدا نشد.'],
    ] as const) {
      const json = { success: false, message, code: 'X', fCount: 1, bCount: 0 };
      await page.route('**/api/favorite/add-favorite', (route) => route.fulfill({ status, json }));
      await heart.click();
      await expect(page.getByText(message)).toBeVisible(patience);
      await expectHeart(heart, false);
      await expectCount(page, 1);
      await page.unroute('**/api/favorite/add-favorite');
    }
    await page.route('**/api/favorite/remove-favorite', (route) => route.abort());
    await heartOf(page, second.websiteCode).click();
    await expect(page.getByText('ارتباط با فروشگاه برقرار نشد.')).toBeVisible(patience);
    await expectHeart(heartOf(page, second.websiteCode), true);
    await expectCount(page, 1);
    await expect(page).toHaveURL('/shop');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  // cards.spec.ts looks at cards.
  test('a product’s page has no favourite button that does nothing', async ({ page }) => {
    await page.goto(encodeURI(productPath(await productForSale())));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('button', { name: addName })).toHaveCount(0);
  });
});
