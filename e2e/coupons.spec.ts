import { formatToman } from '#lib/text/toman.ts';
import { guidOf, openLive } from './support/pages.ts';
import { addToBasket, basketOf, detail, list } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const patience = { timeout: 15_000 };

/** A product for which there is a public code. */
async function couponedProduct() {
  const { items } = await list({ 'filter-name': 'هدفون' });
  const details = await Promise.all(items.map(({ websiteCode }) => detail(websiteCode)));
  const found = details.find(({ coupon }) => coupon !== undefined);
  if (found?.coupon === undefined) throw new Error('The shop has no public code.');
  return { product: found, coupon: found.coupon };
}

test('cards with the price by a public code are as high as those beside them', async ({ page }) => {
  const { product, coupon } = await couponedProduct();
  const category = product.breadcrumb.at(-1);
  await page.goto(`/shop/category/${category?.id ?? 0}/${category?.slug ?? ''}`);
  const cards = page.locator('.grid-cards').getByRole('article');
  await expect(cards.filter({ hasText: `با کد ${coupon.code}` }).first()).toBeVisible();
  const heights = await cards.evaluateAll((all) =>
    all.map((card) => card.getBoundingClientRect().height),
  );
  expect(Math.max(...heights) - Math.min(...heights)).toBeLessThan(1);
});

test('a public code stands in comparisons', async ({ page }) => {
  const { product, coupon } = await couponedProduct();
  await page.goto(`/shop/compare?ids=${product.websiteCode}`);
  await expect(page.getByRole('table')).toContainText(`با کد ${coupon.code}`);
});

test('a public code stands with its price on the product page, and in the cart', async ({
  page,
}) => {
  const { product, coupon } = await couponedProduct();
  await page.goto(`/shop/product/${product.websiteCode}/${product.slug}`);
  const buy = page.getByRole('complementary', { name: 'خرید کالا' });
  await expect(buy).toContainText(`با کد ${coupon.code}`);
  await expect(buy).toContainText(formatToman(coupon.price));

  await openLive(page, '/shop/cart');
  const guid = await guidOf(page);
  await addToBasket(guid, { WebsiteCode: product.websiteCode });
  const { coupon: hint } = await basketOf(guid);
  await expect(page.getByRole('region', { name: 'مبلغ قابل پرداخت' })).toContainText(
    `کد ${coupon.code} برای این سبد: ${formatToman(hint?.amount ?? 0)} تخفیف`,
    patience,
  );
});
