import { describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import {
  bareSvg,
  mainFor,
  pictureCatalogue,
  pictureNamed,
  stylesOf,
  viewsBeside,
} from './catalogue.ts';
import { pictureTypes } from './kinds.ts';
import { models } from './models.ts';
import { tints } from './palette.ts';

const corner = (svg: string) => sharp(Buffer.from(svg)).resize(100).ensureAlpha().raw().toBuffer();

describe('the catalogue of drawings', () => {
  test('has at most 900 images, each with a unique name', () => {
    expect(pictureCatalogue.length).toBeLessThanOrEqual(900);
    expect(new Set(pictureCatalogue.map(({ name }) => name)).size).toBe(pictureCatalogue.length);
  });

  test('has no two equal images', () => {
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

  test('an image is opaque in its background, where a cut-out is transparent', async () => {
    const name = 'phone-pro-natural-main';
    const picture = await corner(pictureNamed(name)?.svg() ?? '');
    const [r = 0, g = 0, b = 0, alpha] = picture;
    expect(`#${[r, g, b].map((value) => value.toString(16)).join('')}`).toBe(tints.sand);
    expect(alpha).toBe(255);
    expect((await corner(bareSvg(name) ?? ''))[3]).toBe(0);
  });

  test('an unknown name has neither image nor cut-out', () => {
    expect(pictureNamed('phone-pro-plaid-main')).toBeUndefined();
    expect(bareSvg('phone-pro-plaid-main')).toBeUndefined();
  });
});

describe('images of a product', () => {
  test('the style has priority, then the nearest colour', () => {
    expect(mainFor({ type: 'phone', style: 'pro', colour: 'pink' })).toBe('phone-pro-silver-main');
  });

  test('neighbours of similar colour get different images', () => {
    const first = mainFor({ type: 'phone', colour: 'black', turn: 0 });
    expect(mainFor({ type: 'phone', colour: 'black', turn: 1 })).not.toBe(first);
  });

  test('other views show the same product in the same colours, the first one’s first', () => {
    const views = viewsBeside(['phone-pro-natural-main', 'phone-pro-black-main']);
    expect(views).toEqual([
      'phone-pro-natural-back',
      'phone-pro-natural-close',
      'phone-pro-black-front',
      'phone-pro-natural-scale',
    ]);
  });
});
