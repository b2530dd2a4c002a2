import { detail, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const accept = 'text/markdown, text/html;q=0.9';

test('a product, a list and a post are there as Markdown', async ({ request }) => {
  const product = await detail((await productForSale()).websiteCode);
  const path = encodeURI(productPath(product));
  const led = await request.get(path, { headers: { accept } });
  expect(new URL(led.url()).pathname).toBe(`${path}.md`);
  expect(led.headers()).toMatchObject({
    'content-type': 'text/markdown; charset=utf-8',
    'x-robots-tag': expect.stringContaining('noindex'),
  });
  expect(await led.text()).toContain(`# ${product.nameFa}`);

  const wrong = await request.get(`/shop/product/${product.websiteCode}/x.md`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(308);
  expect(wrong.headers()['location']).toBe(`${path}.md`);
  expect((await request.get('/shop/product/999999999/x.md')).status()).toBe(404);

  const list = await request.get('/shop.md?filter-available=1&page=2');
  expect(list.status()).toBe(200);
  expect(await list.text()).toContain('/shop.md?filter-available=1&page=3');

  const [post = ''] =
    /\/blog\/\d+\/[^"]+(?=")/.exec(await (await request.get('/blog')).text()) ?? [];
  expect((await (await request.get(`${post}.md`)).text()).startsWith('# ')).toBe(true);
});

test('agents are answered through the storefront', async ({ request }) => {
  const data = { jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} };
  const headers = { accept: 'application/json, text/event-stream' };
  const answer = await request.post('/mcp', { data, headers });
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('search_products');
});
