import type { Browser } from 'playwright/test';
import { enter, main, patience } from './support/account.ts';
import { enterAsNew } from './support/codes.ts';
import type { Account } from './support/members.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const path = '/account/devices';
const rows = (page: Page) => main(page).getByRole('listitem').filter({ hasText: 'آخرین بازدید' });
const endOthers = (page: Page) =>
  main(page).getByRole('button', { name: 'خروج از همهٔ دستگاه‌های دیگر' });

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Another device of the member, on a page of the account. */
async function otherDevice(browser: Browser, account: Account, userAgent: string): Promise<Page> {
  const context = await browser.newContext({ userAgent });
  const page = await context.newPage();
  await enter(page, account);
  await page.goto('/account');
  await expect(main(page).getByRole('button', { name: 'خروج از حساب' })).toBeVisible(patience);
  return page;
}

test.describe('devices', () => {
  test.use({ viewport: { width: 390, height: 844 }, breaksThings: true });

  test('have names; a removed one is logged out at once', async ({ page, browser }) => {
    const account = await enterAsNew(page);
    const other = await otherDevice(browser, account, firefox);
    await page.goto(path);
    await expect(rows(page)).toHaveCount(2, patience);
    await expect(rows(page).first()).toContainText('همین دستگاه');
    await expect(rows(page).first()).toContainText('همین حالا');
    await expect(rows(page).nth(1)).toContainText('فایرفاکس روی لینوکس');
    await rows(page).nth(1).getByRole('button', { name: 'خروج از فایرفاکس روی لینوکس' }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(main(page)).toContainText('تنها روی همین دستگاه وارد شده‌اید.');
    await expect(endOthers(page)).toHaveCount(0);
    await other.reload();
    await other.waitForURL((url) => url.pathname === '/account/login');
    // This device stays logged in.
    await page.reload();
    await expect(rows(page)).toHaveCount(1, patience);
    await other.context().close();
  });

  test('are all logged out except this one, after confirmation', async ({ page, browser }) => {
    const account = await enterAsNew(page);
    const others = [
      await otherDevice(browser, account, firefox),
      await otherDevice(browser, account, iphone),
    ];
    await page.goto(path);
    await expect(rows(page)).toHaveCount(3, patience);
    await endOthers(page).click();
    const ask = page.getByRole('dialog', { name: 'خروج از دستگاه‌های دیگر' });
    await ask.getByRole('button', { name: 'انصراف' }).click();
    await expect(rows(page)).toHaveCount(3);
    await endOthers(page).press('Enter');
    await expect(ask).toContainText('۲ دستگاه');
    await ask.getByRole('button', { name: 'خارج شود' }).press('Enter');
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText('از ۲ دستگاه دیگر خارج شدید')).toBeVisible();
    for (const other of others) {
      await other.reload();
      await other.waitForURL((url) => url.pathname === '/account/login');
      await other.context().close();
    }
  });
});
