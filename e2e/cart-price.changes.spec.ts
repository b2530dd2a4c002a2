import { anAddress } from './support/account.ts';
import { button, callAs, choosePost, enterShopping, openCheckout } from './support/checkout.ts';
import { expectSound } from './support/fits.ts';
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

test('a price that rose is said in the checkout, and is to be seen before the order is paid', async ({
  page,
}) => {
  test.slow();
  const { product, id, price } = await pricedProduct();
  const authorization = await enterShopping(page, [anAddress], 0);
  const line = { WebsiteCode: product.websiteCode, ProductProperty: id };
  await callAs(page, authorization, 'Basket/Add-To-Basket', line);
  const pay = button(page, 'پرداخت و ثبت سفارش');
  const risen = main(page).getByText(/افزایش یافته است/);
  try {
    await openCheckout(page);
    await choosePost(page);
    await setPrice(product.websiteCode, id, price + 10_000);
    await openCheckout(page);
    // Above the order and at its line.
    await expect(risen).toHaveCount(2, patience);
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await expectSound(page);
    await button(page, 'متوجه شدم').click();
    await expect(risen).toHaveCount(0, patience);
    await choosePost(page);
    await expect(pay).toHaveAttribute('aria-disabled', 'false');
  } finally {
    await setPrice(product.websiteCode, id, price);
  }
});
