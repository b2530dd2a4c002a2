import { reviewPicturePath } from '#lib/contract/paths.ts';
import { publicConfig } from '#lib/public-config.ts';
import { pictureUrl } from '#lib/text/picture.ts';

/** Where a picture of a review is read. */
export const reviewPictureUrl = (id: string, size: 'whole' | 'small'): string =>
  pictureUrl(publicConfig.imageBase, reviewPicturePath(id, size));
