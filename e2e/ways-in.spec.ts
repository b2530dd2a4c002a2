import { enter } from './support/account.ts';
import { askForCode, button, codeField, codeOf, mobileField, newMobile } from './support/codes.ts';
import { heartOf, keptCodes, patience } from './support/favourites.ts';
import { accounts, expectMember, fillLogin } from './support/members.ts';
import { latinDigits } from './support/reading.ts';
import { productForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const main = (page: Page) => page.getByRole('main');
const pages = [
  '/account/login/code',
  '/account/login/register',
  '/account/login/forgot-password',
] as const;

test.describe('a member whose number is not verified', () => {
  test.use({ breaksThings: true });

  test('is asked to verify it, may do that later, and continues to the requested page', async ({
    page,
  }) => {
    await page.goto('/account/login?returnUrl=%2Fshop%2Fcart');
    await fillLogin(page, accounts.unverified);
    await page.waitForURL('/account/verify-mobile?returnUrl=%2Fshop%2Fcart');
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(main(page)).toContainText('۰۹۱۲ ••• ۰۰۰۴');
    await page.getByRole('link', { name: 'بعداً تایید می‌کنم' }).click();
    await page.waitForURL('/shop/cart');
    await page.goto('/account/verify-mobile?returnUrl=//e.example');
    await expect(page.getByRole('link', { name: 'بعداً تایید می‌کنم' })).toHaveAttribute(
      'href',
      '/account',
    );
    await button(page, 'دریافت کد').click();
    await expect(codeField(page)).toBeFocused();
  });
});

test.describe('the return address', () => {
  test('never leads to another site', async ({ page }) => {
    const mobile = newMobile();
    await askForCode(page, mobile, '//e.example');
    await page.keyboard.type(await codeOf(page, mobile));
    await page.waitForURL('/account');
  });

  test('skips all login pages for a member', async ({ page }) => {
    await enter(page, accounts.member);
    for (const path of pages) {
      await page.goto(`${path}?returnUrl=/shop/cart`);
      await page.waitForURL('/shop/cart');
    }
    await page.goto('/account/verify-mobile?returnUrl=/shop/cart');
    await expect(main(page)).toContainText('شماره موبایل شما تایید شده است.');
    await page.getByRole('link', { name: 'ادامه' }).click();
    await page.waitForURL('/shop/cart');
    await expectMember(page);
  });

  test('adds the favourite that a visitor chose', async ({ page }) => {
    const { websiteCode } = await productForSale();
    const mobile = newMobile();
    await page.goto('/shop');
    await heartOf(page, websiteCode).click();
    const prompt = page.getByRole('dialog', { name: 'ورود به حساب' });
    await prompt.getByRole('link', { name: 'ورود / ثبت‌نام' }).click(patience);
    await page.waitForURL('/account/login?returnUrl=%2Fshop');
    await page.getByRole('link', { name: 'ورود با کد یک‌بارمصرف' }).click();
    await mobileField(page).fill(mobile);
    await button(page, 'دریافت کد').click();
    await codeField(page).fill(await codeOf(page, mobile));
    await page.waitForURL('/shop');
    await expect.poll(() => keptCodes(page)).toEqual([websiteCode]);
  });
});

for (const path of pages) {
  test(`${path} is private, not indexed, and has Persian digits`, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['set-cookie']).toBeUndefined();
    const html = await answer.text();
    expect(html).toMatch(/<meta name="robots" content="noindex/);
    await page.goto(path);
    await expect(page.getByLabel('شماره موبایل')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await latinDigits(page)).toEqual([]);
    for (const link of await page.locator('form').getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  });
}

test('a member’s page to verify the number is private and not indexed', async ({ page }) => {
  await enter(page, accounts.member);
  const answer = await page.request.get('/account/verify-mobile');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
});
