import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import { type LinkFacts, linkUrl, readLink } from '#scripts/preview/facts.ts';
import { lines } from '#scripts/preview/lines.ts';
import { services, shownText } from '#scripts/preview/services.ts';
import { sheet } from '#scripts/preview/sheet.ts';
import { commonWarnings, warningsFor } from '#scripts/preview/warnings.ts';
import { openSite, page, type Reply } from '#scripts/seo/testing.ts';

const meta = (property: string, content: string) =>
  `<meta property="${property}" content="${content}">`;
const preview = (picture: string) =>
  [
    meta('og:title', 'گوشی'),
    meta('og:description', 'شرح گوشی'),
    meta('og:site_name', 'کهربا'),
    picture === '' ? '' : meta('og:image', picture),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');

const jpeg = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'orange' } })
    .jpeg()
    .toBuffer();

const served = (body: Buffer): Reply => ({ headers: { 'content-type': 'image/jpeg' }, body });

const picture = {
  url: 'https://shop.example/a.jpg',
  status: 200,
  bytes: 90_000,
  width: 1200,
  height: 630,
  format: 'jpeg',
  data: Buffer.from('x'),
};
const facts: LinkFacts = {
  url: 'https://shop.example/shop/product/12/%DA%AF%D9%88%D8%B4%DB%8C',
  redirects: [],
  status: 200,
  title: 'گوشی',
  description: 'شرح',
  pageTitle: 'گوشی | کهربا',
  pageDescription: 'شرح',
  siteName: 'کهربا',
  card: 'summary_large_image',
  noIndex: false,
  namedAs: '',
  picture,
};

/** Names of the services with a warning. */
const warning = (changed: Partial<LinkFacts>): string[] =>
  services
    .filter((service) => warningsFor(service, { ...facts, ...changed }).length > 0)
    .map(({ name }) => name);

test('a link is a path of the shop or an address below it', () => {
  const base = 'http://localhost:3000';
  const encoded = `${base}/shop/product/12/%DA%AF%D9%88%D8%B4%DB%8C`;
  expect(linkUrl(base, '/shop/product/12/گوشی')).toBe(encoded);
  expect(linkUrl(base, encoded)).toBe(encoded);
  expect(() => linkUrl(base, 'https://other.example/')).toThrow('is not an address below');
  expect(() => linkUrl(base, '//other.example/')).toThrow('is not an address below');
});

test('reads what a page has for previews and search engines, with its image', async () => {
  const image = await jpeg(1200, 630);
  await using site = await openSite((base) => ({
    '/گوشی': page(base, '/گوشی', { preview: preview('/a.jpg') }),
    '/a.jpg': served(image),
  }));
  expect(await readLink(site.base, '/گوشی')).toMatchObject({
    status: 200,
    title: 'گوشی',
    description: 'شرح گوشی',
    pageTitle: 'عنوان /گوشی',
    siteName: 'کهربا',
    noIndex: false,
    picture: { status: 200, width: 1200, height: 630, format: 'jpeg', bytes: image.byteLength },
  });
});

test('a page without preview texts is shown by its title, without an image', async () => {
  await using site = await openSite((base) => ({
    '/a': page(base, '/a', {
      preview: '',
      head: '<meta name="robots" content="noindex">',
    }),
  }));
  const read = await readLink(site.base, '/a');
  expect(read).toMatchObject({ title: 'عنوان /a', description: 'شرح /a', noIndex: true });
  expect(commonWarnings(read)).toEqual(['تصویر ندارد']);
});

test('redirects are followed and reported', async () => {
  await using site = await openSite((base) => ({
    '/old': { status: 308, headers: { location: '/a' } },
    '/a': page(base, '/a'),
  }));
  const read = await readLink(site.base, '/old');
  expect(read).toMatchObject({ url: `${site.base}/a`, redirects: [308], status: 200 });
  expect(commonWarnings(read)).toContain('پیوند پس از ۱ تغییر مسیر به صفحه می‌رسد');
});

test("a test copy's image is requested from the copy", async () => {
  const image = await jpeg(600, 315);
  const named = 'https://shop.example';
  await using site = await openSite(() => ({
    '/a': page(named, '/a', { preview: preview(`${named}/a.jpg`) }),
    '/a.jpg': served(image),
  }));
  expect((await readLink(site.base, '/a')).picture).toMatchObject({
    url: `${site.base}/a.jpg`,
    width: 600,
  });
});

