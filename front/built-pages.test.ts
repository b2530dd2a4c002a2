import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { builtPages } from '#front/built-pages.ts';

test('lists prerendered pages that may be stale, once each, at most fifty', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-build-'));
  const changing = { initialRevalidateSeconds: 3_600, srcRoute: '/x' };
  const fixed = { initialRevalidateSeconds: false };
  const write = (routes: object) =>
    writeFileSync(join(folder, 'prerender-manifest.json'), JSON.stringify({ version: 4, routes }));
  write({
    '/': changing,
    '/shop': changing,
    '/newsletter/done': changing,
    '/robots.txt': fixed,
    '/_not-found': changing,
    '/-': changing,
    '/blog/tag/-': changing,
    '/listing/none/0/0/default/1': changing,
    '/shop/product/0/0': changing,
  });
  expect(await builtPages(folder)).toEqual(['/', '/shop', '/newsletter/done']);
  write(Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`/page-${n}`, changing])));
  expect(await builtPages(folder)).toHaveLength(50);
  rmSync(folder, { recursive: true });
});
