import { setTimeout as pause } from 'node:timers/promises';
import type { APIRequestContext } from 'playwright/test';
import { administrator } from './support/opinions.ts';
import { expect, test } from './support/test.ts';

/** What these tests write stays in the shop, so it is no page that anybody looks for. */
const text = (word: string) => ({
  title: `صفحهٔ ${word}`,
  bodyHtml: `<p>متن ${word}</p>`,
  noIndex: true,
});

const open = (request: APIRequestContext, path: string) =>
  request.get(encodeURI(path), { maxRedirects: 0 });

/** Two seconds is what a change may take. */
const soon = { timeout: 2_000, intervals: [50] };

test('a page with another name is there within two seconds, and one step leads to it from each old one', async ({
  request,
}) => {
  const shop = await administrator(request);
  const where = async (path: string) => {
    const answer = await open(request, path);
    const { location = '' } = answer.headers();
    return {
      status: answer.status(),
      location: decodeURI(location).replace(/^https?:..[^/]+/, ''),
    };
  };
  // Asked for before it is there, so that it is known to be missing.
  expect(await where('/آزمون-یک')).toMatchObject({ status: 404 });
  await shop.savePage({ name: 'آزمون یک', ...text('نخست') });
  await expect.poll(() => where('/آزمون-یک'), soon).toMatchObject({ status: 200 });

  await shop.savePage({ former: 'آزمون-یک', name: 'آزمون دو', ...text('دوم') });
  const moved = { status: 308, location: '/آزمون-دو' };
  await expect.poll(() => where('/آزمون-یک'), soon).toEqual(moved);
  expect(await (await open(request, '/آزمون-دو')).text()).toContain('متن دوم');

  await shop.savePage({ former: 'آزمون-دو', name: 'آزمون سه', ...text('سوم') });
  const last = { status: 308, location: '/آزمون-سه' };
  // The first who comes after two seconds is led there, too.
  await pause(soon.timeout);
  expect(await where('/آزمون-دو')).toEqual(last);
  expect(await where('/آزمون-یک')).toEqual(last);
  expect(await (await open(request, '/آزمون-سه')).text()).toContain('متن سوم');

  // Another page may take a name that is free again.
  await shop.savePage({ name: 'آزمون یک', ...text('چهارم') });
  await expect.poll(() => where('/آزمون-یک'), soon).toEqual({ status: 200, location: '' });
  const kept = await open(request, '/آزمون-یک');
  expect(kept.headers()['x-nextjs-cache']).toBe('HIT');
  expect(await kept.text()).toContain('متن چهارم');
});
