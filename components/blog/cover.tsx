import { PictureMarkup, type PictureLoad } from '#components/ui/picture-markup.tsx';
import { publicConfig } from '#lib/public-config.ts';
import { pictureSrcSet, wideSrcSet } from '#lib/text/picture.ts';

/** Shape of post images, in px. */
const shape = { width: 970, height: 580 };

/**
 * Width of a full-width image below 62rem. Phones with 3x screens are given a smaller size, so that
 * they load the 850 px image: more detail is hardly visible there, and this image is their largest
 * paint.
 */
const acrossSmall = '(min-width: 48rem) 94vw, (max-resolution: 2.5x) 94vw, 280px';

interface CoverProps {
  image: string;
  /** Empty if the text beside it says the same. */
  alt: string;
  sizes: string;
  load?: PictureLoad;
}

/** Image of a post. */
export function Cover(cover: CoverProps) {
  return (
    <Framed {...cover} srcSet={pictureSrcSet(publicConfig.imageBase, cover.image, cover.sizes)} />
  );
}

interface WideCoverProps {
  image: string;
  alt: string;
  /** Display width from 62rem on, in px. */
  width: number;
}

/** Full-width image of a post; the first image the page shows. */
export function WideCover({ image, alt, width }: WideCoverProps) {
  const sizes = `(min-width: 62rem) ${width}px, ${acrossSmall}`;
  const srcSet = wideSrcSet(publicConfig.imageBase, image, sizes);
  return <Framed {...{ image, alt, sizes, srcSet }} load="high" />;
}

function Framed(cover: CoverProps & { srcSet: string }) {
  return (
    <div className="cover">
      <PictureMarkup {...cover} shape={shape} />
    </div>
  );
}
