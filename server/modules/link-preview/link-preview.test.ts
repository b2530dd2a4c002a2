import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { errorBody } from '#lib/contract/errors.ts';
import { linkPreviewAnswer } from '#lib/contract/link-preview.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

const site = 'https://shop.example';

/** Paths the storefront was asked for, and the headers of the last request. */
let asked: string[] = [];
let cookies: (string | undefined)[] = [];
/** Requests that another server of the machine got. */
let reached: string[] = [];
let storefront: Server;
let other: Server;
let shop: TestShop;
let picture: Buffer;

const portOf = (server: Server): string => {
  const address = server.address();
  return String(typeof address === 'object' ? address?.port : '');
};
async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

const page = (image: string, more = '') =>
  `<!doctype html><html><head><title>گوشی &amp; لوازم | فروشگاه</title>
  <meta name="description" content="شرح &quot;گوشی&quot;"><meta property="og:title" content="گوشی">
  <meta property="og:description" content="شرح"><meta property="og:site_name" content="فروشگاه">
  <meta property="og:image" content="${image}"><meta name="twitter:card" content="summary_large_image">
  <link rel="canonical" href="${site}/shop">${more}</head><body><title>نه</title></body></html>`;

const pages: Record<string, () => string> = {
  '/shop': () => page(`${site}/media/og-p1-a.jpg`),
  '/elsewhere': () => page(`http://127.0.0.1:${portOf(other)}/a.jpg`),
  '/named': () => page('').replace(`${site}/shop`, 'https://old.example/shop'),
  '/endless': () => page('', 'x'.repeat(3_000_000)),
};
const redirects: Record<string, () => string> = {
  '/old': () => '/shop',
  '/older': () => `${site}/shop`,
  '/away': () => `http://127.0.0.1:${portOf(other)}/secret`,
  '/round': () => '/round',
};

beforeAll(async () => {
  picture = await sharp({ create: { width: 1200, height: 630, channels: 3, background: 'orange' } })
    .jpeg()
    .toBuffer();
  other = await listen((request, response) => {
    reached.push(request.url ?? '');
    response.end(picture);
  });
  storefront = await listen(({ url = '', headers }, response) => {
    asked.push(url);
    cookies.push(headers.cookie);
    const location = redirects[url]?.();
    if (location !== undefined) return void response.writeHead(308, { location }).end();
    if (url.startsWith('/media/')) return void response.end(picture);
    const html = pages[url]?.();
    response.writeHead(html === undefined ? 404 : 200, { 'content-type': 'text/html' });
    response.end(html);
  });
  const storefrontUrl = `http://127.0.0.1:${portOf(storefront)}`;
  shop = await openTestShop({ config: { storefrontUrl, siteUrl: site } });
  await fillTestMembers(shop);
});
afterAll(async () => {
  await shop.close();
  for (const server of [storefront, other]) {
    server.closeAllConnections();
    server.close();
  }
});
beforeEach(() => {
  [asked, cookies, reached] = [[], [], []];
});

const look = async (url: unknown) =>
  shop.post('/api/Admin/Get-Link-Preview', { url }, await signInStaff(shop, ['content']));
const read = async (url: string) => linkPreviewAnswer.parse((await look(url)).body);

test('a page of the shop is read with its picture, and without a cookie', async () => {
  const { facts, warnings } = await read('/shop');
  expect(facts).toMatchObject({
    url: `${site}/shop`,
    status: 200,
    title: 'گوشی',
    pageTitle: 'گوشی & لوازم | فروشگاه',
    pageDescription: 'شرح "گوشی"',
    namedAs: '',
    picture: {
      url: `${site}/media/og-p1-a.jpg`,
      width: 1200,
      height: 630,
      format: 'jpeg',
      bytes: picture.byteLength,
    },
  });
  expect(warnings.common).toEqual([]);
  expect(asked).toEqual(['/shop', '/media/og-p1-a.jpg']);
  expect(cookies).toEqual([undefined, undefined]);
  expect(await read(`${site}/shop#reviews`)).toEqual({ facts, warnings });
});

test.each(['/old', '/older'])('%s leads on within the shop', async (path) => {
  const { facts } = await read(path);
  expect(facts).toMatchObject({ url: `${site}/shop`, redirects: [308], status: 200 });
});

test('a redirect out of the shop is not followed', async () => {
  const { facts, warnings } = await read('/away');
  expect(facts.status).toBe(308);
  expect(warnings.common.join()).toContain('بیرون از فروشگاه');
  expect(reached).toEqual([]);
});

test('a picture of another site is not fetched', async () => {
  const { warnings } = await read('/elsewhere');
  expect(warnings.common).toEqual(['تصویر دریافت نشد']);
  expect(reached).toEqual([]);
});

test('redirects end, and a page is read to its bound', async () => {
  expect((await read('/round')).facts.redirects).toHaveLength(5);
  expect((await read('/endless')).facts.title).toBe('گوشی');
});

test('a canonical of another origin and a missing page are warned of', async () => {
  expect((await read('/named')).facts.namedAs).toBe('https://old.example');
  expect((await read('/nothing')).warnings.common[0]).toContain('پیدا نشد');
});

test.each([
  'http://127.0.0.1:1/',
  'http://169.254.169.254/latest/meta-data/',
  'https://shop.example.evil.example/',
  'https://shop.example:8443/',
  'https://user@shop.example/',
  '//evil.example/',
  '\\\\evil.example\\shop',
  'file:///etc/passwd',
  'gopher://shop.example/',
  '/api/dev/sms',
  '/%61pi/dev/sms',
  '/./api/dev/sms',
  '/shop/../api/dev/sms',
  '/API/health',
  '/media/x.webp',
  '/preview/x/product',
  '/cpfpco',
])('%s is refused, and nothing is asked', async (url) => {
  const { status, body } = await look(url);
  expect(status).toBe(422);
  expect(errorBody.parse(body).fields).toMatchObject({ url: expect.any(String) });
  expect([asked, reached]).toEqual([[], []]);
});

test.each([
  ['nothing', ''],
  ['a number', 5],
  ['a list', ['/shop']],
  ['a long text', `/${'a'.repeat(2_001)}`],
])('%s is no address', async (_, url) => {
  expect((await look(url)).status).toBe(422);
});

test('is refused without a session, and without a permission', async () => {
  const call = '/api/Admin/Get-Link-Preview';
  expect((await shop.post(call, { url: '/shop' })).status).toBe(401);
  const orders = await signInStaff(shop, ['orders']);
  expect((await shop.post(call, { url: '/shop' }, orders)).status).toBe(403);
});

test('a storefront that does not answer is said', async () => {
  const away = await openTestShop({
    config: { storefrontUrl: 'http://127.0.0.1:9', siteUrl: site },
    beside: shop,
  });
  const headers = await signInStaff(away, ['content']);
  expect((await away.post('/api/Admin/Get-Link-Preview', { url: '/shop' }, headers)).status).toBe(
    503,
  );
  await away.close();
});
