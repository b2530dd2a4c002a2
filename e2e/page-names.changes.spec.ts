import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright/test';
import { slugify } from '#lib/text/slug.ts';
import { administrator } from './support/opinions.ts';
import { expect, test } from './support/test.ts';

/** Pages written by these tests stay in the shop, so no other test may depend on them. */
const text = (word: string) => ({
  title: `صفحهٔ ${word}`,
  bodyHtml: `<p>متن ${word}</p>`,
  noIndex: true,
});

const pathOf = (name: string) => `/${slugify(name)}`;

const open = (request: APIRequestContext, path: string) =>
  request.get(encodeURI(path), { maxRedirects: 0 });

/** A change may take two seconds. */
const soon = { timeout: 2_000, intervals: [50] };

test('a renamed page is available within two seconds, and each old name redirects to it in one step', async ({
  request,
}) => {
  const shop = await administrator(request);
  // A retry finds the pages of the first attempt.
  const again = test.info().retry === 0 ? '' : ' دوباره';
  const [one, two, three] = [`آزمون یک${again}`, `آزمون دو${again}`, `آزمون سه${again}`] as const;
  const where = async (path: string) => {
    const answer = await open(request, path);
    const { location = '' } = answer.headers();
    return {
      status: answer.status(),
      location: decodeURI(location).replace(/^https?:..[^/]+/, ''),
    };
  };
  // Requested before it exists, so that the 404 is cached.
  expect(await where(pathOf(one))).toMatchObject({ status: 404 });
  await shop.savePage({ name: one, ...text('نخست') });
  await expect.poll(() => where(pathOf(one)), soon).toMatchObject({ status: 200 });

  await shop.savePage({ former: slugify(one), name: two, ...text('دوم') });
  const moved = { status: 308, location: pathOf(two) };
  await expect.poll(() => where(pathOf(one)), soon).toEqual(moved);
  expect(await (await open(request, pathOf(two))).text()).toContain('متن دوم');

  await shop.savePage({ former: slugify(two), name: three, ...text('سوم') });
  const last = { status: 308, location: pathOf(three) };
  // The first request after two seconds is redirected as well.
  await pause(soon.timeout);
  expect(await where(pathOf(two))).toEqual(last);
  expect(await where(pathOf(one))).toEqual(last);
  expect(await (await open(request, pathOf(three))).text()).toContain('متن سوم');

  // Another page may take a name that is free again.
  await shop.savePage({ name: one, ...text('چهارم') });
  await expect.poll(() => where(pathOf(one)), soon).toEqual({ status: 200, location: '' });
  const kept = async () => (await open(request, pathOf(one))).headers()['x-nextjs-cache'];
  await expect.poll(kept, soon).toBe('HIT');
  expect(await (await open(request, pathOf(one))).text()).toContain('متن چهارم');
});
