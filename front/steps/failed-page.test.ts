import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { tooManyTexts } from '#front/documents/texts.ts';
import { noteCall } from '#lib/calls/service-standing.ts';
import { replaceFailedPage } from '#front/steps/failed-page.ts';
import { serverOf } from '#front/testing/serve.ts';
import { failedTexts } from '#lib/failed-texts.ts';

const answers: Record<string, (answer: ServerResponse) => void> = {
  '/ended': (answer) => answer.end('<html id="__next_error__">'),
  '/streamed': (answer) => {
    answer.write('<html id="__next_error__">');
    answer.end('<body>');
  },
  '/compressed': (answer) => {
    answer.setHeader('content-encoding', 'gzip');
    answer.writeHead(500);
    answer.write(gzipSync('<html>'));
    answer.end();
  },
  '/refused': (answer) => {
    answer.statusCode = 429;
    answer.end();
  },
  '/refused-for-long': (answer) => {
    answer.statusCode = 429;
    answer.setHeader('retry-after', '42');
    answer.end();
  },
  '/fine': (answer) => {
    answer.statusCode = 200;
    answer.end('fine');
  },
};

const server = serverOf({ head: [replaceFailedPage(false)] }, (request, answer) => {
  answer.statusCode = 500;
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  answer.setHeader('link', '</_next/static/media/shop.woff2>; rel=preload; as="font"');
  answers[`/${request.url?.split('/').at(-1)}`]?.(answer);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
});
afterAll(() => void server.close());

async function ask(path: string, headers: Record<string, string> = { accept: 'text/html,*/*' }) {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('not listening');
  return fetch(`http://127.0.0.1:${address.port}${path}`, {
    headers: { 'accept-encoding': 'identity', ...headers },
  });
}

test.each(['/ended', '/streamed', '/compressed'])(
  '%s: the document replaces Next’s error page',
  async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const page = await answer.text();
    expect(page).toContain(failedTexts.title);
    expect(page).toContain('url("/_next/static/media/shop.woff2")');
    expect(page).not.toContain('__next_error__');
  },
);

test('a page fails with 503 and Retry-After while the service is unreachable', async () => {
  noteCall(false);
  const answer = await ask('/ended');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toContain('<!DOCTYPE html>');
  noteCall(true);
  const other = await ask('/ended');
  expect([other.status, other.headers.get('retry-after')]).toEqual([500, null]);
});

test('a client that accepts any type gets the document', async () => {
  const answer = await ask('/ended', { accept: '*/*' });
  expect(await answer.text()).toContain('<!DOCTYPE html>');
  const script = await ask('/ended', { accept: '*/*', 'sec-fetch-dest': 'empty' });
  expect(await script.text()).toContain('__next_error__');
});

test('a request that the middleware refuses gets the document', async () => {
  const answer = await ask('/refused');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await answer.text()).toContain('<!DOCTYPE html>');
});

test('Retry-After of a refusal is kept', async () => {
  const answer = await ask('/refused-for-long');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '42']);
  expect(await answer.text()).toContain(tooManyTexts.title);
});

test('a successful page is unchanged', async () => {
  expect(await (await ask('/fine')).text()).toBe('fine');
});

test.each([
  ['calls', '/api/ended', { accept: 'text/html' }],
  ['parts of pages', '/ended', { accept: 'text/html', rsc: '1' }],
  ['requests for pictures', '/ended', { accept: 'image/webp' }],
])('%s are unchanged', async (_name, path, headers) => {
  expect(await (await ask(path, headers)).text()).toContain('__next_error__');
});
