import { postPath, richPost } from './support/blog.ts';
import { spritePath } from './support/pages.ts';
import { pagesOfShop } from './support/pages-of-shop.ts';
import { categoryPath, detail, list, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';
import type { APIRequestContext, APIResponse } from 'playwright/test';

const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(encodeURI(path), { maxRedirects: 0, headers });

/** Target path of a 308, decoded. */
function target(answer: APIResponse): string {
  const { pathname, search } = new URL(answer.headers()['location'] ?? '', 'http://shop');
  return decodeURI(pathname + search);
}

test('every kind of page answers with its status', async ({ request }) => {
  for (const { path, status } of await pagesOfShop()) {
    expect((await ask(request, path)).status(), path).toBe(status);
  }
});

test('missing pages answer 404', async ({ request }) => {
  const { pageCount } = await list();
  const paths = [
    '/shop/product/2147483647/هیچ',
    '/shop/product/0/x',
    '/shop/product/abc/x',
    '/shop/product/99999999999999999999/x',
    '/shop/category/2147483647/هیچ',
    '/shop/brand/2147483647/هیچ',
    `/shop?page=${pageCount + 1}`,
    '/صفحه‌ای-که-نیست',
    '/a/b/c',
    '/.env',
    '/wp-login.php',
  ];
  for (const path of paths) expect((await ask(request, path)).status(), path).toBe(404);
});

test('missing pages have one noindex, and shared caches keep them for a minute', async ({
  request,
}) => {
  const paths = ['/not-found', '/listing/x', '/shop/product/2147483646/x', '/صفحه-ای-نیست', '/a/b'];
  // The second answer may come from a revalidation in the background.
  for (const path of [...paths, ...paths]) {
    const answer = await ask(request, path);
    expect(answer.status(), path).toBe(404);
    expect(answer.headers()['cache-control'], path).toBe('s-maxage=60');
    const html = await answer.text();
    expect(html.match(/<meta name="robots"[^>]*>/g), path).toEqual([
      '<meta name="robots" content="noindex"/>',
    ]);
  }
});

test('an invalid page number answers 404', async ({ request }) => {
  for (const page of ['0', '-1', '1.5', '99999999999999999999', 'x', '%00']) {
    const answer = await request.get(`/shop?page=${page}`, { maxRedirects: 0 });
    expect([308, 404], `page=${page}`).toContain(answer.status());
  }
});

test('a wrong or missing slug answers 308 to the right one, in one hop', async ({ request }) => {
  const product = await detail((await productForSale()).websiteCode);
  const category = product.breadcrumb.at(-1);
  if (!category) throw new Error('The product is in no category.');
  const { brand } = product;
  const moves = [
    [`/shop/product/${product.websiteCode}/wrong`, productPath(product)],
    [`/shop/product/${product.websiteCode}`, productPath(product)],
    [`/shop/category/${category.id}/wrong`, categoryPath(category)],
    [`/shop/category/${category.id}`, categoryPath(category)],
    [`/shop/brand/${brand.id}/wrong`, `/shop/brand/${brand.id}/${brand.slug}`],
  ] as const;
  for (const [from, to] of moves) {
    const answer = await ask(request, from);
    expect(answer.status(), from).toBe(308);
    expect(target(answer), from).toBe(to);
    expect((await ask(request, to)).status(), to).toBe(200);
  }
});

test('query keys have one canonical form', async ({ request }) => {
  const moves = [
    ['/shop?page=1', '/shop'],
    ['/shop?sort=default', '/shop'],
    ['/shop?sort=default&page=2', '/shop?page=2'],
    ['/shop?page=2&filter-available=1', '/shop?filter-available=1&page=2'],
    ['/shop?utm_source=x&page=1', '/shop?utm_source=x'],
    ['/shop/?utm_source=x', '/shop?utm_source=x'],
    ['/shop?filter-available=1&filter-brand=1', '/shop?filter-brand=1&filter-available=1'],
    ['/shop?filter-name=', '/shop'],
  ] as const;
  for (const [from, to] of moves) {
    const answer = await ask(request, from);
    expect(answer.status(), from).toBe(308);
    expect(target(answer), from).toBe(to);
  }
});

test('broken percent-encoding answers 400 everywhere', async ({ request, baseURL }) => {
  const paths = ['/%E0%A4%A', '/%', '/shop/product/1/%ff', '/shop/category/%C3%28/x', '/api/%zz'];
  for (const path of paths) {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(400);
  }
});

test('shared caches may keep pages, which set no cookie', async ({ request }) => {
  const paths = (await pagesOfShop()).filter(({ name }) =>
    [
      'home',
      'shop',
      'second page',
      'listing',
      'sorted listing',
      'brand',
      'product',
      'magazine',
      'magazine, second page',
      'magazine category',
      'post',
    ].includes(name),
  );
  for (const { path } of paths) {
    await ask(request, path);
    const headers = (await ask(request, path)).headers();
    expect(headers['x-nextjs-cache'], path).toBe('HIT');
    expect(headers['cache-control'], path).toMatch(/s-maxage=\d+/);
    expect(headers['cache-control'], path).not.toMatch(/private|no-store/);
    expect(headers, path).not.toHaveProperty('set-cookie');
  }
});

test('a list with filters has its metadata in the head, however long it takes', async ({
  request,
}) => {
  const paths = Array.from({ length: 12 }, (_, at) => `/shop?filter-price=${at}-90000000`);
  for (const answer of await Promise.all(paths.map((path) => ask(request, path)))) {
    const [head = ''] = (await answer.text()).split('</head>');
    expect(head).toContain('<title>');
    expect(head).toContain('rel="canonical"');
    expect(head).toContain('noindex');
  }
});

test('pages, scripts and styles are compressed once, not for each visitor', async ({ request }) => {
  const path = productPath(await productForSale());
  const html = await (await ask(request, path)).text();
  const files = html.match(/\/_next\/static\/[^"]+\.(?:js|css)(?=")/g) ?? [];
  expect(files.length).toBeGreaterThan(5);
  const sizes = await Promise.all(
    files.map(async (file) => (await (await ask(request, file)).body()).length),
  );
  // Files that fit into one packet are not encoded.
  const large = files.filter((_, at) => (sizes[at] ?? 0) > 1_000);
  for (const address of [path, ...large]) {
    // The second request starts the encoding in the background. A streamed answer has no length.
    await expect(async () => {
      const headers = (await ask(request, address, { 'accept-encoding': 'gzip, br' })).headers();
      expect(headers['content-encoding'], address).toBe('br');
      expect(headers['content-length'], address).toBeDefined();
    }).toPass();
  }
  const known = (await ask(request, path)).headers()['etag'] ?? '';
  expect((await ask(request, path, { 'if-none-match': known })).status()).toBe(304);
});

test('pages are complete for clients without encodings', async ({ request }) => {
  for (const { path, status } of await pagesOfShop()) {
    for (let time = 0; time < 2; time += 1) {
      const answer = await ask(request, path, { 'accept-encoding': 'identity' });
      expect(answer.status(), path).toBe(status);
      expect((await answer.text()).slice(-7), path).toBe('</html>');
    }
  }
});

test('a 304 for a file has the same Vary as its first answer', async ({ request }) => {
  const html = await (await ask(request, '/')).text();
  const files = ['js', 'css', 'woff2'].map(
    (kind) => new RegExp(`/_next/static/[^"<>]+\\.${kind}`).exec(html)?.[0] ?? `no ${kind}`,
  );
  for (const path of [
    ...files,
    '/favicon.svg',
    '/favicon.ico',
    spritePath(html),
    '/icon-192.png',
  ]) {
    const headers = { 'accept-encoding': 'gzip, br' };
    const first = await ask(request, path, headers);
    expect(first.status(), path).toBe(200);
    const { 'last-modified': since = '', vary } = first.headers();
    const again = await ask(request, path, { ...headers, 'if-modified-since': since });
    expect(again.status(), path).toBe(304);
    expect(again.headers()['vary'], path).toBe(vary);
  }
});

test('browsers cache icons, because a changed sprite has another name', async ({ request }) => {
  const path = spritePath(await (await ask(request, '/')).text());
  const answer = await ask(request, path, { 'accept-encoding': 'gzip' });
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=31536000, immutable',
  });
});