test.each([
  ['that is not there', { status: 404, body: 'x' }, 'تصویر دریافت نشد'],
  ['that is none', { body: 'x' }, 'فایل تصویر خوانده نشد'],
])('reports an image %s', async (_, reply, words) => {
  await using site = await openSite((base) => ({
    '/a': page(base, '/a', { preview: preview('/a.jpg') }),
    '/a.jpg': reply,
  }));
  expect(commonWarnings(await readLink(site.base, '/a'))).toEqual([words]);
});

test('reports an unreachable shop', async () => {
  const site = await openSite(() => ({}));
  await site[Symbol.asyncDispose]();
  await expect(readLink(site.base, '/')).rejects.toThrow('nothing answers');
});

test('warns of a shop with another name, except for a test copy', async () => {
  const named = 'https://shop.example';
  await using site = await openSite(() => ({ '/a': page(named, '/a', { preview: '' }) }));
  const open = site.base.replace('127.0.0.1', '0.0.0.0');
  expect((await readLink(site.base, '/a')).namedAs).toBe('');
  expect(commonWarnings(await readLink(open, '/a'))).toContain(
    'صفحه نشانی اصلی خود را https://shop.example می‌داند؛ SITE_URL را بررسی کنید',
  );
});

test('does not warn of a correct link', () => {
  expect(commonWarnings(facts)).toEqual([]);
  expect(warning({})).toEqual([]);
});

test.each<[string, Partial<LinkFacts>, string[]]>([
  ['a long title', { title: 'x'.repeat(68) }, ['whatsapp', 'bale']],
  ['a long title for search engines', { pageTitle: 'x'.repeat(61) }, ['google']],
  ['a long description', { description: 'x'.repeat(81) }, ['whatsapp']],
  ['no title', { title: '' }, ['telegram', 'whatsapp', 'bale', 'x']],
  ['no description', { description: '' }, ['telegram', 'whatsapp', 'bale']],
  ['a heavy picture', { picture: { ...picture, bytes: 600_001 } }, ['whatsapp']],
  [
    'a small picture',
    { picture: { ...picture, width: 299 } },
    ['telegram', 'whatsapp', 'bale', 'x'],
  ],
  ['noindex', { noIndex: true }, ['google']],
  ['a small card', { card: 'summary' }, ['x']],
])('%s is warned of where it matters', (_, changed, names) => {
  expect(warning(changed)).toEqual(names);
});

test.each<[string, Partial<LinkFacts>, RegExp]>([
  ['a missing page', { status: 404 }, /پیدا نشد \(وضعیت ۴۰۴\)/],
  ['a failing page', { status: 503 }, /وضعیت ۵۰۳/],
  ['a picture of a kind not all take', { picture: { ...picture, format: 'webp' } }, /webp/],
  ['a picture that is slow to load', { picture: { ...picture, bytes: 301_000 } }, /۳۰۱ کیلوبایت/],
])('%s is reported once for all pages', (_, changed, words) => {
  const changedFacts = { ...facts, ...changed };
  expect(commonWarnings(changedFacts)).toEqual([expect.stringMatching(words)]);
  expect(warning(changed)).toEqual([]);
});

test('a text is cut between words, unless it fits', () => {
  expect(shownText('گوشی هوشمند', 11)).toBe('گوشی هوشمند');
  expect(shownText('گوشی هوشمند', 8)).toBe('گوشی…');
  expect(shownText('گوشی', 0)).toBe('');
});

test('prints the page, its previews and the warnings', () => {
  const printed = lines({ ...facts, noIndex: true }).join('\n');
  expect(printed).toContain('shop.example/shop/product/12/گوشی');
  expect(printed).toContain('1200×630, jpeg, 90.0 kB');
  expect(printed).toMatch(/گوگل\n {2}گوشی \| کهربا\n {2}شرح\n {2}! صفحه noindex است/);
});

test('no text of a page becomes markup in the image', () => {
  const html = sheet({ ...facts, title: '<img src=x onerror=1>', siteName: '"><script>' });
  expect(html).not.toMatch(/<img src=x|<script/);
  expect(html).toContain('&lt;img src=x onerror=1&gt;');
});
