import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { createBuiltPages } from '#front/page-cache/built-pages.ts';

const distDir = mkdtempSync(join(tmpdir(), 'kahroba-build-'));
afterAll(() => rmSync(distDir, { recursive: true }));

const keyOf = (path: string): string => `/route-cache/APP_PAGE/0/$${path}`;

function write(name: string, text: string): void {
  const path = join(distDir, 'server/app', name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function writePage(path: string, more: object = {}, isFallback = false): void {
  const routeCache = { key: keyOf(path), isFallback };
  write(`${path}.meta`, JSON.stringify({ status: 200, headers: { a: 'b' }, routeCache, ...more }));
  write(`${path}.html`, `<p>${path}</p>`);
}

writePage('/shop', { segmentPaths: ['/_tree', '/shop/__PAGE__'] });
write('/shop.rsc', 'data');
write('/shop.segments/_tree.segment.rsc', 'tree');
write('/shop.segments/shop/__PAGE__.segment.rsc', 'page');
writePage('/cut');
writePage('/blog/[id]', {}, true);
write('/blog/[id].rsc', 'data');
writePage('/search', { postponed: 'later' }, true);
write('/other.meta', '{"status":200}');

const read = createBuiltPages(distDir);

test('a page comes with its data, its segments, its headers and its age', async () => {
  const page = await read(keyOf('/shop'), false);
  expect(page?.value).toEqual({
    kind: 'APP_PAGE',
    html: '<p>/shop</p>',
    rscData: Buffer.from('data'),
    segmentData: new Map([
      ['/_tree', Buffer.from('tree')],
      ['/shop/__PAGE__', Buffer.from('page')],
    ]),
    postponed: undefined,
    headers: { a: 'b' },
    status: 200,
  });
  expect(Date.now() - (page?.since ?? 0)).toBeLessThan(60_000);
});

test('a missing or incomplete page is left to Next', async () => {
  expect(await read(keyOf('/none'), false)).toBeNull();
  expect(await read('/shop', false)).toBeNull();
  expect(await read(keyOf('/cut'), false)).toBeNull();
  expect(await createBuiltPages(join(distDir, 'none'))(keyOf('/shop'), false)).toBeNull();
});

test('the shell of a route is not served as a page, unless its rest is rendered per request', async () => {
  expect(await read(keyOf('/blog/[id]'), false)).toBeNull();
  expect((await read(keyOf('/blog/[id]'), true))?.value.html).toBe('<p>/blog/[id]</p>');
  expect((await read(keyOf('/search'), false))?.value.postponed).toBe('later');
});
