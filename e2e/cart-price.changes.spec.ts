import { guidOf, openLive } from './support/pages.ts';
import { addToBasket, pricedProduct, setPrice } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { Page } from './support/test.ts';

const patience = { timeout: 15_000 };
const main = (page: Page) => page.getByRole('main');
const names = (page: Page) => main(page).getByRole('listitem').getByRole('heading', { level: 2 });

test('a price increase is shown on its line until the shopper has seen it', async ({ page }) => {
  const { product, id, price } = await pricedProduct();
  await openLive(page, '/shop/cart');
  await addToBasket(await guidOf(page), {
    WebsiteCode: product.websiteCode,
    ProductProperty: id,
  });
  await expect(names(page)).toHaveCount(1, patience);
  try {
    await setPrice(product.websiteCode, id, price + 10_000);
    await page.reload();
    await expect(main(page).getByText(/افزایش یافته است/)).toBeVisible(patience);
    await main(page).getByRole('button', { name: 'متوجه شدم' }).click();
    await expect(main(page).getByText(/افزایش یافته است/)).toBeHidden();
    await page.reload();
    await expect(names(page)).toHaveCount(1, patience);
    await expect(main(page).getByText(/افزایش یافته است/)).toBeHidden();
  } finally {
    await setPrice(product.websiteCode, id, price);
  }
});
