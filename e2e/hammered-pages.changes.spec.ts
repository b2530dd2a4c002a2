import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright/test';
import { paths } from '#lib/contract/paths.ts';
import { postDetail, postPath, posts, richPost, written } from './support/blog.ts';
import { administrator } from './support/opinions.ts';
import { pricedProduct, productPath, setPrice } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** The time a change may take, in ms. It is waited for as a whole: requests in between would renew a page that was missed. */
const soon = 2_000;

const read = (request: APIRequestContext, path: string) =>
  request.get(encodeURI(path), { maxRedirects: 0 });
const textOf = async (request: APIRequestContext, path: string) =>
  (await read(request, path)).text();

/** Status and target of an address that is requested once. */
async function where(request: APIRequestContext, path: string) {
  const answer = await read(request, path);
  const { location = '' } = answer.headers();
  return [answer.status(), decodeURI(location).replace(/^https?:..[^/]+/, '')];
}

/** Lets four readers request pages while `work` runs. */
async function whileRead(request: APIRequestContext, pages: string[], work: () => Promise<void>) {
  const over = new AbortController();
  const reader = async (path: string) => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as a reader does
    while (!over.signal.aborted) await read(request, path);
  };
  const readers = Array.from({ length: 4 }, (_, n) => reader(pages[n % pages.length] ?? '/'));
  await work().finally(() => over.abort());
  await Promise.all(readers);
}

/** Pause after a change, from 100 to 700 ms; the same in each run. */
const between = (n: number): number => 100 + ((n * 277) % 600);

test('a post changed ten times under load ends up in its last version', async ({ request }) => {
  test.setTimeout(90_000);
  const shop = await administrator(request);
  const before = await richPost(1);
  const pages = [postPath(before), paths.blog];
  const titleOf = (n: number) => `${before.title} (ویرایش ${n}.)`;
  try {
    await whileRead(request, pages, async () => {
      for (let n = 1; n <= 10; n += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await shop.savePost({ ...written(before), title: titleOf(n) });
        // oxlint-disable-next-line no-await-in-loop
        if (n < 10) await pause(between(n));
      }
    });
    await pause(soon);
    for (const path of pages) expect(await textOf(request, path), path).toContain(titleOf(10));
  } finally {
    await shop.savePost(written(before));
  }
});

test('a product whose price changes under load ends up with its last price', async ({
  request,
}) => {
  test.setTimeout(90_000);
  const { product, id, price } = await pricedProduct(1);
  const pages = [productPath(product), '/shop'];
  await whileRead(request, pages, async () => {
    for (let n = 1; n <= 8; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await setPrice(product.websiteCode, id, price - n * 1_000);
      // oxlint-disable-next-line no-await-in-loop
      if (n < 8) await pause(between(n));
    }
  });
  await pause(soon);
  const shown = new Intl.NumberFormat('fa-IR').format(price - 8_000);
  for (const path of pages) expect(await textOf(request, path), path).toContain(shown);
  await setPrice(product.websiteCode, id, price);
});

test('two seconds later, a single request to each address of a moved or withdrawn post is answered correctly', async ({
  request,
}) => {
  const shop = await administrator(request);
  const before = await richPost(1);
  const [first, second] = ['نشانی-یکم', 'نشانی-دوم'].map((slug) => paths.post(before.id, slug));
  const addresses = [postPath(before), first ?? '', second ?? ''];
  const ask = () => Promise.all(addresses.map((path) => where(request, path)));
  await ask();
  try {
    await shop.savePost({ ...written(before), slug: 'نشانی-یکم' });
    await pause(soon);
    expect(await ask()).toEqual([
      [308, first],
      [200, ''],
      [308, first],
    ]);
    await shop.savePost({ ...written(before), slug: 'نشانی-دوم' });
    await pause(soon);
    expect(await ask()).toEqual([
      [308, second],
      [308, second],
      [200, ''],
    ]);
    await shop.savePost({ ...written(before), publishedTime: null });
    await pause(soon);
    expect(await ask()).toEqual(addresses.map(() => [404, '']));
  } finally {
    await shop.savePost(written(before));
  }
  await pause(soon);
  expect(await where(request, postPath(before))).toEqual([200, '']);
});

test('a single request for a far page of the magazine shows a change after two seconds', async ({
  request,
}) => {
  const shop = await administrator(request);
  const { items } = await posts({ page: 2 });
  // Not the first of its page, which moves to another page when a post is withdrawn.
  const before = await postDetail(items.at(-2)?.id ?? 0);
  const far = `${paths.blog}?page=2`;
  const title = `${before.title} (دور)`;
  expect(await textOf(request, far)).not.toContain(title);
  await shop.savePost({ ...written(before), title });
  try {
    await pause(soon);
    expect(await textOf(request, far)).toContain(title);
  } finally {
    await shop.savePost(written(before));
  }
});

test('two seconds later, a single request to each former name of a page is redirected', async ({
  request,
}) => {
  const shop = await administrator(request);
  const page = { title: 'صفحهٔ کوچنده', bodyHtml: '<p>متن</p>', noIndex: true };
  // Pages written by a test stay, so a retry uses other names.
  const [one, two] = ['یک', 'دو'].map((word) => `کوچ-${word.repeat(test.info().retry + 1)}`);
  const addresses = [`/${one}`, `/${two}`];
  const ask = () => Promise.all(addresses.map((path) => where(request, path)));
  expect(await ask()).toEqual([
    [404, ''],
    [404, ''],
  ]);
  await shop.savePage({ name: one ?? '', ...page });
  await pause(soon);
  expect(await ask()).toEqual([
    [200, ''],
    [404, ''],
  ]);
  await shop.savePage({ former: one ?? '', name: two ?? '', ...page });
  await pause(soon);
  expect(await ask()).toEqual([
    [308, `/${two}`],
    [200, ''],
  ]);
});
