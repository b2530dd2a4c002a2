import { request as send } from 'node:http';
import type { APIRequestContext } from 'playwright/test';
import { control, productForSale, productPath } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/**
 * One test for each thing `front/next-assumptions.ts` assumes about Next, through the front server. They fail
 * when another version of Next works differently: `npm test -- e2e next-assumptions`.
 */

test.use({ breaksThings: true });
test.setTimeout(90_000);

const ask = (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  request.get(encodeURI(path), { maxRedirects: 0, headers });

const soft = { rsc: '1' };
const noindex = /<meta name="robots" content="noindex"\/>/g;

test('a shared page is one text with late scripts', async ({ request }) => {
  const answer = await ask(request, productPath(await productForSale()));
  expect(answer.headers()).toMatchObject({ etag: expect.stringMatching(/^W\//) });
  const html = await answer.text();
  expect(html).toContain('<script type="late" src="/_next/static/');
  expect(html).toMatch(/ id="_R_" async=""><\/script><script>\(function\(d,w\)/);
  expect(html).not.toMatch(/<link rel="preload" as="script"/);
});

test('the head of a page rendered for one request has its metadata', async ({ request }) => {
  const answer = await ask(request, '/shop?filter-available=1');
  expect(answer.headers()).toHaveProperty('content-length');
  const [head = ''] = (await answer.text()).split('</head>');
  for (const part of ['<title>', 'rel="canonical"', 'noindex']) expect(head).toContain(part);
});

test('a missing page has one noindex, and its data mark it as missing', async ({ request }) => {
  const page = await ask(request, '/صفحه‌ای-که-هرگز-نبود');
  expect([page.status(), page.headers()['cache-control']]).toEqual([404, 's-maxage=60']);
  expect((await page.text()).match(noindex)).toHaveLength(1);
  const data = await ask(request, '/صفحه‌ای-که-هرگز-نبود?_rsc', soft);
  expect(data.headers()).toMatchObject({
    'content-type': expect.stringContaining('text/x-component'),
    'cache-control': 's-maxage=60',
  });
});

test('a redirect has one location, and not the page of an error as its body', async ({
  request,
}) => {
  const path = productPath(await productForSale());
  const answer = await ask(request, path.replace(/[^/]+$/, 'wrong-slug'));
  const locations = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'location');
  expect(answer.status()).toBe(308);
  expect(locations.map(({ value }) => decodeURI(value))).toEqual([path]);
  expect(await answer.text()).toBe('');
});

test('the path that Next treats as the home page answers 404', async ({ request }) => {
  expect((await ask(request, '/index')).status()).toBe(404);
});

test('no policy of a request gets into a page', async ({ request }) => {
  const policy = "script-src 'nonce-abcd1234'";
  const page = await ask(request, '/shop?filter-price=7-90000001', {
    'content-security-policy': policy,
  });
  expect(await page.text()).not.toContain('abcd1234');
});

/** The status of an upgrade to the hub. */
function upgrade(base: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = send(`${base}/webClientHub?guid=none`, {
      headers: { connection: 'Upgrade', upgrade: 'websocket' },
    });
    asking.once('response', ({ statusCode }) => resolve(statusCode));
    asking.once('upgrade', () => resolve(101));
    asking.once('error', reject).end();
  });
}

test('upgrades reach the service', async ({ baseURL }) => {
  // Only the service can refuse this guid.
  expect(await upgrade(baseURL ?? '')).toBe(400);
});

test('without the service a call and a page answer 503', async ({ request }) => {
  await control('service', 'kill');
  try {
    const call = await ask(request, '/api/home/get-home');
    expect(call.status()).toBe(503);
    expect(await call.json()).toMatchObject({ code: 'UNAVAILABLE' });
    const page = await ask(request, '/shop/product/2147483000/x', { accept: 'text/html' });
    expect(page.status()).toBe(503);
    const document = await page.text();
    expect(document).toContain('.woff2');
    expect(document).not.toContain('__next_error__');
  } finally {
    await control('service', 'start');
  }
});
