import { getImageProps, type ImageLoaderProps } from 'next/image';
import {
  pictureHash,
  picturePath,
  pictureUrl,
  widthFor,
  type MediaFormat,
} from '#lib/format/picture.ts';
import { publicConfig } from '#lib/public-config.ts';

interface PictureProps {
  /** Path below the image base, `{hash}-{width}.webp`. */
  image: string;
  /** Empty where the words beside the picture say it all. */
  alt: string;
  /** The `sizes` of the picture: how wide it is shown. */
  sizes: string;
  /** `eager` for what is seen first, `high` for the one picture that matters most there. */
  load?: 'lazy' | 'eager' | 'high';
  className?: string;
}

const loader =
  (format: MediaFormat) =>
  ({ src, width }: ImageLoaderProps): string => {
    const hash = pictureHash(src);
    const path = hash === undefined ? src : picturePath(hash, widthFor(width), format);
    return pictureUrl(publicConfig.imageBase, path);
  };

/** A square picture in the widths and formats it was stored in: AVIF where the browser can, else WebP. */
export function Picture({ image, alt, sizes, load = 'lazy', className }: PictureProps) {
  const shared = { src: image, alt, sizes, width: 850, height: 850 };
  const { props: avif } = getImageProps({ ...shared, loader: loader('avif') });
  const { props: webp } = getImageProps({ ...shared, loader: loader('webp') });
  return (
    <picture>
      <source type="image/avif" srcSet={avif.srcSet} sizes={sizes} />
      <img
        src={webp.src}
        srcSet={webp.srcSet}
        sizes={sizes}
        alt={alt}
        width={850}
        height={850}
        loading={load === 'lazy' ? 'lazy' : undefined}
        fetchPriority={load === 'high' ? 'high' : undefined}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
