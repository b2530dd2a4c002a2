import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { sprites } from '#lib/sprites.ts';
import { drawSprites } from './sprite.ts';

test('the committed sprites are the ones the names ask for', async () => {
  const { icons, brands } = await drawSprites();
  expect(sprites).toEqual({ icons: icons.path, brands: brands.path });
  for (const { path, text } of [icons, brands]) {
    expect(await readFile(new URL(`../../public${path}`, import.meta.url), 'utf8')).toBe(text);
  }
});

test('every symbol holds a drawing', async () => {
  const { icons, brands } = await drawSprites();
  const drawn = icons.text + brands.text;
  expect(drawn.match(/<symbol/g)?.length).toBeGreaterThan(100);
  expect(drawn).not.toMatch(/viewBox="[^"]*"><\/symbol>|undefined/);
});
