import { publicConfig } from '#lib/public-config.ts';
import { pictureHash, picturePath, pictureUrl } from '#lib/text/picture.ts';

/** `eager` for what is seen first, `high` for the one picture that matters most there. */
export type PictureLoad = 'lazy' | 'eager' | 'high';

export interface PictureProps {
  /** Path below the image base, `{hash}-{width}.webp`. */
  image: string;
  /** Empty where the words beside the picture say it all. */
  alt: string;
  /** The `sizes` of the picture: how wide it is shown. */
  sizes: string;
  load?: PictureLoad;
  className?: string;
  /** Width and height in px of the largest there is, for its shape; square when absent. */
  shape?: { readonly width: number; readonly height: number };
}

const square = { width: 850, height: 850 };

/** The width of the WebP picture for browsers that don't know AVIF. */
const fallbackWidth = 480;

function fallback(image: string): string {
  const hash = pictureHash(image);
  const path = hash === undefined ? image : picturePath(hash, fallbackWidth, 'webp');
  return pictureUrl(publicConfig.imageBase, path);
}

/**
 * A picture in the widths it was stored in: AVIF, or one WebP where the browser is older. The
 * markup is kept short, for lists repeat it dozens of times.
 */
export function PictureMarkup(props: PictureProps & { srcSet: string | undefined }) {
  const { image, alt, sizes, load = 'lazy', className, srcSet, shape = square } = props;
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
