import { main } from './support/account.ts';
import { violationsInBothSchemes } from './support/axe.ts';
import { newMobile } from './support/codes.ts';
import { accounts, type Account } from './support/members.ts';
import { checkScreens } from './support/screens.ts';
import { openPanel } from './support/panel.ts';
import { secret } from './support/secrets.ts';
import { join } from './support/staff.ts';
import { expect, test, type Page } from './support/test.ts';
import { totpOf } from './support/totp.ts';

const phone = { width: 390, height: 844 };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'منوی پنل' });

// The panel asks who is here, and a visitor's answer is a failed request.
test.use({ forgives: /Admin\/(?:Get-Me|Sign-In|Invite-Staff)/ });

async function fillSignIn(page: Page, { mobile, password }: Account): Promise<void> {
  await page.getByRole('textbox', { name: 'شماره موبایل' }).fill(mobile);
  await page.getByLabel('رمز عبور', { exact: true }).fill(password);
  await button(page, 'ورود').click();
}

/** Opens a screen as the demo shop's administrator. */
async function open(page: Page, path: string): Promise<void> {
  await openPanel(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

async function invite(page: Page, name: string, mobile: string): Promise<void> {
  await button(page, 'دعوت با موبایل').click();
  const drawer = page.getByRole('dialog', { name: 'دعوت با موبایل' });
  await drawer.getByRole('textbox', { name: 'نام و نام خانوادگی' }).fill(name);
  await drawer.getByRole('textbox', { name: 'شماره موبایل' }).fill(mobile);
  await button(page, 'فرستادن دعوت').click();
  await expect(drawer).toContainText('دست‌کم یک نقش برگزینید.');
  await drawer.getByRole('checkbox', { name: /^انبار/ }).click();
  await button(page, 'فرستادن دعوت').click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('list', { name: 'دعوت‌های فرستاده‌شده' })).toContainText(name);
}

test('an owner invites somebody, who joins with a second step; the events tell it', async ({
  page,
  browser,
}) => {
  test.slow();
  const name = `مریم ${newMobile().slice(-4)}`;
  const account = { mobile: newMobile(), password: secret('password', 'Kahroba-1405') };
  await open(page, '/settings/staff');
  await invite(page, name, account.mobile);

  const context = await browser.newContext({ viewport: phone, colorScheme: 'dark' });
  const other = await context.newPage();
  const key = await join(other, account);
  await other.goto('/cpfpco/me');
  await expect(main(other)).toContainText('روشن');

  // The next day: password first, then the code.
  await other.goto('/cpfpco/more');
  await button(other, 'خروج از پنل').click();
  await other.waitForURL('/cpfpco/sign-in');
  await fillSignIn(other, account);
  const code = other.getByRole('textbox', { name: 'کد تایید دومرحله‌ای' });
  await code.fill('۰۰۰۰۰۰');
  await button(other, 'ورود').click();
  await expect(other.getByRole('alert')).toContainText('درست نیست');
  await code.fill(totpOf(key, 1));
  await button(other, 'ورود').click();
  await other.waitForURL('/cpfpco/home');

  // What is not theirs is named, not shown.
  await other.goto('/cpfpco/settings/staff');
  await expect(main(other)).toContainText('دسترسی «کارکنان» لازم است');
  await expect(other).toHaveTitle(/^کارکنان/);
  expect(await violationsInBothSchemes(other)).toEqual([]);
  await context.close();

  await menu(page).getByRole('link', { name: 'رخدادها' }).click();
  const events = page.getByRole('table', { name: 'رخدادها' });
  const joined = events.getByRole('row').filter({ hasText: name });
  await expect(joined.filter({ hasText: 'دعوت پذیرفته شد' })).toBeVisible();
});

test('a member who is not of the staff is refused', async ({ page }) => {
  await page.goto('/cpfpco/sign-in');
  await fillSignIn(page, accounts.member);
  await expect(page.getByRole('heading', { name: 'دسترسی شما محدود شده است' })).toBeVisible();
});

test('a visitor comes back to the screen that was asked for', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'session', value: '1', url: baseURL ?? '' }]);
  await page.goto('/cpfpco/settings/events?area=staff');
  await page.waitForURL((url) => url.pathname === '/cpfpco/sign-in');
  await fillSignIn(page, accounts.administrator);
  await page.waitForURL((url) => url.pathname === '/cpfpco/settings/events');
  expect(new URL(page.url()).search).toBe('?area=staff');
});

test('screens fit and are accessible', async ({ page }) => {
  await open(page, '/settings/staff');
  await checkScreens(page, [
    '/settings/staff',
    '/settings/events',
    '/me',
    '/more',
    '/no-such-screen',
    '/products/no-such-product',
  ]);
});

test('the ways in fit and are accessible', async ({ page }) => {
  await checkScreens(page, ['/sign-in', '/claim', '/invitation']);
});

test('everything can be reached by keys, whatever the layout of the keyboard', async ({ page }) => {
  await open(page, '/me');
  await expect(menu(page)).toBeVisible();
  // On a Persian layout KeyK writes «ن».
  await page.keyboard.press('Control+KeyK');
  const field = page.getByRole('combobox', { name: 'جستجو در همه‌چیز' });
  await expect(field).toBeFocused();
  expect(await violationsInBothSchemes(page)).toEqual([]);
  await field.pressSequentially('رخداد');
  await page.keyboard.press('Enter');
  await page.waitForURL('/cpfpco/settings/events');
  const table = page.getByRole('table', { name: 'رخدادها' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await page.keyboard.press('KeyJ');
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer).toBeVisible();
  // The search does not open above it.
  await page.keyboard.press('Control+KeyK');
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('Slash');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Slash');
  await expect(page.getByRole('dialog', { name: 'کلیدها' })).toBeVisible();
  expect(await violationsInBothSchemes(page)).toEqual([]);
});
