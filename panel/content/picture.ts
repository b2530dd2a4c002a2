import { pictureHash, picturePath } from '#lib/text/picture.ts';

/** Address of a picture in a width that is enough for the panel. @param image as the service names it */
export function smallPicture(image: string, width: 160 | 320 | 850 = 160): string {
  const hash = pictureHash(image);
  return `/media/${hash === undefined ? image : picturePath(hash, width, 'webp')}`;
}
