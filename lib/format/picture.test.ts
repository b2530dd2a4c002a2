import { describe, expect, test } from '@jest/globals';
import {
  pictureHash,
  picturePath,
  pictureSrcSet,
  pictureUrl,
  previewPath,
  widthFor,
} from './picture.ts';

describe('names of stored pictures', () => {
  test('a path gives back the hash it was made of', () => {
    expect(pictureHash(picturePath('3f9a0c12be', 480, 'avif'))).toBe('3f9a0c12be');
    expect(pictureHash(previewPath('3f9a0c12be'))).toBe('3f9a0c12be');
  });

  test.each(['../3f9a0c12be-480.avif', '3f9a0c12be-480.svg', '3f9a0c12be', '', 'a/b-160.webp'])(
    '%p is not one of ours',
    (path) => {
      expect(pictureHash(path)).toBeUndefined();
      expect(pictureSrcSet('/media', path, 'webp')).toBe('');
    },
  );

  test('base and path are joined with one slash, whatever they bring', () => {
    expect(pictureUrl('https://cdn.example/p/', '/a-160.webp')).toBe(
      'https://cdn.example/p/a-160.webp',
    );
    expect(pictureUrl('/media', 'a-160.webp')).toBe('/media/a-160.webp');
  });

  test('a srcset names each kept width once, up to the largest wanted', () => {
    expect(pictureSrcSet('/media', '3f9a0c12be-850.webp', 'avif', 320)).toBe(
      '/media/3f9a0c12be-160.avif 160w, /media/3f9a0c12be-320.avif 320w',
    );
    expect(pictureSrcSet('/media', '3f9a0c12be-850.webp', 'webp').split(', ')).toHaveLength(4);
  });

  test.each([
    [72, 2, 160],
    [230, 1, 320],
    [173, 2.75, 480],
    [464, 2, 850],
  ])('%d px at %dx takes the file of %d px', (css, density, width) => {
    expect(widthFor(css, density)).toBe(width);
  });
});
