import sharp from 'sharp';
import { contentTexts } from '#server/modules/import-content/texts.ts';
import type { MediaService } from '#server/modules/media-library/service.ts';

/** Stands for the picture of a post, which every post has, until its own one comes. */
const drawing = { width: 1_400, height: 788, channels: 3, background: '#e9e4db' } as const;

export interface PlainPicture {
  /** Puts it into the shop, once. */
  make(): Promise<void>;
  /** @throws {Error} before it is made */
  hash(): string;
}

export function createPlainPicture(media: Pick<MediaService, 'bringIn'>): PlainPicture {
  let made: string | undefined;
  return {
    make: async () => {
      if (made !== undefined) return;
      const file = await sharp({ create: drawing }).png().toBuffer();
      made = await media.bringIn({ file, fileName: 'plain.png' }, contentTexts.plainPicture);
    },
    hash: () => {
      if (made === undefined) throw new Error('The plain picture is not made yet.');
      return made;
    },
  };
}
