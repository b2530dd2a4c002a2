import { PictureMarkup, type PictureLoad } from '#components/ui/picture-markup.tsx';
import { pictureSrcSet } from '#lib/format/picture.ts';
import { publicConfig } from '#lib/public-config.ts';

/** Of a post's picture (specification §9). */
const shape = { width: 970, height: 580 };

interface CoverProps {
  image: string;
  /** Empty where the words beside it say it all. */
  alt: string;
  sizes: string;
  load?: PictureLoad;
}

/** The picture of a post. */
export function Cover({ image, alt, sizes, load = 'lazy' }: CoverProps) {
  const srcSet = pictureSrcSet(publicConfig.imageBase, image, sizes);
  return (
    <div className="cover">
      <PictureMarkup {...{ image, alt, sizes, load, shape, srcSet }} />
    </div>
  );
}
