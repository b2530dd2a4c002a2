import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { sprites } from '#lib/sprites.ts';
import { drawSprites } from './sprite.ts';

test('the committed sprites match the lists of names', async () => {
  const drawn = await drawSprites();
  const paths = Object.entries(drawn).map(([name, { path }]) => [name, path]);
  expect(sprites).toEqual(Object.fromEntries(paths));
  for (const { path, text } of Object.values(drawn)) {
    expect(await readFile(new URL(`../../public${path}`, import.meta.url), 'utf8')).toBe(text);
  }
});

test('every symbol contains a drawing', async () => {
  const drawn = Object.values(await drawSprites())
    .map(({ text }) => text)
    .join('');
  expect(drawn.match(/<symbol/g)?.length).toBeGreaterThan(100);
  expect(drawn).not.toMatch(/viewBox="[^"]*"><\/symbol>|undefined/);
});
