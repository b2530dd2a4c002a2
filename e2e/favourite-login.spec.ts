import {
  callsOf,
  enterAs,
  expectCount,
  expectHeart,
  heartOf,
  keptCodes,
  patience,
  toast,
} from './support/favourites.ts';
import { accounts, fillLogin, logIn } from './support/members.ts';
import { productForSale, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

/** Not an account of the other files about favourites, which may run at the same time. */
const account = accounts.withoutNationalCode;

const prompt = (page: Page) => page.getByRole('dialog', { name: 'ورود به حساب' });
const wayToLogin = (page: Page) => prompt(page).getByRole('link', { name: 'ورود / ثبت‌نام' });

/** Expects that the product was not added: one that is added afterwards is the only favourite. */
async function expectNotKept(page: Page, code: number): Promise<void> {
  const other = (await productsForSale()).find(({ websiteCode }) => websiteCode !== code);
  if (!other) throw new Error('The shop sells too little.');
  const member = page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' });
  await expect(member).toBeVisible(patience);
  await page.locator('html[data-menus]').waitFor();
  await expectHeart(heartOf(page, other.websiteCode), false);
  await heartOf(page, other.websiteCode).click();
  await expectHeart(heartOf(page, other.websiteCode), true);
  await expectCount(page, 1);
  await expectHeart(heartOf(page, code), false);
  await expect.poll(() => keptCodes(page)).toEqual([other.websiteCode]);
}

test.describe('a visitor', () => {
  test('is asked to log in, without a call, and gets nothing added after closing the prompt', async ({
    page,
  }) => {
    const { websiteCode } = await productForSale();
    await enterAs(page, account);
    await page.context().clearCookies();
    const calls = callsOf(page);
    await page.goto('/shop');
    await heartOf(page, websiteCode).click();
    await expect(prompt(page)).toContainText(
      'برای ذخیره در علاقه‌مندی‌ها وارد حساب کاربری خود شوید',
      patience,
    );
    await page.keyboard.press('Escape');
    await expect(prompt(page)).toHaveCount(0);
    await expectHeart(heartOf(page, websiteCode), false);
    await heartOf(page, websiteCode).click();
    await prompt(page).getByRole('button', { name: 'بعداً' }).click();
    await expect(prompt(page)).toHaveCount(0);
    // Until its history entry is gone, too, a page opened now would be left again by that step back.
    await expect.poll(() => page.evaluate(() => history.state.panel ?? null)).toBeNull();
    expect(calls).toEqual([]);
    await logIn(page, account, { returnUrl: '/shop' });
    await expectNotKept(page, websiteCode);
  });

  test('gets the product added after the login of the prompt, once', async ({ page }) => {
    const [first, second] = await productsForSale();
    if (!first || !second) throw new Error('The shop sells too little.');
    await enterAs(page, account, [second.websiteCode]);
    await page.context().clearCookies();
    await page.goto('/shop');
    const calls = callsOf(page);
    await heartOf(page, first.websiteCode).click();
    await wayToLogin(page).click();
    await page.waitForURL('/account/login?returnUrl=%2Fshop');
    await fillLogin(page, account);
    await page.waitForURL('/shop');
    await expect(toast(page, first.nameFa, 'اضافه')).toBeVisible(patience);
    await expectHeart(heartOf(page, first.websiteCode), true);
    await expectCount(page, 2);
    expect(await keptCodes(page)).toEqual([first.websiteCode, second.websiteCode]);
    await heartOf(page, first.websiteCode).click();
    await expectCount(page, 1);
    await page.reload();
    await expectHeart(heartOf(page, second.websiteCode), true);
    expect(await keptCodes(page)).toEqual([second.websiteCode]);
    expect(calls.filter((name) => name === 'add-favorite')).toHaveLength(1);
  });
});

test.describe('a session that has ended', () => {
  test.use({ breaksThings: true });

  test('shows the login prompt and does not navigate', async ({ page }) => {
    const { websiteCode } = await productForSale();
    await enterAs(page, account);
    await page.goto('/shop');
    await expectHeart(heartOf(page, websiteCode), false);
    await page.request.post('/api/member-account/logout', {
      headers: await page.evaluate(() => ({
        authorization: `Bearer ${sessionStorage.getItem('accessToken')}`,
        'x-xsrf-token': /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '',
      })),
    });
    await heartOf(page, websiteCode).click();
    await expect(prompt(page)).toBeVisible(patience);
    await expect(page).toHaveURL('/shop');
    await expectHeart(heartOf(page, websiteCode), false);
    await expect(page.getByRole('banner').getByRole('link', { name: 'ورود / ثبت‌نام' })).toBeVisible(
      patience,
    );
    await wayToLogin(page).click();
    await page.waitForURL('/account/login?returnUrl=%2Fshop');
    await fillLogin(page, account);
    await page.waitForURL('/shop');
    await expectHeart(heartOf(page, websiteCode), true);
    await expect.poll(() => keptCodes(page), patience).toEqual([websiteCode]);
  });
});
