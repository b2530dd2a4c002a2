import { expectBadge, guidOf, openLive } from './support/pages.ts';
import { addToBasket, productForSale, productsForSale } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('another visitor gets no event', async ({ page, browser }) => {
  const { websiteCode } = await productForSale();
  const stranger = await (await browser.newContext()).newPage();
  await openLive(page, '/');
  await openLive(stranger, '/');
  await addToBasket(await guidOf(page), { WebsiteCode: websiteCode });
  await expectBadge(page, 1);
  await addToBasket(await guidOf(stranger), { WebsiteCode: websiteCode, Count: 1 });
  await expectBadge(stranger, 1);
  expect(await guidOf(stranger)).not.toBe(await guidOf(page));
  await stranger.context().close();
});

test('the cart page shows what other tabs add', async ({ page }) => {
  const [first, second] = await productsForSale();
  if (!first || !second) throw new Error('The shop sells too little.');
  await openLive(page, '/shop/cart');
  const guid = await guidOf(page);
  await addToBasket(guid, { WebsiteCode: first.websiteCode });
  const lines = page.getByRole('main').getByRole('list').first().getByRole('heading');
  await expect(lines).toHaveCount(1);
  await addToBasket(guid, { WebsiteCode: second.websiteCode });
  await expect(lines).toHaveCount(2);
});
