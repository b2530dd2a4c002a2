import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { sayNoindexOnce, shortenMissing } from '#front/steps/missing-answer.ts';
import { serverOf } from '#front/testing/serve.ts';
import { unknownCounts } from '#front/unknown.ts';

const noindex = '<meta name="robots" content="noindex"/>';
const twice = `<html><head>${noindex}<title>نیست</title>${noindex}</head><body>نیست</body></html>`;
const otherwise = '<html><head><meta name=robots content=noindex></head></html>';
const hour = 's-maxage=3600, stale-while-revalidate=2588400';

/**
 * Answers as Next does for cached pages. `/begun/404` gets its status as late as possible,
 * `/soft/404` is the answer to a soft navigation to such a page.
 */
const steps = { body: [sayNoindexOnce], head: [shortenMissing] };
const server = serverOf(steps, (asked, answer) => {
  const [, kind = '', status = ''] = (asked.url ?? '').split('/');
  answer.setHeader('cache-control', kind === 'private' ? 'private, no-store' : hour);
  if (kind.startsWith('soft')) {
    const data = `2:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;${status}"}\n`;
    answer.setHeader('content-type', 'text/x-component');
    answer.flushHeaders();
    answer.write(kind === 'soft' ? Buffer.from(data) : data);
    answer.end();
    return;
  }
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  const page = kind === 'otherwise' ? otherwise : twice;
  if (kind === 'begun') answer.writeHead(Number(status));
  else {
    answer.statusCode = Number(status);
    answer.setHeader('content-length', Buffer.byteLength(page));
  }
  answer.end(asked.method === 'HEAD' ? null : page);
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address !== null && typeof address === 'object') base = `http://127.0.0.1:${address.port}`;
});
afterAll(() => void server.close());

test.each([
  ['GET', '/page/404', 's-maxage=60'],
  ['HEAD', '/page/404', 's-maxage=60'],
  ['GET', '/begun/404', 's-maxage=60'],
  ['GET', '/soft/404', 's-maxage=60'],
  ['GET', '/private/404', 'private, no-store'],
  ['GET', '/page/200', hour],
  ['GET', '/page/308', hour],
  ['GET', '/soft/403', hour],
])('%s %s may be cached: %s', async (method, path, expected) => {
  const answer = await fetch(base + path, { method, redirect: 'manual' });
  expect(answer.headers.get('cache-control')).toBe(expected);
});

test.each([404, 403])('a page of status %d has noindex once, and is complete', async (status) => {
  for (const encoding of ['br', 'identity']) {
    const answer = await fetch(`${base}/page/${status}`, {
      headers: { 'accept-encoding': encoding },
    });
    const html = await answer.text();
    expect(html.split(noindex)).toHaveLength(2);
    expect(html.endsWith('</html>')).toBe(true);
  }
});

test('an existing page is unchanged', async () => {
  expect(await (await fetch(`${base}/page/200`)).text()).toBe(twice);
});

test('a missing page with noindex in another form is unchanged and counted', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(await (await fetch(`${base}/otherwise/404`)).text()).toBe(otherwise);
  expect(await (await fetch(`${base}/soft-text/404`)).text()).toContain('404');
  expect([...unknownCounts()]).toEqual([
    ['noindex on a refused page', 1],
    ['data as bytes', 1],
  ]);
  expect(consoleError).toHaveBeenCalledTimes(2);
  consoleError.mockRestore();
});
