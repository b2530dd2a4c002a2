import { PictureMarkup, type PictureProps } from '#components/ui/picture-markup.tsx';
import { publicConfig } from '#lib/public-config.ts';
import { pictureSrcSet } from '#lib/text/picture.ts';

/**
 * A picture in what is rendered in the browser, too: the markup of `Picture` without `getImageProps`,
 * which would be 3 kB more in every page and a tenth of the time in which a list comes alive.
 */
export function IslandPicture(picture: PictureProps) {
  const { image, sizes } = picture;
  return (
    <PictureMarkup {...picture} srcSet={pictureSrcSet(publicConfig.imageBase, image, sizes)} />
  );
}
