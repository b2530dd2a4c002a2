import { getImageProps } from 'next/image';
import { PictureMarkup, type PictureProps } from '#components/ui/picture-markup.tsx';
import { publicConfig } from '#lib/public-config.ts';
import { pictureHash, picturePath, pictureUrl, widthFor } from '#lib/text/picture.ts';

function address(image: string, width: number): string {
  const hash = pictureHash(image);
  const path = hash === undefined ? image : picturePath(hash, widthFor(width), 'avif');
  return pictureUrl(publicConfig.imageBase, path);
}

/** An image in server components; client components use `IslandPicture`. */
export function Picture(picture: PictureProps) {
  const { props } = getImageProps({
    src: picture.image,
    alt: picture.alt,
    sizes: picture.sizes,
    width: 850,
    height: 850,
    loader: ({ src, width }) => address(src, width),
  });
  return <PictureMarkup {...picture} srcSet={props.srcSet} />;
}
