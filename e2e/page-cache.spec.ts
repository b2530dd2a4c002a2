import { addButton, expectBadge, guidOf, openLive } from './support/pages.ts';
import { addToBasket, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Playwright switches the browser's page cache off; shoppers have it. */
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
});

test('a page that comes back by Back shows the count of now, and is live again', async ({
  page,
}) => {
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

  // A page out of the cache is not loaded, so only the change of address can be waited for.
  await page.goBack({ waitUntil: 'commit' });
  await expectBadge(page, 1);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await addToBasket(await guidOf(page), { WebsiteCode: product.websiteCode });
  await expectBadge(page, 2);
});
