import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { differs, keepPicture } from '#scripts/screenshots/picture.ts';

const folder = mkdtempSync(join(tmpdir(), 'kahroba-shots-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A light page with a dark box of the given width. */
const page = (box: number) =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#fff' } })
    .composite([
      {
        input: { create: { width: box, height: 40, channels: 3, background: '#1d1914' } },
        top: 20,
        left: 20,
      },
    ])
    .png()
    .toBuffer();

test('an unchanged page is written once', async () => {
  const file = join(folder, 'page.webp');
  expect(await keepPicture(file, await page(80))).toBeGreaterThan(0);
  const kept = readFileSync(file);
  expect(await keepPicture(file, await page(80))).toBe(0);
  expect(await keepPicture(file, await page(120))).toBeGreaterThan(0);
  expect(readFileSync(file).equals(kept)).toBe(false);
});

test('encoding is not a change, another size is', async () => {
  const png = await page(80);
  const webp = await sharp(png).webp({ quality: 60 }).toBuffer();
  expect(await differs(png, webp)).toBe(false);
  const wider = await sharp(png).extend({ right: 10, background: '#fff' }).png().toBuffer();
  expect(await differs(png, wider)).toBe(true);
});

test('a picture full of detail is still small', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const;
  const png = await sharp({
    create: { width: 600, height: 400, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
  expect(await keepPicture(join(folder, 'noise.webp'), png)).toBeLessThan(60_000);
});
