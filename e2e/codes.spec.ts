import { toPersianDigits } from '#lib/text/digits.ts';
import {
  askForCode,
  button,
  codeField,
  codeOf,
  enterAsNew,
  mobileField,
  newMobile,
  wrong,
} from './support/codes.ts';
import { storedTokens } from './support/members.ts';
import { sideways } from './support/reading.ts';
import { secret } from './support/secrets.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const password = secret('password', 'Kahroba-1405');
const phone = { width: 390, height: 844 };
const main = (page: Page) => page.getByRole('main');

test.describe('with a new number', () => {
  test.use({ viewport: phone });

  test('a new number becomes a member by a code', async ({ page }) => {
    const mobile = newMobile();
    await page.goto('/account/login?returnUrl=%2Fshop%2Fcart');
    await mobileField(page).fill(mobile);
    await page.getByRole('link', { name: 'ورود با کد یک‌بارمصرف' }).click();
    await page.waitForURL('/account/login/code?returnUrl=%2Fshop%2Fcart');
    await expect(mobileField(page)).toHaveValue(mobile);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await button(page, 'دریافت کد').click();
    await expect(codeField(page)).toBeFocused();
    await expect(main(page)).toContainText(
      toPersianDigits(mobile.replace(/^(....)(...)/, '$1 $2 ')),
    );
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await sideways(page), `${width} px`).toBe(0);
    }
    await page.keyboard.type(await codeOf(page, mobile));
    await page.waitForURL('/shop/cart');
    expect((await storedTokens(page)).passing?.split('.').length).toBe(3);
  });

  test('registration by keyboard with a password, which then works elsewhere, requires a verified number', async ({
    page,
    request,
  }) => {
    const mobile = newMobile();
    await page.goto('/account/login');
    await page.getByRole('link', { name: 'ثبت‌نام' }).press('Enter');
    await page.waitForURL('/account/login/register');
    await mobileField(page).focus();
    await page.keyboard.type(toPersianDigits(mobile));
    await page.keyboard.press('Tab');
    await page.keyboard.type(mobile);
    await page.keyboard.press('Enter');
    const field = page.getByRole('textbox', { name: 'رمز عبور' });
    await expect(field).toHaveAccessibleDescription('رمز عبور نباید همان شماره موبایل باشد.');
    await expect(field).toBeFocused();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(password);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(page.getByLabel('مرا به خاطر بسپار')).toBeChecked();
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toBeFocused();
    const code = await codeOf(page, mobile);
    await page.keyboard.type(wrong(code));
    await expect(codeField(page)).toHaveAccessibleDescription('کد درست نیست.');
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(code);
    await page.waitForURL('/account');
    expect((await storedTokens(page)).lasting?.split('.').length).toBe(3);
    const data = { mobile, password };
    const answer = await request.post('/api/member-account/login', { data });
    expect(await answer.json()).toMatchObject({ success: true });
  });

  test.describe('with two sessions', () => {
    // Requests of the other session are refused.
    test.use({ breaksThings: true });

    test('a forgotten password is replaced, and other sessions end', async ({ page, browser }) => {
      const { mobile } = await enterAsNew(page);
      const context = await browser.newContext({ viewport: phone });
      const other = await context.newPage();
      await other.goto('/account/login?returnUrl=%2Fshop%2Fcart');
      await other.getByRole('link', { name: 'رمز عبور را فراموش کرده‌اید؟' }).click();
      await other.waitForURL('/account/login/forgot-password?returnUrl=%2Fshop%2Fcart');
      await mobileField(other).fill(mobile);
      await button(other, 'دریافت کد').click();
      await expect(codeField(other)).toBeFocused();
      await other.keyboard.type(await codeOf(other, mobile, 1));
      await button(other, 'ثبت رمز عبور و ورود').click();
      const field = other.getByRole('textbox', { name: 'رمز عبور تازه' });
      await expect(field).toBeFocused();
      await expect(field).toHaveAccessibleDescription(/بنویسید/);
      await field.fill(password);
      await button(other, 'ثبت رمز عبور و ورود').click();
      await other.waitForURL('/shop/cart');
      await context.close();
      await page.goto('/account');
      await page.waitForURL(/\/account\/login\?/);
    });
  });
});

