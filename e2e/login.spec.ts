import { accounts, expectMember, fillLogin, storedTokens } from './support/members.ts';
import { expect, test } from './support/test.ts';

const login = '/account/login?returnUrl=%2Faccount';

test('an account requires a login, which shows errors at its fields and then leads to it', async ({
  page,
}) => {
  await page.goto('/account');
  await page.waitForURL(login);
  await expect(page.getByLabel('شماره موبایل')).toHaveCount(1);
  await expect(page.getByLabel('شماره موبایل')).toBeVisible();
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  const mobile = page.getByRole('textbox', { name: 'شماره موبایل' });
  await expect(mobile).toBeFocused();
  await expect(mobile).toHaveAccessibleDescription('شماره موبایل خود را وارد کنید');
  await expect(page.getByLabel('رمز عبور')).toHaveAccessibleDescription(/رمز عبور/);
  await mobile.fill('0211234567');
  await expect(mobile).toHaveAccessibleDescription('شماره موبایل را به صورت 09123456789 وارد کنید');

  await fillLogin(page, { mobile: '۰۹۱۲۰۰۰۰۰۰۱', password: 'wrong' });
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toHaveText('شماره موبایل یا رمز عبور درست نیست.');
  await expect(page.getByLabel('رمز عبور')).toBeFocused();
  expect(await storedTokens(page)).toEqual({ lasting: null, passing: null });
  // The refusal does not stay beside what is wrong at the next try.
  await page.keyboard.press('Delete');
  await page.keyboard.press('Enter');
  await expect(alert).toHaveText('رمز عبور خود را وارد کنید');
  await page.keyboard.type(accounts.member.password);
  await page.keyboard.press('Enter');
  await page.waitForURL('/account');
  await expect(page.getByRole('main')).toContainText('عضو نمونه');
  await expect(page.getByRole('main')).toContainText('۰۹۱۲ ••• ۰۰۰۱');
  await expectMember(page);
});

test('logging in works by keyboard alone, leads to no other site, and is skipped by a member', async ({
  page,
}) => {
  await page.goto(`/account/login?returnUrl=${encodeURIComponent('//e.example')}`);
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
  const answer = await page.request.get('/account/login?returnUrl=/shop/cart', { maxRedirects: 0 });
  expect(answer.status()).toBe(307);
  expect(answer.headers()['location']).toMatch(/\/shop\/cart$/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the login has a page to itself, and says that it needs scripts', async ({ page }) => {
    await page.goto('/account/login');
    const notice = page.locator('main noscript p');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(/جاوااسکریپت مرورگر خود را روشن کنید/);
    await expect(page.getByRole('textbox', { name: 'رمز عبور' })).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await page.getByRole('link', { name: 'بازگشت به فروشگاه' }).click();
    await page.waitForURL('/');
    await expect(page.getByRole('contentinfo').getByLabel('شماره موبایل')).toBeVisible();
  });
});
