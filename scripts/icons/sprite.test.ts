import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { drawSprites } from './sprite.ts';

test('the committed sprites are the ones the names ask for', async () => {
  const drawn = await drawSprites();
  const committed = await Promise.all(
    Object.keys(drawn).map(async (name) => [
      name,
      await readFile(new URL(`../../public/${name}`, import.meta.url), 'utf8'),
    ]),
  );
  expect(Object.fromEntries(committed)).toEqual(drawn);
});

test('every symbol holds a drawing', async () => {
  const drawn = Object.values(await drawSprites()).join('');
  expect(drawn.match(/<symbol/g)?.length).toBeGreaterThan(100);
  expect(drawn).not.toMatch(/viewBox="[^"]*"><\/symbol>|undefined/);
});
