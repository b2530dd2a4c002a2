import { PictureMarkup, type PictureLoad } from '#components/ui/picture-markup.tsx';
import { publicConfig } from '#lib/public-config.ts';
import { pictureSrcSet, wideSrcSet } from '#lib/text/picture.ts';

/** Of a post's picture (specification §9). */
const shape = { width: 970, height: 580 };

/**
 * How wide a picture across the page is shown below 62rem. Phones of 3x are told less than it is, so that they
 * take the picture of 850 px: more can hardly be seen there, and it is what they wait for.
 */
const acrossSmall = '(min-width: 48rem) 94vw, (max-resolution: 2.5x) 94vw, 280px';

interface CoverProps {
  image: string;
  /** Empty where the words beside it say it all. */
  alt: string;
  sizes: string;
  load?: PictureLoad;
}

/** The picture of a post. */
export function Cover(cover: CoverProps) {
  return (
    <Framed {...cover} srcSet={pictureSrcSet(publicConfig.imageBase, cover.image, cover.sizes)} />
  );
}

interface WideCoverProps {
  image: string;
  alt: string;
  /** px it is shown at from 62rem on. */
  width: number;
}

/** The picture of a post across the page, the first that is seen there. */
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
