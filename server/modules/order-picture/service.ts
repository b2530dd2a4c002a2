import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { PictureRefused } from '#server/media/picture-refused.ts';
import { TooManyWaiting } from '#server/media/turns.ts';
import {
  attachPictures,
  deletePicture,
  dropLoose,
  insertPicture,
  readPicture,
  removeLoose,
} from '#server/modules/order-picture/queries.ts';
import { orderPictureTexts } from '#server/modules/order-picture/texts.ts';

/** After which an upload may be repeated that found too many others. */
const secondsToWait = 5;

/** Pictures that only an order's member and staff see: receipts, and goods to be returned. */
export function createOrderPictureService(database: Database) {
  /**
   * @param memberId whose order it must be of; null for staff
   * @returns WebP
   * @throws {ShopError} 404 for an unknown picture, and one of another member's order
   */
  async function read(id: string, memberId: number | null): Promise<Buffer> {
    const bytes = await readPicture(database.db, id, memberId);
    if (bytes) return Buffer.from(bytes);
    throw new ShopError(404, 'PICTURE_NOT_FOUND', orderPictureTexts.unknown);
  }

  /** Removes a batch of pictures nobody used; resolves to their number. */
  async function removeSomeLoose(): Promise<number> {
    const [gone] = await database.run(removeLoose, []);
    return gone?.count ?? 0;
  }

  return {
    remake,
    read,
    keep: insertPicture,
    remove: deletePicture,
    dropLoose,
    attach: attachPictures,
    removeSomeLoose,
  };
}
export type OrderPictureService = ReturnType<typeof createOrderPictureService>;

/**
 * Makes a picture anew from what was sent. Takes some 100 ms of a core: call it outside of transactions.
 * @param sent JPEG, PNG or WebP in base64
 * @throws {ShopError} 422 with the field `picture`; 503 while many others wait
 */
async function remake(sent: string): Promise<Uint8Array> {
  // Loaded with the first picture.
  const { remakePicture } = await import('#server/media/private-picture.ts');
  try {
    return await remakePicture(Buffer.from(sent, 'base64'));
  } catch (error) {
    if (error instanceof TooManyWaiting) {
      throw new ShopError(503, 'UNAVAILABLE', orderPictureTexts.busy, {
        retryAfter: secondsToWait,
      });
    }
    if (!(error instanceof PictureRefused)) throw error;
    const sentence = error.code === 'format' ? orderPictureTexts.formats : error.message;
    throw new ShopError(422, 'INVALID', sentence, { fields: { picture: sentence } });
  }
}
