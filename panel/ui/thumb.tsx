import { pictureHash, picturePath } from '#lib/text/picture.ts';

/** Pictures are small in the panel: one width is enough, on dense screens too. */
const srcOf = (image: string): string => {
  const hash = pictureHash(image);
  return `/media/${hash === undefined ? image : picturePath(hash, 160, 'webp')}`;
};

/** A product's picture; its name stands beside it, or is given. */
export function Thumb({
  image,
  size,
  name = '',
}: {
  image: string;
  size: 28 | 40 | 56 | 80;
  name?: string;
}) {
  return (
    <img
      className="thumb"
      src={srcOf(image)}
      alt={name}
      title={name || undefined}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
    />
  );
}
