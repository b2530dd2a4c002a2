import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { bitsApart, perceptualHash } from '#demo-shop/testing/perceptual-hash.ts';
import { expandCatalogue } from '../expansion/expand.ts';
import { fixedToday } from '../expansion/today.ts';
import { bareSvg, designsOf, nearestModel, pictureCatalogue, pictureNamed } from './catalogue.ts';
import { pictureTypes } from './kinds.ts';
import { models } from './models.ts';
import { tints } from './palette.ts';

const corner = (svg: string) => sharp(Buffer.from(svg)).resize(100).ensureAlpha().raw().toBuffer();

const products = expandCatalogue(fixedToday);
const used = [...new Set(products.flatMap(({ pictures }) => pictures))];
const designOf = (name: string): string => pictureNamed(name)?.design ?? name;
const svgOf = (name: string): string => pictureNamed(name)?.svg() ?? '';

describe('the catalogue of drawings', () => {
  test('has at most 1,250 images in use, and each has a unique name', () => {
    expect(used.length).toBeLessThanOrEqual(1_250);
    expect(new Set(pictureCatalogue.map(({ name }) => name)).size).toBe(pictureCatalogue.length);
  });

  test('shows no two products by equal images', () => {
    expect(new Set(used.map(svgOf)).size).toBe(used.length);
  });

  test('refers only to gradients and clips it defines', () => {
    for (const name of used) {
      const text = svgOf(name);
      const defined = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const wanted = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(wanted.filter((id) => !defined.has(id))).toEqual([]);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test.each(pictureTypes)('%s has at least two list pictures, on different grounds', (type) => {
    const own = models.filter((model) => model.type === type);
    expect(designsOf(type).length).toBeGreaterThanOrEqual(2);
    expect(new Set(own.map(({ tint }) => tint)).size).toBeGreaterThanOrEqual(2);
  });

  test('an image is opaque in its background, where a cut-out is transparent', async () => {
    const { name, tint } = pictureCatalogue.find(({ view }) => view === 'box') ?? {};
    const [r = 0, g = 0, b = 0, alpha] = await corner(svgOf(name ?? ''));
    expect(`#${[r, g, b].map((value) => value.toString(16)).join('')}`).toBe(tints[tint ?? 'sand']);
    expect(alpha).toBe(255);
    expect((await corner(bareSvg(name ?? '') ?? ''))[3]).toBe(0);
  });

  test('an unknown name has neither image nor cut-out', () => {
    expect(pictureNamed('phone plaid main')).toBeUndefined();
    expect(bareSvg('phone plaid main')).toBeUndefined();
  });

  test('the nearest colour of a design is drawn for one that it lacks', () => {
    expect(nearestModel('phone-apple-iphone-17-pro-max', '#e0702f')?.colour).toBe('orange');
  });
});

describe('list images', () => {
  const lists = [...new Set(products.map(({ pictures: [first = ''] }) => first))];

  test('of different designs, 300 at least, are 10 of 64 bits of a perceptual hash apart or more', async () => {
    const hashed: { name: string; hash: bigint }[] = [];
    for (const name of lists) {
      // oxlint-disable-next-line no-await-in-loop -- one at a time is as quick
      hashed.push({ name, hash: await perceptualHash(svgOf(name)) });
    }
    const alike = hashed.flatMap((one, place) =>
      hashed
        .slice(place + 1)
        .filter(({ name }) => designOf(name) !== designOf(one.name))
        .filter(({ hash }) => bitsApart(hash, one.hash) < 10)
        .map(({ name }) => `${one.name} / ${name}`),
    );
    expect(alike).toEqual([]);
    expect(new Set(lists.map(designOf)).size).toBeGreaterThanOrEqual(300);
  }, 120_000);

  test('no image, of a list or beside it, is used by more than three products', () => {
    const counts = new Map<string, number>();
    for (const name of products.flatMap(({ pictures }) => pictures)) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > 3)).toEqual([]);
  });
});
