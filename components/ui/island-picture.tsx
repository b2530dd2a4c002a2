import { PictureMarkup, type PictureProps } from '#components/ui/picture-markup.tsx';
import { publicConfig } from '#lib/public-config.ts';
import { pictureSrcSet } from '#lib/text/picture.ts';

/**
 * `Picture` for client components: the same markup without `getImageProps`, which would add 3 kB to
 * every page and a tenth to a list's hydration time.
 */
export function IslandPicture(picture: PictureProps) {
  const { image, sizes } = picture;
  return (
    <PictureMarkup {...picture} srcSet={pictureSrcSet(publicConfig.imageBase, image, sizes)} />
  );
}
