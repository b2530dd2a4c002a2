import { createHook } from 'node:async_hooks';
import { request, type IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { expectSharedText, sendSharedPage, varyKnown } from '#front/steps/shared-page.ts';
import { serverOf } from '#front/testing/serve.ts';
import { unknownCounts } from '#front/unknown.ts';

const page = (name: string): string => `<p>${name}</p>`.padEnd(4_000, 'کهربا ');
const pages = new Map(
  ['/a', '/b', '/c', '/private', '/gone', '/bytes', '/odd'].map((path) => [path, page(path)]),
);

pages.set(
  '/late',
  `<html>${page('/late')}<script src="/_next/static/a.js" id="_R_" async=""></script></body></html>`,
);

/** Answers as Next does for cached pages. */
const steps = { body: [sendSharedPage], head: [expectSharedText, varyKnown] };
const server = serverOf(steps, (asked, answer) => {
  const { url = '' } = asked;
  // As Next's 304 for a file: without its content type.
  if (url.startsWith('/file.')) {
    answer.statusCode = 304;
    answer.end();
    return;
  }
  const text = pages.get(url) ?? '';
  if (url === '/gone') answer.statusCode = 404;
  answer.setHeader('vary', 'rsc');
  answer.setHeader('cache-control', url === '/private' ? 'private, no-store' : 's-maxage=60');
  answer.setHeader('content-type', 'text/html; charset=utf-8');
  answer.setHeader('content-length', Buffer.byteLength(text));
  answer.end(url === '/bytes' ? Buffer.from(text) : text);
});
let port = 0;

beforeAll(async () => {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address !== null && typeof address === 'object') ({ port } = address);
});
afterAll(() => void server.close());

async function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ answer: IncomingMessage; bytes: Buffer }> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers }, resolve).on('error', reject).end();
  });
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(Buffer.from(chunk));
  return { answer, bytes: Buffer.concat(chunks) };
}

const chrome = { 'accept-encoding': 'gzip, deflate, br, zstd' };

// Most pages here have no scripts, which is logged once.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void jest.restoreAllMocks());

/** Repeats the request until the encodings, which are created in the background, exist. */
async function askEncoded(path: string, headers: Record<string, string>) {
  for (;;) {
    const asked = await ask(path, headers);
    if (asked.answer.headers['content-length'] !== undefined) return asked;
  }
}

test('the first answer is compressed while it streams, later ones in advance', async () => {
  const first = await ask('/a', chrome);
  expect(first.answer.headers).toMatchObject({
    'content-encoding': 'br',
    vary: 'rsc, Accept-Encoding',
  });
  expect(first.answer.headers['content-length']).toBeUndefined();
  expect(brotliDecompressSync(first.bytes).toString()).toBe(page('/a'));

  const { answer, bytes } = await askEncoded('/a', chrome);
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.headers['content-length']).toBe(String(bytes.length));
  expect(answer.headers.vary).toMatch(/rsc.*Accept-Encoding/);
  expect(brotliDecompressSync(bytes).toString()).toBe(page('/a'));

  const zipped = await askEncoded('/a', { 'accept-encoding': 'gzip, br;q=0.5' });
  expect(zipped.answer.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(zipped.bytes).toString()).toBe(page('/a'));
});

test.each<Record<string, string>>([
  {},
  { 'accept-encoding': 'identity' },
  { 'accept-encoding': 'br;q=0, gzip;q=0' },
])('plain bytes for %j', async (headers) => {
  await ask('/b');
  const { answer, bytes } = await ask('/b', headers);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.headers['content-length']).toBe(String(bytes.length));
  expect(bytes.toString()).toBe(page('/b'));
});

test('a page with late scripts is complete, with a correct length, without an encoding', async () => {
  for (let time = 0; time < 3; time += 1) {
    const { answer, bytes } = await ask('/late');
    expect(bytes.toString()).toMatch(/type="late".*<\/html>$/s);
    expect(answer.headers['content-length']).toBe(String(bytes.length));
  }
});

test('a known page is answered with 304 and no body, in any encoding', async () => {
  const { answer } = await ask('/c', chrome);
  const { etag } = answer.headers;
  if (etag === undefined) throw new Error('no ETag');
  for (const known of [etag, `"other", ${etag}`]) {
    const again = await ask('/c', { ...chrome, 'if-none-match': known });
    expect(again.answer.statusCode).toBe(304);
    expect(again.answer.headers).toMatchObject({
      etag,
      'cache-control': 's-maxage=60',
      vary: 'rsc, Accept-Encoding',
    });
    expect(again.bytes).toHaveLength(0);
  }
  expect((await ask('/c', { 'if-none-match': 'W/"other"' })).answer.statusCode).toBe(200);
});

const varyOf = async (path: string) => (await ask(path, chrome)).answer.headers.vary;

test('a 304 for a file has the same Vary as its first answer', async () => {
  expect(await varyOf('/file.svg')).toBe('Accept-Encoding');
  expect(await varyOf('/file.js.br?dpl=1')).toBe('Accept-Encoding');
  expect(await varyOf('/file.woff2')).toBeUndefined();
});

test('a page in another form, or with unknown scripts, is counted', async () => {
  const before = unknownCounts().get('a page as one text') ?? 0;
  const { answer, bytes } = await ask('/bytes');
  expect(answer.headers.etag).toBeUndefined();
  expect(bytes.toString()).toBe(page('/bytes'));
  expect(unknownCounts().get('a page as one text')).toBe(before + 1);
  const scripts = unknownCounts().get('the scripts of a page') ?? 0;
  await ask('/late');
  expect(unknownCounts().get('the scripts of a page') ?? 0).toBe(scripts);
  await ask('/odd');
  expect(unknownCounts().get('the scripts of a page')).toBe(scripts + 1);
});

test('each page and each version of it has its own ETag', async () => {
  const before = (await ask('/a')).answer.headers.etag;
  expect((await ask('/b')).answer.headers.etag).not.toBe(before);
  pages.set('/a', page('changed'));
  const after = await ask('/a', { 'if-none-match': String(before) });
  expect(after.answer.statusCode).toBe(200);
  expect(after.bytes.toString()).toBe(page('changed'));
});

test.each(['/private', '/gone'])('%s is compressed and not cached', async (path) => {
  for (let time = 0; time < 3; time += 1) {
    const { answer, bytes } = await ask(path, chrome);
    expect(answer.headers.etag).toBeUndefined();
    expect(answer.headers['content-length']).toBeUndefined();
    expect(brotliDecompressSync(bytes).toString()).toBe(page(path));
  }
});

test('a thousand pages requested twice are not encoded all at once', async () => {
  const many = Array.from({ length: 1_000 }, (_, n) => `/many-${n}`);
  for (const path of many) pages.set(path, page(path));
  const working = new Set<number>();
  let most = 0;
  const hook = createHook({
    init(id, type) {
      if (type !== 'ZLIB') return;
      working.add(id);
      most = Math.max(most, working.size);
    },
    destroy: (id) => void working.delete(id),
  });
  hook.enable();
  // Plain, so that nothing is compressed as it streams.
  for (let time = 0; time < 2; time += 1) {
    for (let n = 0; n < many.length; n += 50) {
      await Promise.all(many.slice(n, n + 50).map((path) => ask(path)));
    }
  }
  hook.disable();
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(50);
  // A refused page may be queued later.
  const { answer } = await askEncoded('/many-999', chrome);
  expect(answer.headers['content-encoding']).toBe('br');
}, 120_000);
