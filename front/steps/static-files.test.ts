import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  chooseFile,
  findEncodedFiles,
  findRootFiles,
  keepFile,
} from '#front/steps/static-files.ts';
import { serverOf } from '#front/testing/serve.ts';
import { sprites } from '#lib/sprites.ts';

const folder = mkdtempSync(join(tmpdir(), 'kahroba-static-'));
/** Answers with the path of the file it would send. */
let server: Server;
let port = 0;

beforeAll(async () => {
  await mkdir(join(folder, 'static', 'chunks'), { recursive: true });
  for (const name of ['a.js', 'a.js.br', 'a.js.gz', 'b.css', 'b.css.gz', 'c.js', 'd.woff2']) {
    writeFileSync(join(folder, 'static', 'chunks', name), '');
  }
  const files = findEncodedFiles(folder);
  const rootFiles = findRootFiles(join(import.meta.dirname, '..', '..', 'public'));
  const steps = { request: [keepFile(rootFiles), chooseFile(files)] };
  server = serverOf(steps, (asked, answer) => answer.end(asked.url));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', () => resolve()));
  const address = server.address();
  if (address !== null && typeof address === 'object') ({ port } = address);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

function ask(path: string, encoding: string): Promise<[string, IncomingHttpHeaders]> {
  return new Promise((resolve, reject) => {
    request(
      { port, host: '127.0.0.1', path, headers: { 'accept-encoding': encoding } },
      (answer) => {
        let text = '';
        answer.on('data', (chunk) => (text += String(chunk)));
        answer.on('end', () => resolve([text, answer.headers]));
      },
    )
      .on('error', reject)
      .end();
  });
}

test.each([
  ['a.js', 'gzip, deflate, br', 'a.js.br', 'br'],
  ['a.js?dpl=1', 'gzip, deflate, br', 'a.js.br', 'br'],
  ['a.js', 'gzip', 'a.js.gz', 'gzip'],
  ['b.css', 'gzip, br', 'b.css.gz', 'gzip'],
])('%s for %s is sent as %s', async (name, accepted, sent, encoding) => {
  const [path, headers] = await ask(`/_next/static/chunks/${name}`, accepted);
  expect(path).toBe(`/_next/static/chunks/${sent}`);
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers['content-type']).toMatch(/^text\/(?:javascript|css); charset=utf-8$/);
});

test.each([
  ['/_next/static/chunks/a.js', 'identity'],
  ['/_next/static/chunks/c.js', 'br'],
  ['/_next/static/chunks/d.woff2', 'br'],
  ['/_next/static/chunks/none.js', 'br'],
  ['/a.js', 'br'],
])('%s for %s stays plain', async (path, accepted) => {
  const [sent, headers] = await ask(path, accepted);
  expect(sent).toBe(path);
  expect(headers['content-encoding']).toBeUndefined();
});

test('without a build there are no encoded files', () => {
  expect(findEncodedFiles(join(folder, 'nowhere')).size).toBe(0);
});

const [sprite = ''] = Object.values(sprites);
test.each([
  [sprite, 'public, max-age=31536000, immutable'],
  ['/favicon.ico', 'public, max-age=86400'],
  ['/og-default.jpg', 'public, max-age=86400'],
  ['/badges/enamad.svg', 'public, max-age=86400'],
  ['/favicon.ico/x', undefined],
  ['/', undefined],
])('%s may be cached: %s', async (path, kept) => {
  const [, headers] = await ask(path, 'identity');
  expect(headers['cache-control']).toBe(kept);
});
