import {
  accounts,
  expectMember,
  fillLogin,
  logIn,
  logOut,
  storedTokens,
} from './support/members.ts';
import { expect, test } from './support/test.ts';

test.describe('logging in', () => {
  test('has a page to itself', async ({ page }) => {
    await page.goto('/account/login');
    await expect(page.getByLabel('شماره موبایل')).toHaveCount(1);
    await expect(page.getByLabel('شماره موبایل')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('link', { name: 'بازگشت به فروشگاه' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('contentinfo').getByLabel('شماره موبایل')).toBeVisible();
  });

  test('leads to the account and shows the member', async ({ page }) => {
    await logIn(page);
    await expect(page.getByRole('main')).toContainText('عضو نمونه');
    await expect(page.getByRole('main')).toContainText('۰۹۱۲ ••• ۰۰۰۱');
    await expectMember(page);
  });

  test('shows an administrator a link to the panel', async ({ page }) => {
    await logIn(page, accounts.administrator);
    const panel = page.getByRole('main').getByRole('link', { name: 'پنل مدیریت' });
    await expect(panel).toHaveAttribute('href', '/cpfpco');
  });

  test('with a wrong password shows an error and allows a retry', async ({ page }) => {
    await page.goto('/account/login');
    await fillLogin(page, { ...accounts.member, password: 'Kahroba-1404' });
    await page.waitForURL('/account');
    await logOut(page);
    await page.waitForURL('/');
    await page.goto('/account/login');
    await page.getByRole('textbox', { name: 'شماره موبایل' }).fill('۰۹۱۲۰۰۰۰۰۰۱');
    await page.getByLabel('رمز عبور').fill('wrong');
    await page.getByRole('button', { name: 'ورود', exact: true }).click();
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert).toHaveText('شماره موبایل یا رمز عبور درست نیست.');
    await expect(page.getByLabel('رمز عبور')).toBeFocused();
    expect(await storedTokens(page)).toEqual({ lasting: null, passing: null });
    await page.keyboard.type(accounts.member.password);
    await page.keyboard.press('Enter');
    await page.waitForURL('/account');
  });

  test('shows missing input, field by field', async ({ page }) => {
    await page.goto('/account/login');
    await page.getByRole('button', { name: 'ورود', exact: true }).click();
    const mobile = page.getByRole('textbox', { name: 'شماره موبایل' });
    await expect(mobile).toBeFocused();
    await expect(mobile).toHaveAccessibleDescription('شماره موبایل خود را وارد کنید');
    await expect(page.getByLabel('رمز عبور')).toHaveAccessibleDescription(/رمز عبور/);
    await mobile.fill('0211234567');
    await expect(mobile).toHaveAccessibleDescription(
      'شماره موبایل را به صورت 09123456789 وارد کنید',
    );
  });

  test('works by keyboard alone', async ({ page }) => {
    await page.goto('/account/login');
    await page.getByRole('textbox', { name: 'شماره موبایل' }).focus();
    await page.keyboard.type('+98 912 000 0001');
    await page.keyboard.press('Tab');
    await page.keyboard.type(accounts.member.password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'رمز عبور' })).toHaveValue(
      accounts.member.password,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('مرا به خاطر بسپار')).toBeChecked();
    await page.keyboard.press('Enter');
    await page.waitForURL('/account');
  });

  test('says that it needs scripts when they are off', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/account/login');
    const notice = page.locator('main noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(/جاوااسکریپت مرورگر خود را روشن کنید/);
    await expect(page.getByRole('textbox', { name: 'رمز عبور' })).toHaveCount(0);
    await context.close();
  });
});

test.describe('the return address after logging in', () => {
  test('leads to a page of this site', async ({ page }) => {
    await logIn(page, accounts.member, { returnUrl: '/shop/cart' });
    await expectMember(page);
  });

  test('never leads to another site', async ({ page }) => {
    await page.goto(`/account/login?returnUrl=${encodeURIComponent('//e.example')}`);
    await fillLogin(page, accounts.member);
    await page.waitForURL('/account');
  });

  test('is the page that required a member', async ({ page }) => {
    await page.goto('/account');
    await page.waitForURL('/account/login?returnUrl=%2Faccount');
    await fillLogin(page, accounts.member);
    await page.waitForURL('/account');
  });

  test('sends a member with an unverified mobile to its verification', async ({ page }) => {
    await page.goto('/account/login?returnUrl=/shop/cart');
    await fillLogin(page, accounts.unverified);
    await page.waitForURL('/account/verify-mobile?returnUrl=%2Fshop%2Fcart');
  });

  test('skips the login page for a member', async ({ page }) => {
    await logIn(page);
    await page.goto('/account/login?returnUrl=/shop/cart');
    await page.waitForURL('/shop/cart');
  });
});
