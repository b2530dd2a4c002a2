import { formatNumber } from '#lib/text/toman.ts';
import { pricedProduct, setPrice } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('a price list has a changed price soon after', async ({ page, request }) => {
  const { product, id, price: old } = await pricedProduct(3);
  const { websiteCode } = product;
  const category = product.breadcrumb.at(-1);
  const own = `/shop/price-list/${category?.id}/${category?.slug}`;
  await page.goto(own);
  try {
    await setPrice(websiteCode, id, old - 1_000);
    const wanted = formatNumber(old - 1_000);
    await expect
      .poll(async () => (await request.get(own)).text(), { timeout: 10_000 })
      .toContain(wanted);
  } finally {
    await setPrice(websiteCode, id, old);
  }
});
