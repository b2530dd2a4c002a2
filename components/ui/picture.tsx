import { getImageProps } from 'next/image';
import {
  pictureHash,
  picturePath,
  pictureUrl,
  widthFor,
  type MediaFormat,
} from '#lib/format/picture.ts';
import { publicConfig } from '#lib/public-config.ts';

/** `eager` for what is seen first, `high` for the one picture that matters most there. */
export type PictureLoad = 'lazy' | 'eager' | 'high';

interface PictureProps {
  /** Path below the image base, `{hash}-{width}.webp`. */
  image: string;
  /** Empty where the words beside the picture say it all. */
  alt: string;
  /** The `sizes` of the picture: how wide it is shown. */
  sizes: string;
  load?: PictureLoad;
  className?: string;
}

const address = (image: string, width: number, format: MediaFormat): string => {
  const hash = pictureHash(image);
  const path = hash === undefined ? image : picturePath(hash, widthFor(width), format);
  return pictureUrl(publicConfig.imageBase, path);
};

/** The width of the WebP picture for browsers that don't know AVIF. */
const fallbackWidth = 480;

/**
 * A square picture in the widths it was stored in: AVIF, or one WebP where the browser is older. The
 * markup is kept short, for lists repeat it dozens of times.
 */
export function Picture({ image, alt, sizes, load = 'lazy', className }: PictureProps) {
  const { props } = getImageProps({
    src: image,
    alt,
    sizes,
    width: 850,
    height: 850,
    loader: ({ src, width }) => address(src, width, 'avif'),
  });
  return (
    <picture>
      <source type="image/avif" srcSet={props.srcSet} sizes={sizes} />
      <img
        {...(className === undefined ? null : { className })}
        {...priority[load]}
        src={address(image, fallbackWidth, 'webp')}
        alt={alt}
        width={850}
        height={850}
      />
    </picture>
  );
}

const priority = {
  lazy: { loading: 'lazy' },
  eager: null,
  high: { fetchPriority: 'high', decoding: 'sync' },
} as const;
