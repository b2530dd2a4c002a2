import { enter } from './support/account.ts';
import { button, codeField } from './support/codes.ts';
import { accounts, expectMember, fillLogin } from './support/members.ts';
import { latinDigits } from './support/reading.ts';
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

test('the return address skips all login pages for a member; the page to verify the number is private, not indexed, and leads on', async ({
  page,
}) => {
  await enter(page, accounts.member);
  for (const path of pages) {
    const answer = await page.request.get(`${path}?returnUrl=/shop/cart`);
    expect(new URL(answer.url()).pathname, path).toBe('/shop/cart');
  }
  const answer = await page.request.get('/account/verify-mobile');
  expect(answer.headers()['cache-control']).toBe('private, no-store');
  expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
  await page.goto('/account/verify-mobile?returnUrl=/shop/cart');
  await expect(main(page)).toContainText('شماره موبایل شما تایید شده است.');
  await page.getByRole('link', { name: 'ادامه' }).click();
  await page.waitForURL('/shop/cart');
  await expectMember(page);
});

test('the login pages are private, not indexed, and have Persian digits and links large enough to hit', async ({
  page,
  request,
}) => {
  for (const path of pages) {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(answer.headers()['set-cookie']).toBeUndefined();
    expect(await answer.text()).toMatch(/<meta name="robots" content="noindex/);
    await page.goto(path);
    await expect(page.getByLabel('شماره موبایل')).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await latinDigits(page)).toEqual([]);
    for (const link of await page.locator('form').getByRole('link').all()) {
      const box = await link.boundingBox();
      expect(box?.height, await link.innerText()).toBeGreaterThanOrEqual(44);
    }
  }
});
