import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { bareSvg, pictureCatalogue, pictureNamed, picturesFor, stylesOf } from './catalogue.ts';
import { pictureTypes } from './kinds.ts';
import { models } from './models.ts';
import { tints } from './palette.ts';

const viewOf = (name: string) => pictureNamed(name)?.view;
const typeOf = (name: string) => pictureNamed(name)?.type;

const corner = (svg: string) => sharp(Buffer.from(svg)).resize(100).ensureAlpha().raw().toBuffer();

describe('the catalogue of drawings', () => {
  test('holds at most 300 pictures, each under a name of its own', () => {
    expect(pictureCatalogue.length).toBeLessThanOrEqual(300);
    expect(new Set(pictureCatalogue.map(({ name }) => name)).size).toBe(pictureCatalogue.length);
  });

  test('draws no two pictures alike', () => {
    expect(new Set(pictureCatalogue.map(({ svg }) => svg())).size).toBe(pictureCatalogue.length);
  });

  test('refers only to gradients and clips it defines', () => {
    for (const { svg } of pictureCatalogue) {
      const text = svg();
      const defined = new Set([...text.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      const used = [...text.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
      expect(used.filter((id) => !defined.has(id))).toEqual([]);
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
    }
  });

  test.each(pictureTypes)('%s has at least two list pictures, on different grounds', (type) => {
    const mains = models.filter((model) => model.type === type && model.views.includes('main'));
    expect(mains.length).toBeGreaterThanOrEqual(2);
    expect(new Set(mains.map(({ tint }) => tint)).size).toBeGreaterThanOrEqual(2);
    expect(stylesOf(type).length).toBeGreaterThan(0);
  });

  test('a picture is opaque in its ground, a cut-out is see-through there', async () => {
    const name = 'phone-pro-natural-main';
    const picture = await corner(pictureNamed(name)?.svg() ?? '');
    const [r = 0, g = 0, b = 0, alpha] = picture;
    expect(`#${[r, g, b].map((value) => value.toString(16)).join('')}`).toBe(tints.sand);
    expect(alpha).toBe(255);
    expect((await corner(bareSvg(name) ?? ''))[3]).toBe(0);
  });

  test('an unknown name has neither picture nor cut-out', () => {
    expect(pictureNamed('phone-pro-plaid-main')).toBeUndefined();
    expect(bareSvg('phone-pro-plaid-main')).toBeUndefined();
  });
});

describe('pictures for a product', () => {
  test.each(pictureTypes)(
    '%s gets three different pictures of its type, a list one first',
    (type) => {
      const names = picturesFor({ type, colour: '#2e2e33', count: 3 });
      expect(new Set(names).size).toBe(3);
      expect(viewOf(names[0] ?? '')).toBe('main');
      expect(new Set(names.map(typeOf))).toEqual(new Set([type]));
    },
  );

  test('the same wish always gets the same names', () => {
    const wish = { type: 'laptop', colour: '#6f8fae', count: 5, turn: 7 } as const;
    expect(picturesFor(wish)).toEqual(picturesFor(wish));
  });

  test('style comes before colour, the nearest colour within the style', () => {
    const [name] = picturesFor({ type: 'phone', style: 'pro', colour: 'cream', count: 1 });
    expect(name).toBe('phone-pro-white-main');
  });

  test('other views of the same thing come before its other colours', () => {
    const names = picturesFor({ type: 'phone', style: 'pro', colour: 'natural', count: 5 });
    expect(names.slice(0, 3).map(viewOf)).toEqual(['main', 'back', 'close']);
    expect(names.every((name) => name.startsWith('phone-pro-'))).toBe(true);
  });

  test('neighbours of like colour get different pictures', () => {
    const first = picturesFor({ type: 'phone', colour: 'black', count: 1, turn: 0 });
    const second = picturesFor({ type: 'phone', colour: 'black', count: 1, turn: 1 });
    expect(first).not.toEqual(second);
  });
});
