import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright/test';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { paths } from '#lib/contract/paths.ts';
import { postDetail, postPath, richPost, written } from './support/blog.ts';
import { administrator } from './support/opinions.ts';
import { detail, setPrice } from './support/shop.ts';
import { expect, test } from './support/test.ts';

/** A change may take two seconds. */
const soon = { timeout: 2_000, intervals: [50] };

const feeds = [paths.blogFeed, paths.blogAtom];

const read = (request: APIRequestContext, path: string) =>
  request.get(encodeURI(path), { maxRedirects: 0 });
const textOf = async (request: APIRequestContext, path: string) =>
  (await read(request, path)).text();

test('a changed post is updated on its page and in its lists within two seconds', async ({
  request,
}) => {
  const shop = await administrator(request);
  const before = await richPost();
  const lists = [paths.blog, paths.blogCategory(before.category.slug)];
  const pages = [postPath(before), ...lists];
  const title = `${before.title} (ویرایش دوم)`;
  for (const path of pages) expect(await textOf(request, path)).not.toContain(title);
  await shop.savePost({ ...written(before), title });
  try {
    for (const path of pages) {
      await expect.poll(() => textOf(request, path), soon).toContain(title);
    }
    const again = await read(request, postPath(before));
    expect(again.headers()['x-nextjs-cache']).toBe('HIT');

    await shop.savePost({ ...written(before), title, slug: 'نشانی-تازه' });
    const moved = encodeURI(paths.post(before.id, 'نشانی-تازه'));
    await expect
      .poll(async () => (await read(request, postPath(before))).headers()['location'], soon)
      .toMatch(new RegExp(`${moved}$`));
  } finally {
    await shop.savePost(written(before));
  }
  await expect.poll(() => textOf(request, postPath(before)), soon).not.toContain(title);
});

test('a moved or withdrawn post answers so within two seconds', async ({ request }) => {
  const shop = await administrator(request);
  const before = await richPost();
  const lists = [paths.blogAuthor(before.author.slug), paths.blog];
  const statusOf = async (path: string) => (await read(request, path)).status();
  // Requested first, so that there are old pages in the cache.
  for (const path of [postPath(before), ...lists]) await read(request, path);
  for (const path of feeds) expect(await textOf(request, path)).toContain(before.title);
  try {
    await shop.savePost({ ...written(before), slug: 'نشانی-دیگر' });
    await expect.poll(() => statusOf(postPath(before)), soon).toBe(308);
    // Lets renders after the first change finish; their data is older than the second change.
    await pause(soon.timeout);

    await shop.savePost({ ...written(before), publishedTime: null });
    for (const path of [postPath(before), paths.post(before.id, 'نشانی-دیگر')]) {
      await expect.poll(() => statusOf(path), soon).toBe(404);
    }
    for (const path of lists) {
      await expect.poll(() => textOf(request, path), soon).not.toContain(before.title);
    }
    // The feeds were not requested meanwhile: the first request gets their current state.
    await pause(soon.timeout);
    for (const path of feeds) expect(await textOf(request, path)).not.toContain(before.title);
  } finally {
    await shop.savePost(written(before));
  }
  await expect.poll(() => textOf(request, postPath(before)), soon).toContain(before.title);
});

test('the price of a product in a post is updated within two seconds', async ({ request }) => {
  const post = await postDetail((await richPost()).id);
  const card = post.products.find(
    ({ availability }) => availability === availabilityCodes.available,
  );
  const product = await detail(card?.websiteCode ?? 0);
  const variant = product.variants.find(({ id }) => id === product.defaultVariantId);
  if (!variant?.price) throw new Error('Nothing in the post is sold.');
  const price = variant.price - 10_000;
  const shown = new Intl.NumberFormat('fa-IR').format(price);
  expect(await textOf(request, postPath(post))).not.toContain(shown);
  await setPrice(product.websiteCode, variant.id, price);
  await expect.poll(() => textOf(request, postPath(post)), soon).toContain(shown);
});
