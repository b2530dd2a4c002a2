/**
 * Names of stored images: `{hash}-{width}.avif|webp` and one `{hash}-og.jpg` for link previews, all
 * siblings below the image base. Every image has every width, and the hash of a wide one marks that
 * it has more, so no list of widths is transferred.
 */

/**
 * Widths in px in which every image is stored. 160: thumbnails of 72 px at 2x. 320: desktop cards
 * of 230 px, phone cards of 173 px at 1.75x. 480: the same cards at 2x and 3x. 850: the gallery of
 * 464 px at 2x, and the size given to search engines.
 */
export const mediaWidths = [160, 320, 480, 850] as const;

export type MediaWidth = (typeof mediaWidths)[number];

/**
 * Additional widths in px of wide images, which are shown across a page: posts' at 970 px. 1400
 * serves 2x screens; 1940 would be 40 % larger and take twice as long to encode.
 */
export const wideWidths = [970, 1400] as const;

export type KeptWidth = MediaWidth | (typeof wideWidths)[number];

/** Last character of a wide image's hash; other hashes are hexadecimal. */
const wideMark = 'w';
export const wideHashes = new RegExp(`^[0-9a-f]{12}${wideMark}$`);

/** The hash under which these contents are stored as a wide image. */
export const wideHash = (hash: string): string => `${hash}${wideMark}`;

const isWide = (hash: string): boolean => wideHashes.test(hash);

/** The widths of an image, by its hash. */
export const widthsOf = (hash: string): readonly KeptWidth[] =>
  isWide(hash) ? [...mediaWidths, ...wideWidths] : mediaWidths;

/** The path of an image in the largest of its widths. */
export function largestPath(path: string): string {
  const hash = pictureHash(path);
  const largest = hash === undefined ? undefined : widthsOf(hash).at(-1);
  return hash === undefined || largest === undefined ? path : picturePath(hash, largest, 'webp');
}

export type MediaFormat = 'avif' | 'webp';

/** Size in px of link preview images. */
export const previewSize = { width: 1200, height: 630 } as const;

const named = /^([0-9a-z]{8,32})-(?:(\d{2,4})\.(?:avif|webp)|og\.jpg)$/;

export function picturePath(hash: string, width: KeptWidth, format: MediaFormat): string {
  return `${hash}-${width}.${format}`;
}

export function previewPath(hash: string): string {
  return `${hash}-og.jpg`;
}

/** Side in px of the square JPEG for price comparison sites, which require at least 900. */
export const squareSide = 1000;

export function squarePath(hash: string): string {
  return `${hash}-square.jpg`;
}

/** The hash in an image's path; `undefined` if the path is not one of ours. */
export function pictureHash(path: string): string | undefined {
  return named.exec(path)?.[1];
}

/**
 * The smallest stored width that fills `cssWidth` px on a screen of `density`; else the largest.
 */
export function widthFor(cssWidth: number, density = 1): MediaWidth {
  return mediaWidths.find((width) => width >= cssWidth * density) ?? mediaWidths[3];
}

/** Joins the image base and a path with exactly one slash. */
export function pictureUrl(imageBase: string, path: string): string {
  return `${imageBase.replace(/(?<!\/)\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

/** The narrowest screen Next assumes, in px: the smallest width meant for full-width images. */
const narrowest = 480;

const avif = (hash: string, width: KeptWidth): string => picturePath(hash, width, 'avif');

const candidate = (imageBase: string, path: string, width: KeptWidth): string =>
  `${pictureUrl(imageBase, path)} ${width}w`;

/**
 * The `srcset` of an image shown at `sizes`, equal to that of Next's `getImageProps` with our
 * widths. A path that is not one of ours is returned unchanged.
 */
export function pictureSrcSet(imageBase: string, path: string, sizes: string): string {
  const hash = pictureHash(path);
  const shares = Array.from(sizes.matchAll(/(?:^|\s)(\d+)vw/g), ([, share]) => Number(share));
  const least = shares.length > 0 ? (narrowest * Math.min(...shares)) / 100 : 0;
  return mediaWidths
    .filter((width) => width >= least)
    .map((width) => candidate(imageBase, hash === undefined ? path : avif(hash, width), width))
    .join(', ');
}

/** The `srcset` of an image across the page: a wide one is offered in all its widths. */
export function wideSrcSet(imageBase: string, path: string, sizes: string): string {
  const hash = pictureHash(path);
  const offered = pictureSrcSet(imageBase, path, sizes);
  if (hash === undefined || !isWide(hash)) return offered;
  const further = wideWidths.map((width) => candidate(imageBase, avif(hash, width), width));
  return [offered, ...further].join(', ');
}
