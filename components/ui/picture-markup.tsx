import { publicConfig } from '#lib/public-config.ts';
import { pictureHash, picturePath, pictureUrl } from '#lib/text/picture.ts';

/** `eager` for what is visible first, `high` for the most important image there. */
export type PictureLoad = 'lazy' | 'eager' | 'high';

export interface PictureProps {
  /** Path below the image base, `{hash}-{width}.webp`. */
  image: string;
  /** Empty if the text beside the image says the same. */
  alt: string;
  /** The `sizes` attribute: the display width. */
  sizes: string;
  load?: PictureLoad;
  className?: string;
  /** Width and height in px of the largest version, for the aspect ratio; square if absent. */
  shape?: { readonly width: number; readonly height: number };
}

const square = { width: 850, height: 850 };

/** Width of the WebP image for browsers without AVIF. */
const fallbackWidth = 480;

function fallback(image: string): string {
  const hash = pictureHash(image);
  const path = hash === undefined ? image : picturePath(hash, fallbackWidth, 'webp');
  return pictureUrl(publicConfig.imageBase, path);
}

/**
 * An image in its stored widths: AVIF, or one WebP for older browsers. The markup is short, because
 * lists repeat it dozens of times.
 */
export function PictureMarkup(props: PictureProps & { srcSet: string | undefined }) {
  const { image, alt, sizes, load = 'lazy', className, srcSet, shape = square } = props;
  // A product without a picture keeps the ground of its place.
  if (image === '') return null;
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        {...(className === undefined ? null : { className })}
        {...priority[load]}
        src={fallback(image)}
        alt={alt}
        {...shape}
      />
    </picture>
  );
}

const priority = {
  lazy: { loading: 'lazy' },
  eager: null,
  high: { fetchPriority: 'high', decoding: 'sync' },
} as const;