test('the sprite contains every icon in use', async ({ request }) => {
  const paths = ['/', '/shop', '/blog', '/shop/cart', '/shop/price-list', '/a-page-nobody-has'];
  paths.push(productPath(await productForSale()), postPath(await richPost()));
  const files = new Map<string, string>();
  for (const path of paths) {
    const html = await (await ask(request, path)).text();
    const icons = Array.from(html.matchAll(/<use href="([^"#]+)#([^"]+)"/g));
    expect(icons.length, path).toBeGreaterThan(0);
    for (const [, file = '', name = ''] of icons) {
      if (!files.has(file)) files.set(file, await (await ask(request, file)).text());
      expect(files.get(file), `${path}: ${file}#${name}`).toContain(`<symbol id="${name}"`);
    }
  }
  expect(files.size).toBeGreaterThan(1);
});

test('query keys of one visitor are not cached for others', async ({ request }) => {
  const { pageCount } = await list();
  const { brand } = await detail((await productForSale()).websiteCode);
  const paths = [
    productPath(await productForSale()),
    `/shop/brand/${brand.id}/${brand.slug}?sort=priceza`,
    `/shop?sort=priceza&page=${pageCount}`,
    '/a-page-nobody-has',
  ];
  for (const path of paths) {
    const strayed = `${path}${path.includes('?') ? '&' : '?'}stray=one-visitors-own`;
    const answers = [await ask(request, strayed), await ask(request, path)];
    for (const answer of answers) {
      expect(await answer.text(), path).not.toContain('one-visitors-own');
    }
  }
});

test('a visitor with cookies gets the same cached page', async ({ request }) => {
  const path = productPath(await productForSale());
  await ask(request, path);
  const cookie = 'guid=4f1d0c0e-7a51-4d8c-9f6e-0a6c1f1b2c3d; session=1';
  const answer = await ask(request, path, { cookie });
  expect(answer.headers()['x-nextjs-cache']).toBe('HIT');
  expect(await answer.text()).toBe(await (await ask(request, path)).text());
});

test('every page has the security policies', async ({ request }) => {
  for (const { path } of await pagesOfShop()) {
    const headers = (await ask(request, path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    for (const rule of [
      "script-src 'self' 'unsafe-inline'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
    ]) {
      expect(policy, path).toContain(rule);
    }
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBeTruthy();
    expect(headers['permissions-policy'], path).toBeTruthy();
  }
});

test('personal and empty pages ask not to be indexed', async ({ request }) => {
  const noindex = /<meta name="robots" content="noindex/;
  const hidden = new Set([
    'filtered listing',
    'search',
    'search without results',
    'magazine search',
    'comparison',
    'empty comparison',
    'cart',
    'chat',
    'newsletter',
    'not found',
    'access denied',
  ]);
  for (const { name, path } of await pagesOfShop()) {
    const html = await (await ask(request, path)).text();
    expect(noindex.test(html), path).toBe(hidden.has(name));
  }
});

test("data for Next's router are found at the public address of a sorted list", async ({
  request,
}) => {
  const soft = { rsc: '1' };
  const led = await ask(request, '/shop?sort=popular', soft);
  expect(led.status()).toBe(307);
  expect(led.headers()['vary']).toContain('rsc');
  const at = led.headers()['location'] ?? '';
  expect(at).toMatch(/^\/shop\?sort=popular&_rsc/);
  const found = await ask(request, at, soft);
  expect([found.status(), found.headers()['content-type']]).toEqual([200, 'text/x-component']);
});
