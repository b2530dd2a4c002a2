import { pricedProduct, productPath, setPrice } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('a change of a product is in its part of the sitemap within a minute', async ({ request }) => {
  test.setTimeout(120_000);
  const { product, id, price } = await pricedProduct(2);
  const address = encodeURI(productPath(product));
  const read = async () => {
    const answer = await request.get('/sitemap/products-1.xml');
    expect(answer.headers()['cache-control']).toBe('public, max-age=30');
    const [, after = ''] = (await answer.text()).split(`${address}</loc>`);
    return /<lastmod>([^<]+)/.exec(after)?.[1];
  };
  const before = await read();
  expect(before).toBeDefined();
  await setPrice(product.websiteCode, id, price + 1_000);
  await expect.poll(read, { timeout: 60_000, intervals: [1_000] }).not.toBe(before);
  await setPrice(product.websiteCode, id, price);
});
