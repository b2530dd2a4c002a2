import { enter, main, patience } from './support/account.ts';
import { enterAsNew } from './support/codes.ts';
import { fillLogin } from './support/members.ts';
import { secret } from './support/secrets.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const path = '/account/password';
const another = secret('password', 'another password');
const current = (page: Page) => main(page).getByLabel('رمز عبور کنونی');
const next = (page: Page) => main(page).getByLabel('رمز عبور تازه');
const change = (page: Page) => main(page).getByRole('button', { name: 'تغییر رمز عبور' });

test.describe('the password', () => {
  test.use({ viewport: { width: 390, height: 844 }, breaksThings: true });

  test('is changed by keyboard alone, and other devices are logged out', async ({
    page,
    browser,
  }) => {
    const context = await browser.newContext();
    const other = await context.newPage();
    const account = await enterAsNew(page);
    const headers = await enter(other, account);
    await page.goto(path);
    await current(page).focus(patience);
    await page.keyboard.type('wrong');
    await next(page).focus();
    await page.keyboard.type('short');
    await page.keyboard.press('Enter');
    await expect(next(page)).toBeFocused();
    await expect(next(page)).toHaveAccessibleDescription(/۸ نویسه/);
    await expect(main(page).getByText('رمز ضعیف')).toBeVisible();
    await next(page).fill('password1');
    await page.keyboard.press('Enter');
    await expect(next(page)).toHaveAccessibleDescription(/رایج‌ترین/);
    await next(page).fill(another);
    await expect(main(page).getByText('رمز متوسط')).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(current(page)).toBeFocused();
    await expect(current(page)).toHaveAccessibleDescription('رمز عبور کنونی درست نیست.');
    await expect(next(page)).toHaveValue(another);
    await current(page).fill(account.password);
    await page.keyboard.press('Enter');
    await expect(page.getByText('رمز عبور شما تغییر کرد')).toBeVisible();
    await expect(current(page)).toHaveValue('');
    const refused = await other.request.get('/api/member-account/get-profile', { headers });
    expect(refused.status()).toBe(401);
    await other.goto('/account');
    await other.waitForURL((url) => url.pathname === '/account/login');
    await fillLogin(other, account);
    await expect(main(other).getByRole('alert')).toHaveText(/درست نیست/);
    // This device stays logged in.
    await page.reload();
    await expect(current(page)).toBeVisible(patience);
    await current(page).fill(another);
    await next(page).fill(account.password);
    await change(page).click();
    await expect(page.getByText('رمز عبور شما تغییر کرد')).toBeVisible();
    await context.close();
  });
});
