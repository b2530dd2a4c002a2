import type { Redis } from 'ioredis';
import { mostReviewPictureBytes, mostReviewPictures } from '#lib/contract/limits.ts';
import type { JudgedReviewPicture, JudgeReviewPictureBody } from '#lib/contract/review.ts';
import type { Database, Db } from '#server/db/database.ts';
import { conflict, ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import { createLimit, orTakeBack } from '#server/limits/limit.ts';
import { PictureRefused } from '#server/media/picture-refused.ts';
import { TooManyWaiting } from '#server/media/turns.ts';
import { announceOpinion } from '#server/modules/opinion/page-change.ts';
import {
  dropLoosePictures,
  insertPicture,
  judgePicture,
  readAnyPicture,
  readPicturesOf,
  readShownPicture,
  removeLoosePictures,
} from '#server/modules/opinion/picture-queries.ts';
import { opinionTexts } from '#server/modules/opinion/texts.ts';
import { holdOpinion } from '#server/modules/opinion/write-queries.ts';
import { unknownOpinion } from '#server/modules/opinion/write-service.ts';
import { announcePage } from '#server/modules/catalogue/service.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Window in ms. */
const aDay = 86_400_000;
/** Pictures a member may send in a day: of five reviews. */
const mostADay = 5 * mostReviewPictures;
/** After which an upload may be repeated that found too many others, in seconds. */
const secondsToWait = 5;

interface Parts {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  readonly redis: Redis | null;
}

/** Pictures that buyers add to their reviews: shown with the review once staff have approved it. */
export function createPictureService({ database, events, redis }: Parts) {
  const count = createLimit({
    redis,
    kind: 'review-picture',
    windowMs: aDay,
    most: mostADay,
    sentence: opinionTexts.tooManyPictures,
  });

  /**
   * Keeps a picture for a day, and longer if a review names it. @returns its id
   * @throws {ShopError} 422 at `file`, 429, 503 while many others wait
   */
  async function upload(memberId: number, sent: Buffer): Promise<string> {
    const takeBack = await count(String(memberId));
    return orTakeBack([takeBack], keep(memberId, sent));
  }

  async function keep(memberId: number, sent: Buffer): Promise<string> {
    const made = await remake(sent);
    const id = await insertPicture(database.db, { memberId, ...made });
    await dropLoosePictures(database.db, memberId, mostADay);
    return id;
  }

  /** @throws {ShopError} 404 for a picture that not everybody may see, and for '' */
  async function readShown(id: string, size: 'whole' | 'small'): Promise<Buffer> {
    const [found] = id === '' ? [] : await database.run(readShownPicture[size], [id]);
    if (!found) throw unknownPicture();
    return Buffer.from(found.bytes);
  }

  /**
   * @param memberId whose it must be; null for staff
   * @throws {ShopError} 404
   */
  async function readAny(id: string, memberId: number | null): Promise<Buffer> {
    const [found] = await database.run(readAnyPicture, [id, memberId]);
    if (!found) throw unknownPicture();
    return Buffer.from(found.bytes);
  }

  /**
   * Shows a review without one of its pictures, or with it after all. Callers must have checked that staff ask.
   * @throws {ShopError} 404 for an unknown review or picture, 409 when the review has changed since
   */
  function judge(
    judgedBy: number,
    { id, revision, picture, isRefused }: JudgeReviewPictureBody,
    joined?: Db,
  ): Promise<JudgedReviewPicture> {
    return database.transaction(async (tx) => {
      const held = await holdOpinion(tx, 'review', { id });
      if (!held) throw unknownOpinion();
      if (held.revision !== revision) throw conflict('OPINION_CHANGED', opinionTexts.changed);
      const before = (await readPicturesOf(tx, id)).find((each) => each.id === picture);
      if (!before) throw unknownPicture();
      await judgePicture(tx, picture, isRefused);
      await recordStaff(tx, {
        memberId: judgedBy,
        action: 'Judge-Review-Picture',
        subject: `review ${id}`,
        before: { picture, isRefused: before.isRefused },
        after: { picture, isRefused },
      });
      if (held.state === 'shown') await announcePage(tx, held.aboutId);
      announceOpinion(tx, events);
      return { id, pictures: await readPicturesOf(tx, id) };
    }, joined);
  }

  async function removeSomeLoose(): Promise<number> {
    const [gone] = await database.run(removeLoosePictures, []);
    return gone?.count ?? 0;
  }

  return { upload, readShown, readAny, judge, removeSomeLoose };
}
export type PictureService = ReturnType<typeof createPictureService>;

const unknownPicture = () => new ShopError(404, 'PICTURE_NOT_FOUND', opinionTexts.unknownPicture);

const wrongFile = (sentence: string) =>
  new ShopError(422, 'INVALID', sentence, { fields: { file: sentence } });

/**
 * Makes a picture anew, so that nothing of the sent file is kept: no place, no device, nothing hidden in it.
 * @throws {ShopError} 422 at `file`, 503
 */
async function remake(sent: Buffer) {
  if (sent.length === 0) throw wrongFile(opinionTexts.emptyPicture);
  if (sent.length > mostReviewPictureBytes) throw wrongFile(opinionTexts.largePicture);
  // Loaded with the first picture.
  const { remakePicture, smallSquare } = await import('#server/media/private-picture.ts');
  try {
    const whole = await remakePicture(sent);
    return { whole, small: await smallSquare(whole) };
  } catch (error) {
    if (error instanceof TooManyWaiting) {
      throw new ShopError(503, 'UNAVAILABLE', opinionTexts.busyPictures, {
        retryAfter: secondsToWait,
      });
    }
    if (!(error instanceof PictureRefused)) throw error;
    throw wrongFile(error.code === 'format' ? opinionTexts.pictureFormats : error.message);
  }
}
