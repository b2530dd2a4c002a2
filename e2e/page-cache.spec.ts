import { anAddress, enterWithAddresses, main, patience } from './support/account.ts';
import { accounts } from './support/members.ts';
import { addButton, expectBadge, guidOf, openLive } from './support/pages.ts';
import { addToBasket, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Playwright disables the back/forward cache that shoppers have, and only the full browser has one. */
const whole = process.env['E2E_WHOLE_CHROMIUM'];
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({
      ...launchOptions,
      ...(whole && { executablePath: whole }),
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    }),
});

test('a page restored by Back shows the current count, and is live again', async ({ page }) => {
  const product = await productForSale();
  await openLive(page, '/');
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.goto(productPath(product));
  await addButton(page).click();
  await expectBadge(page, 1);

  // A page from the cache is not loaded, so the test can only wait for the address.
  await page.goBack({ waitUntil: 'commit' });
  await expectBadge(page, 1);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await addToBasket(await guidOf(page), { WebsiteCode: product.websiteCode });
  await expectBadge(page, 2);
});

/** Records which page came from the cache, in a place that survives a reload. */
const noteReturn = () =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sessionStorage.setItem('persisted', location.pathname);
  });

test("a member's page restored by Back after logging out redirects to the login", async ({
  page,
}) => {
  await enterWithAddresses(page, accounts.withoutNationalCode, [anAddress]);
  await openLive(page, '/');
  await page.evaluate(noteReturn);
  // Not reloaded, so the browser may keep the document.
  await page.getByRole('banner').getByRole('link', { name: 'حساب کاربری' }).click();
  const menu = page.getByRole('dialog', { name: 'منوی کاربر' });
  await menu.getByRole('link', { name: 'حساب کاربری' }).click();
  await page.waitForURL('/account');
  await main(page).getByRole('link', { name: 'نشانی‌ها' }).first().click();
  await expect(main(page)).toContainText(anAddress.line, patience);
  await main(page).getByRole('button', { name: 'خروج از حساب' }).click();
  await page.waitForURL('/');

  await page.goBack({ waitUntil: 'commit' });
  await page.waitForURL((url) => url.pathname === '/account/login');
  await expect(main(page)).not.toContainText(anAddress.line);
  expect(await page.evaluate(() => sessionStorage.getItem('persisted'))).toBe('/account/addresses');
});
