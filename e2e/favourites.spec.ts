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

  test('adds a product from its card and removes it', async ({ page }) => {
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
  });

  test('adds a product from its page, and sees that everywhere', async ({ page }) => {
    const product = await productForSale();
    await openAsMember(page);
    await page.goto(encodeURI(productPath(product)));
    const heart = heartIn(page.getByRole('complementary', { name: 'خرید کالا' }));
    await expectHeart(heart, false);
    await heart.click();
    await expectHeart(heart, true);
    await expectCount(page, 1);
    await page.reload();
    await expectHeart(heart, true);
    const calls = callsOf(page);
    await page.goto('/shop');
    await expectHeart(heartOf(page, product.websiteCode), true);
    await expectCount(page, 1);
    expect(calls).toEqual(['get-codes']);
  });

  test('gets favourite buttons large enough for a finger', async ({ page }) => {
    const { websiteCode } = await productForSale();
    await page.goto('/shop');
    await expect(heartOf(page, websiteCode)).toBeVisible(patience);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const box = await heartOf(page, websiteCode).boundingBox();
      expect(box?.width, `${width} px`).toBeGreaterThanOrEqual(44);
      expect(box?.height, `${width} px`).toBeGreaterThanOrEqual(44);
    }
  });
});

test('a product is added by keyboard', async ({ page }) => {
  const { websiteCode } = await productForSale();
  await openAsMember(page);
  const heart = heartOf(page, websiteCode);
  await expectHeart(heart, false);
  await cardOf(page, websiteCode).getByRole('link').focus();
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab');
  await expect(heart).toBeFocused();
  await page.keyboard.press('Space');
  await expectHeart(heart, true);
  await expect(heart).toBeFocused();
});

test('fifty quick presses end in the right state', async ({ page }) => {
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
});

test('two tabs are in sync, also a page without favourite buttons', async ({ page }) => {
  test.slow();
  const { websiteCode } = await productForSale();
  await openAsMember(page);
  const [list, login] = [await page.context().newPage(), await page.context().newPage()];
  await list.goto('/shop');
  await login.goto('/account');
  await expectHeart(heartOf(list, websiteCode), false);
  await expect(login.getByRole('main')).toContainText('عضو نمونه', patience);
  await expectHeart(heartOf(page, websiteCode), false);
  await heartOf(page, websiteCode).click();
  await expectHeart(heartOf(list, websiteCode), true);
  for (const tab of [page, list, login]) await expectCount(tab, 1);
  await heartOf(list, websiteCode).click();
  await expectHeart(heartOf(page, websiteCode), false);
  for (const tab of [page, list, login]) await expectCount(tab, 0);
});

test('the member’s menu shows the current count', async ({ page }) => {
  const [first, second] = await productsForSale();
  if (!first || !second) throw new Error('The shop sells too little.');
  await openAsMember(page, [first.websiteCode]);
  await expectHeart(heartOf(page, first.websiteCode), true);
  await heartOf(page, second.websiteCode).click();
  await expectCount(page, 2);
  await page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' }).click();
  const menu = page.getByRole('dialog', { name: 'منوی کاربر' });
  await expect(menu.getByRole('link', { name: 'علاقه‌مندی‌ها' })).toContainText('۲');
});

test('nothing of a member stays after logout', async ({ page }) => {
  const { websiteCode } = await productForSale();
  await openAsMember(page, [websiteCode]);
  const other = await page.context().newPage();
  await other.goto('/shop');
  await expectHeart(heartOf(other, websiteCode), true);
  await page.goto('/account');
  await page.getByRole('main').getByRole('button', { name: 'خروج از حساب' }).click();
  await expectHeart(heartOf(other, websiteCode), false);
  await expectCount(other, 0);
});

test.describe('failures', () => {
  test.use({ breaksThings: true });

  const answers = [
    ['a refusal of the service', 200, 'علاقه‌مندی‌های شما پر است.'],
    ['a failure of the service', 500, 'خطایی در فروشگاه رخ داد.'],
    ['a product that is gone', 404, 'این کالا پیدا نشد.'],
  ] as const;
  for (const [what, status, message] of answers) {
    test(`${what} is reported, and the button is reset`, async ({ page }) => {
      const { websiteCode } = await productForSale();
      await openAsMember(page);
      await expectHeart(heartOf(page, websiteCode), false);
      await page.route('**/api/favorite/add-favorite', (route) =>
        route.fulfill({
          status,
          json: { success: false, message, code: 'X', fCount: 0, bCount: 0 },
        }),
      );
      await heartOf(page, websiteCode).click();
      await expect(page.getByText(message)).toBeVisible(patience);
      await expectHeart(heartOf(page, websiteCode), false);
      await expectCount(page, 0);
      await expect(page).toHaveURL('/shop');
    });
  }

  test('a lost connection is reported, and the button is reset', async ({ page }) => {
    const { websiteCode } = await productForSale();
    await openAsMember(page, [websiteCode]);
    await expectHeart(heartOf(page, websiteCode), true);
    await page.route('**/api/favorite/remove-favorite', (route) => route.abort());
    await heartOf(page, websiteCode).click();
    await expect(page.getByText('ارتباط با فروشگاه برقرار نشد.')).toBeVisible(patience);
    await expectHeart(heartOf(page, websiteCode), true);
    await expectCount(page, 1);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('no page has a favourite button that does nothing', async ({ page }) => {
    const product = await productForSale();
    for (const path of ['/shop', encodeURI(productPath(product))]) {
      // oxlint-disable-next-line no-await-in-loop
      await page.goto(path);
      // oxlint-disable-next-line no-await-in-loop
      await expect(page.getByRole('button', { name: addName })).toHaveCount(0);
    }
  });
});
