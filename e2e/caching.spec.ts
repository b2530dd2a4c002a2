import { productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** Headers of files and texts for caches and crawlers. */

const texts = [
  '/robots.txt',
  '/llms.txt',
  '/sitemap.xml',
  '/sitemap/products-1.xml',
  '/blog/rss.xml',
  '/blog/atom.xml',
  '/manifest.webmanifest',
];

for (const path of ['/', '/shop', ...texts]) {
  test(`${path} is sent once to clients that cache it`, async ({ request }) => {
    await request.get(path);
    const { etag = '', 'cache-control': kept } = (await request.get(path)).headers();
    expect(etag).toMatch(/^W\/"/);
    expect(kept).toMatch(/max-age=[1-9]|s-maxage=[1-9]/);
    const again = await request.get(path, { headers: { 'if-none-match': etag } });
    expect([again.status(), await again.text()]).toEqual([304, '']);
    const head = await request.head(path);
    expect([head.status(), head.headers()['etag'], await head.text()]).toEqual([200, etag, '']);
  });
}

for (const path of ['/og-default.jpg', '/favicon.ico', '/icon-512.png']) {
  test(`${path} may be cached and is sent whole`, async ({ request }) => {
    const whole = await request.get(path);
    expect(whole.headers()['cache-control']).toBe('public, max-age=86400');
    const headers = { range: 'bytes=99999999-', 'if-match': '"x"' };
    const part = await request.get(path, { headers });
    expect([part.status(), (await part.body()).equals(await whole.body())]).toEqual([200, true]);
    expect(part.headers()['accept-ranges']).toBe('none');
  });
}

test('pages and the manifest name the shop and its icons', async ({ request }) => {
  const html = await (await request.get(productPath(await productForSale()))).text();
  const icons = Array.from(
    html.matchAll(/<link rel="(?:icon|apple-touch-icon)" href="([^"]+)"/g),
    ([, href = '']) => href,
  );
  const name = /<meta property="og:site_name" content="([^"]+)"/.exec(html)?.[1];
  const manifest = await (await request.get('/manifest.webmanifest')).text();
  expect(manifest).toContain(`"short_name":"${String(name)}"`);
  expect(icons).toEqual(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png']);
  for (const icon of icons) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await request.get(icon)).status(), icon).toBe(200);
  }
});

test('a list with extra slashes and a non-canonical query redirects in one step', async ({
  request,
  baseURL,
}) => {
  const brands = await (await request.get('/sitemap/brands-1.xml')).text();
  const [brand = ''] = Array.from(brands.matchAll(/<loc>([^<]+)/g), ([, url = '']) => url);
  const { pathname } = new URL(brand);
  for (const [asked, location] of [
    ['/shop/?page=1&utm_source=x', '/shop?utm_source=x'],
    [`${pathname}/?page=1`, pathname],
    [`/${pathname}?sort=default&page=2`, `${pathname}?page=2`],
    ['//blog/?page=1', '/blog'],
    ['/shop//', '/shop'],
    ['//shop//?page=2', '/shop?page=2'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await request.get(`${String(baseURL)}${asked}`, { maxRedirects: 0 });
    expect([answer.status(), answer.headers()['location']], asked).toEqual([308, location]);
  }
});

test('extra slashes redirect to the right address in one step', async ({ request, baseURL }) => {
  const product = await productForSale();
  const [path, code] = [encodeURI(productPath(product)), product.websiteCode];
  for (const asked of [
    `/shop/product/${code}/`,
    `/shop/product/${code}/wrong/`,
    `//shop//product/${code}/wrong/`,
  ]) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await request.get(`${String(baseURL)}${asked}?utm_source=x`, {
      maxRedirects: 0,
    });
    const { location } = answer.headers();
    expect([answer.status(), location], asked).toEqual([308, `${path}?utm_source=x`]);
  }
});
