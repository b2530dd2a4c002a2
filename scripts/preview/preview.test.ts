import { expect, test } from '@jest/globals';
import sharp from 'sharp';
import type { LinkFacts } from '#lib/rules/link-preview/facts.ts';
import { services, shownText } from '#lib/rules/link-preview/services.ts';
import { commonWarnings, warningsFor } from '#lib/rules/link-preview/warnings.ts';
import { fittingTitle, titleWidth } from '#lib/rules/link-preview/width.ts';
import { lines } from '#scripts/preview/lines.ts';
import { sheet } from '#scripts/preview/sheet.ts';
import { ownAddress } from '#server/link-preview/own-addresses.ts';
import { type ReadLink, readLink } from '#server/link-preview/read-link.ts';
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
const facts: ReadLink = {
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
  const own = (asked: string) => ownAddress({ base, site: base }, asked)?.href;
  expect(own('/shop/product/12/گوشی')).toBe(encoded);
  expect(own(encoded)).toBe(encoded);
});

test.each([
  'https://other.example/',
  '//other.example/',
  '\\\\other.example/',
  'http://localhost:3001/',
  'http://localhost:3000@other.example/',
  'http://user:pass@localhost:3000/',
  'http://127.0.0.1:3000/',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'https://localhost:3000/',
])('%s is not a link of the shop', (asked) => {
  const base = 'http://localhost:3000';
  expect(ownAddress({ base, site: base }, asked)).toBeNull();
});

/** What is read of a link of a site that answers. */
async function readFacts(base: string, link: string): Promise<ReadLink> {
  const read = await readLink({ base, link });
  if (typeof read === 'string') throw new Error(read);
  return read;
}

test('reads what a page has for previews and search engines, with its image', async () => {
  const image = await jpeg(1200, 630);
  await using site = await openSite((base) => ({
    '/گوشی': page(base, '/گوشی', { preview: preview('/a.jpg') }),
    '/a.jpg': served(image),
  }));
  expect(await readFacts(site.base, '/گوشی')).toMatchObject({
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
  const read = await readFacts(site.base, '/a');
  expect(read).toMatchObject({ title: 'عنوان /a', description: 'شرح /a.', noIndex: true });
  expect(commonWarnings(read)).toEqual(['تصویر ندارد']);
});

test('redirects are followed and reported', async () => {
  await using site = await openSite((base) => ({
    '/old': { status: 308, headers: { location: '/a' } },
    '/a': page(base, '/a'),
  }));
  const read = await readFacts(site.base, '/old');
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
  expect((await readFacts(site.base, '/a')).picture).toMatchObject({
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
  expect(commonWarnings(await readFacts(site.base, '/a'))).toEqual([words]);
});

test('reports an unreachable shop', async () => {
  const site = await openSite(() => ({}));
  await site[Symbol.asyncDispose]();
  expect(await readLink({ base: site.base, link: '/' })).toBe('unreachable');
});

test('warns of a shop with another name, except for a test copy', async () => {
  const named = 'https://shop.example';
  await using site = await openSite(() => ({ '/a': page(named, '/a', { preview: '' }) }));
  const open = site.base.replace('127.0.0.1', '0.0.0.0');
  expect((await readFacts(site.base, '/a')).namedAs).toBe('');
  expect(commonWarnings(await readFacts(open, '/a'))).toContain(
    'صفحه نشانی اصلی خود را https://shop.example می‌داند؛ SITE_URL را بررسی کنید',
  );
});

test('does not warn of a correct link', () => {
  expect(commonWarnings(facts)).toEqual([]);
  expect(warning({})).toEqual([]);
});

test.each<[string, Partial<LinkFacts>, string[]]>([
  ['a long title', { title: 'x'.repeat(68) }, ['whatsapp', 'eitaa', 'bale']],
  ['a long title for search engines', { pageTitle: 'x'.repeat(61) }, ['google']],
  ['a long description', { description: 'x'.repeat(81) }, ['whatsapp']],
  ['no title', { title: '' }, ['telegram', 'whatsapp', 'eitaa', 'bale', 'x']],
  ['no description', { description: '' }, ['telegram', 'whatsapp', 'eitaa', 'bale']],
  ['a heavy picture', { picture: { ...picture, bytes: 600_001 } }, ['whatsapp']],
  [
    'a small picture',
    { picture: { ...picture, width: 299 } },
    ['telegram', 'whatsapp', 'eitaa', 'bale', 'x'],
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

test('a title among search results is cut by its width, not by its letters', () => {
  const [narrow, wide] = ['i'.repeat(100), 'W'.repeat(40)];
  expect(titleWidth(narrow)).toBeLessThan(600);
  expect(fittingTitle(narrow, 600)).toBe(narrow);
  expect(titleWidth(wide)).toBeGreaterThan(600);
  expect(warning({ pageTitle: narrow })).toEqual([]);
  expect(warning({ pageTitle: wide })).toEqual(['google']);
  expect(fittingTitle('گوشی موبایل '.repeat(10), 130)).toBe('گوشی موبایل…');
});

test('a text is cut between words, unless it fits', () => {
  expect(shownText('گوشی هوشمند', 11)).toBe('گوشی هوشمند');
  expect(shownText('گوشی هوشمند', 8)).toBe('گوشی…');
  expect(shownText('گوشی، هوشمند', 8)).toBe('گوشی…');
  expect(shownText('گوشی. هوشمند', 8)).toBe('گوشی…');
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
