import { button, codeField, codeOf, wrong } from './support/codes.ts';
import { accounts, fillLogin, logIn } from './support/members.ts';
import { expect, test } from './support/test.ts';

/** A verification cannot be undone, so this account has no other test. */
const account = accounts.toBeVerified;

// A code may have been sent a moment ago, and another is refused then.
test.use({ breaksThings: true, viewport: { width: 390, height: 844 } });

test('a member verifies the number and continues to the requested page', async ({ page }) => {
  await page.goto('/account/login?returnUrl=%2Fshop%2Fcart');
  await fillLogin(page, account);
  await page.waitForURL('/account/verify-mobile?returnUrl=%2Fshop%2Fcart');
  await button(page, 'دریافت کد').click();
  await expect(codeField(page)).toBeFocused();
  const code = await codeOf(page, account.mobile);
  await page.keyboard.type(wrong(code));
  await expect(codeField(page)).toHaveAccessibleDescription('کد درست نیست.');
  await page.keyboard.type(code);
  await page.waitForURL('/shop/cart');
  await page.goto('/account');
  await expect(page.getByRole('main')).not.toContainText('هنوز تایید نشده است');
  await page.context().clearCookies();
  await logIn(page, account, { returnUrl: '/shop/cart' });
});
