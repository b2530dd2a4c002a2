import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';

const ofRoot = /html\[dir='rtl'\][^{]*\{([^}]*)\}/;

/** The declarations of the root in our pages, one per entry. */
async function declared(file: URL): Promise<string[]> {
  const [, body = ''] = ofRoot.exec(await readFile(file, 'utf8')) ?? [];
  return body
    .split(';')
    .flatMap((line) => (line.trim() ? [line.trim().replace(/:\s*/, ': ')] : []));
}

test('the root has the properties sonner sets before sonner loads', async () => {
  const theirs = await declared(
    new URL('../../node_modules/sonner/dist/styles.css', import.meta.url),
  );
  expect(theirs.length).toBeGreaterThan(0);
  expect(await declared(new URL('toasts.css', import.meta.url))).toEqual(theirs);
});
