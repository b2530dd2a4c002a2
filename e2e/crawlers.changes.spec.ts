import { paths } from '#lib/contract/paths.ts';
import { slugify } from '#lib/text/slug.ts';
import { postPath, richPost, written } from './support/blog.ts';
import { agents, crawl } from './support/crawlers.ts';
import { administrator } from './support/opinions.ts';
import { detail, productPath, productsForSale, setName, setRemoved } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** What every crawler gets at former addresses. */

// The shop's commands take seconds each.
test.setTimeout(120_000);

const soon = { timeout: 10_000, intervals: [100] };
/** No other test uses the last of them. */
const ownProduct = async () => {
  const products = await productsForSale();
  return detail(products.at(-1)?.websiteCode ?? 0);
};

/** Expects that each crawler is redirected in one hop from the old to the new address. */
async function expectMoved(base: string | undefined, from: string, to: string): Promise<void> {
  const ask = (path: string, agent: string | null) => crawl(base, path, agent);
  const where = async () => (await ask(from, null)).location;
  await expect.poll(where, soon).toBe(encodeURI(to));
  // The page itself may be served stale once.
  await expect.poll(async () => (await ask(to, null)).status, soon).toBe(200);
  for (const [name, agent] of Object.entries(agents)) {
    // oxlint-disable-next-line no-await-in-loop -- one crawler after the other
    const { status, location } = await ask(from, agent);
    expect([status, location], name).toEqual([308, encodeURI(to)]);
    // oxlint-disable-next-line no-await-in-loop
    expect((await ask(to, agent)).status, name).toBe(200);
  }
}

const named = (xml: string): string[] =>
  Array.from(xml.matchAll(/<loc>([^<]*)/g), ([, url = '']) => url);

/** Addresses that the sitemaps name, decoded. */
async function listed(base: string | undefined): Promise<string[]> {
  const index = await crawl(base, '/sitemap.xml', null);
  const parts = await Promise.all(
    named(index.html).map((url) => crawl(base, new URL(url).pathname, null)),
  );
  return parts.flatMap(({ html }) => named(html).map((url) => decodeURI(new URL(url).pathname)));
}

test('every crawler is redirected from the former slug of a product', async ({ baseURL }) => {
  const { websiteCode, slug, nameFa } = await ownProduct();
  const [former, name] = [productPath({ websiteCode, slug }), `${nameFa} با نام تازه`];
  const now = productPath({ websiteCode, slug: slugify(name) });
  expect((await crawl(baseURL, former, null)).status).toBe(200);
  await setName(websiteCode, name);
  try {
    await expectMoved(baseURL, former, now);
    await expect.poll(() => listed(baseURL), soon).toContain(now);
    expect(await listed(baseURL)).not.toContain(former);
  } finally {
    await setName(websiteCode, nameFa);
  }
  await expectMoved(baseURL, now, former);
});

test('every crawler is redirected from the former slug of a post', async ({ baseURL, request }) => {
  const shop = await administrator(request);
  const post = await richPost(2);
  const [former, now] = [postPath(post), paths.post(post.id, 'نشانی-نو')];
  expect((await crawl(baseURL, former, null)).status).toBe(200);
  await shop.savePost({ ...written(post), slug: 'نشانی-نو' });
  try {
    await expectMoved(baseURL, former, now);
    await expect.poll(() => listed(baseURL), soon).toContain(now);
    expect(await listed(baseURL)).not.toContain(former);
  } finally {
    await shop.savePost(written(post));
  }
  await expectMoved(baseURL, now, former);
});

test('every crawler is redirected from the former name of a page', async ({ baseURL, request }) => {
  const shop = await administrator(request);
  const page = { title: 'صفحهٔ خزنده', bodyHtml: '<p>متن</p>', noIndex: true };
  await shop.savePage({ name: 'خزنده یک', ...page });
  const was = async () => (await crawl(baseURL, '/خزنده-یک', null)).status;
  await expect.poll(was, soon).toBe(200);
  await shop.savePage({ former: 'خزنده-یک', name: 'خزنده دو', ...page });
  await expectMoved(baseURL, '/خزنده-یک', '/خزنده-دو');
});

test('a removed product answers 404 to every crawler and is in no sitemap', async ({ baseURL }) => {
  const { websiteCode, slug } = await ownProduct();
  const path = productPath({ websiteCode, slug });
  const statusFor = async (agent: string | null) => (await crawl(baseURL, path, agent)).status;
  expect(await listed(baseURL)).toContain(path);
  await setRemoved(websiteCode, true);
  try {
    await expect.poll(() => statusFor(null), soon).toBe(404);
    for (const [name, agent] of Object.entries(agents)) {
      // oxlint-disable-next-line no-await-in-loop -- one crawler after the other
      const { status, html } = await crawl(baseURL, path, agent);
      expect([status, /name="robots" content="noindex/.test(html)], name).toEqual([404, true]);
    }
    await expect.poll(() => listed(baseURL), soon).not.toContain(path);
  } finally {
    await setRemoved(websiteCode, false);
  }
  await expect.poll(() => statusFor(null), soon).toBe(200);
  await expect.poll(() => listed(baseURL), soon).toContain(path);
});
