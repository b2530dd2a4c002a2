import { describe, expect, test } from '@jest/globals';
import nextConfigured from 'next/dist/shared/lib/image-config.js';
import nextImages from 'next/dist/shared/lib/get-img-props.js';
import {
  mediaWidths,
  pictureHash,
  picturePath,
  pictureSrcSet,
  pictureUrl,
  previewPath,
  wideHash,
  wideSrcSet,
  widthFor,
  widthsOf,
} from './picture.ts';

const { imageConfigDefault, prepareImageConfig } = nextConfigured;
const { getImgProps } = nextImages;

describe('names of stored images', () => {
  test('a path yields its hash', () => {
    expect(pictureHash(picturePath('3f9a0c12be', 480, 'avif'))).toBe('3f9a0c12be');
    expect(pictureHash(previewPath('3f9a0c12be'))).toBe('3f9a0c12be');
  });

  test.each(['../3f9a0c12be-480.avif', '3f9a0c12be-480.svg', '3f9a0c12be', '', 'a/b-160.webp'])(
    '%p is not one of ours',
    (path) => {
      expect(pictureHash(path)).toBeUndefined();
    },
  );

  test('base and path are joined by exactly one slash', () => {
    expect(pictureUrl('https://cdn.example/p/', '/a-160.webp')).toBe(
      'https://cdn.example/p/a-160.webp',
    );
    expect(pictureUrl('/media', 'a-160.webp')).toBe('/media/a-160.webp');
  });

  test.each([
    '72px',
    '22vw',
    '92vw',
    '(min-width: 62rem) 302px, (min-width: 48rem) 31vw, 45vw',
    '(min-width: 62rem) 464px, 92vw',
    'min(100vw, 100vh)',
    '67vw',
    '66vw',
  ])("for %s the srcset equals Next's", (sizes) => {
    const image = '3f9a0c12be-850.webp';
    const { props } = getImgProps(
      {
        src: image,
        alt: '',
        sizes,
        width: 850,
        height: 850,
        loader: ({ width }) =>
          pictureUrl('/media', picturePath('3f9a0c12be', widthFor(width), 'avif')),
      },
      {
        // Required by the type; the image has a loader of its own.
        defaultLoader: () => '',
        imgConf: prepareImageConfig({
          ...imageConfigDefault,
          deviceSizes: mediaWidths.filter((width) => width > 320),
          imageSizes: mediaWidths.filter((width) => width <= 320),
        }),
      },
    );
    expect(pictureSrcSet('/media', image, sizes)).toBe(props.srcSet);
  });

  test('a wide image has further widths, and a name of ours', () => {
    const wide = wideHash('3f9a0c12be07');
    expect(widthsOf(wide)).toEqual([...mediaWidths, 970, 1400]);
    expect(widthsOf('3f9a0c12be')).toEqual(mediaWidths);
    expect(pictureHash(picturePath(wide, 1400, 'avif'))).toBe(wide);
    expect(pictureHash(picturePath(wide, 850, 'webp'))).toBe(wide);
  });

  test('a similar name of another service is not ours', () => {
    expect(widthsOf('picture0w')).toEqual(mediaWidths);
  });

  test('across the page a wide image offers them; others offer the usual widths', () => {
    const sizes = '(min-width: 62rem) 970px, 94vw';
    const wide = wideHash('3f9a0c12be07');
    expect(wideSrcSet('/media', `${wide}-850.webp`, sizes)).toBe(
      [480, 850, 970, 1400].map((width) => `/media/${wide}-${width}.avif ${width}w`).join(', '),
    );
    for (const other of ['3f9a0c12be-850.webp', 'own.webp']) {
      expect(wideSrcSet('/media', other, sizes)).toBe(pictureSrcSet('/media', other, sizes));
    }
    // In lists the usual widths suffice.
    expect(pictureSrcSet('/media', `${wide}-850.webp`, sizes)).not.toContain('970w');
  });

  test.each([
    [72, 2, 160],
    [230, 1, 320],
    [173, 2.75, 480],
    [464, 2, 850],
  ])('%d px at %dx uses the file of %d px', (css, density, width) => {
    expect(widthFor(css, density)).toBe(width);
  });
});