test.describe('the field of the code', () => {
  test('shows an error if incomplete, without a call, and after five wrong codes that the code is invalid', async ({
    page,
  }) => {
    const mobile = newMobile();
    await askForCode(page, mobile);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/member-account/')) calls.push(request.url());
    });
    await page.keyboard.type('12345');
    await page.keyboard.press('Enter');
    await expect(codeField(page)).toHaveAccessibleDescription('کد شش‌رقمی را کامل بنویسید.');
    await expect(codeField(page)).toBeFocused();
    expect(calls).toEqual([]);

    const code = await codeOf(page, mobile);
    for (const message of [
      ...Array.from({ length: 4 }, () => /^کد درست نیست/),
      /دیگر پذیرفته نمی‌شود/,
    ]) {
      const answer = page.waitForResponse('**/member-account/login');
      await codeField(page).fill('');
      await page.keyboard.type(wrong(code));
      await answer;
      await expect(codeField(page)).toHaveAccessibleDescription(message);
    }
    await codeField(page).fill(code);
    await expect(codeField(page)).toHaveAccessibleDescription(/دیگر پذیرفته نمی‌شود/);
  });
});

test.describe('a second request for a code', () => {
  test.use({ breaksThings: true });

  test('is possible after a countdown of two minutes', async ({ page }) => {
    const mobile = newMobile();
    await page.clock.install();
    await askForCode(page, mobile);
    await expect(main(page)).toContainText(/ارسال دوبارهٔ کد تا (۲:۰۰|۱:۵۹) دیگر/);
    await expect(main(page).getByRole('status')).toHaveText('کد پیامک شد.');
    await page.clock.runFor(60_000);
    await expect(main(page)).toContainText(/ارسال دوبارهٔ کد تا (۱:۰۰|۰:۵[۰-۹]) دیگر/);
    await expect(button(page, 'ارسال دوبارهٔ کد')).toHaveCount(0);
    await page.clock.runFor(61_000);
    await expect(main(page).getByRole('status')).toHaveText('اکنون می‌توانید کد تازه بخواهید.');
    // For the service two minutes have not passed: the sent code is still valid, which is handled as well.
    await button(page, 'ارسال دوبارهٔ کد').click();
    await expect(main(page)).toContainText(/ارسال دوبارهٔ کد تا [۰-۲]:[۰-۹]{2} دیگر/);
    await expect(codeField(page)).toBeFocused();
    await page.keyboard.type(await codeOf(page, mobile));
    await page.waitForURL('/account');
  });

  test('accepts the code sent before, pasted with Persian digits and words around them', async ({
    page,
  }) => {
    const mobile = newMobile();
    await askForCode(page, mobile);
    await button(page, 'ویرایش شماره').click();
    await expect(mobileField(page)).toBeFocused();
    await expect(mobileField(page)).toHaveValue(mobile);
    await page.keyboard.press('Enter');
    const field = codeField(page);
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await field.fill('12ab');
    await expect(field).toHaveValue('۱۲');
    await field.fill(`کد ورود: ${toPersianDigits(await codeOf(page, mobile))}`);
    await page.waitForURL('/account');
  });
});

test.describe('a failed call', () => {
  test.use({ breaksThings: true });

  test('is reported, and can be retried', async ({ page }) => {
    const mobile = newMobile();
    await page.goto('/account/login/code');
    await page.route('**/member-account/send-code', (route) => route.abort());
    await mobileField(page).fill(mobile);
    await button(page, 'دریافت کد').click();
    await expect(main(page).getByRole('alert')).toContainText('ارتباط با فروشگاه برقرار نشد');
    await page.unroute('**/member-account/send-code');
    await button(page, 'دریافت کد').click();
    await page.route('**/member-account/login', (route) => route.abort());
    await codeField(page).fill(await codeOf(page, mobile));
    await expect(codeField(page)).toHaveAccessibleDescription(/ارتباط با فروشگاه برقرار نشد/);
    await page.unroute('**/member-account/login');
    await button(page, 'ورود').click();
    await page.waitForURL('/account');
  });
});
