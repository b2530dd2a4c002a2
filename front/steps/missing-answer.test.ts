import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mendMissing, saidOnce } from '#front/steps/missing-answer.ts';
import { encodeBody } from '#front/steps/page-body.ts';

const noindex = '<meta name="robots" content="noindex"/>';
const twice = `<html><head>${noindex}<title>نیست</title>${noindex}</head><body>نیست</body></html>`;
const hour = 's-maxage=3600, stale-while-revalidate=2588400';

/**
 * Sends as Next sends what it has made before. `/begun/404` has its status as late as can be,
 * `/soft/404` is what answers a soft navigation to such a page.
 */
const server = createServer((asked, answer) => {
  encodeBody(asked, answer);
  mendMissing(answer);
  const [, kind = '', status = ''] = (asked.url ?? '').split('/');
  answer.setHeader('cache-control', kind === 'private' ? 'private, no-store' : hour);
  if (kind === 'soft') {
    answer.setHeader('content-type', 'text/x-component');
    answer.flushHeaders();
    answer.write(Buffer.from(`2:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;${status}"}\n`));
    answer.end();
    return;
  }
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  if (kind === 'begun') answer.writeHead(Number(status));
  else {
    answer.statusCode = Number(status);
    answer.setHeader('content-length', Buffer.byteLength(twice));
  }
  answer.end(asked.method === 'HEAD' ? null : twice);
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
])('%s %s may be kept: %s', async (method, path, expected) => {
  const answer = await fetch(base + path, { method, redirect: 'manual' });
  expect(answer.headers.get('cache-control')).toBe(expected);
});

test.each([404, 403])('a page of status %d says noindex once, and is whole', async (status) => {
  for (const encoding of ['br', 'identity']) {
    const answer = await fetch(`${base}/page/${status}`, {
      headers: { 'accept-encoding': encoding },
    });
    const html = await answer.text();
    expect(html.split(noindex)).toHaveLength(2);
    expect(html.endsWith('</html>')).toBe(true);
  }
});

test('a page that says it once or never, or is there, stays as it is', async () => {
  const once = twice.replace(noindex, '');
  expect(saidOnce(once)).toBe(once);
  expect(saidOnce('<p>متن</p>')).toBe('<p>متن</p>');
  expect(await (await fetch(`${base}/page/200`)).text()).toBe(twice);
});
