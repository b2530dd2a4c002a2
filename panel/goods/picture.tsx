import { type MediaWidth, picturePath, pictureUrl } from '#lib/text/picture.ts';

/** Address of a picture of the shop. */
export const pictureOf = (hash: string, width: MediaWidth): string =>
  pictureUrl('/media', picturePath(hash, width, 'webp'));

interface Props {
  hash: string;
  alt?: string;
  width?: MediaWidth;
  className?: string;
}

/** A picture of the shop, whole within its place. */
export function Picture({ hash, alt = '', width = 320, className }: Props) {
  return <img src={pictureOf(hash, width)} alt={alt} className={className} loading="lazy" />;
}
