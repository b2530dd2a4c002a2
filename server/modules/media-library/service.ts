import { z } from 'zod';
import {
  type GetMediaAnswer,
  type ListMediaAnswer,
  type ListMediaBody,
  type MediaItem,
  type SaveMediaBody,
  type UploadFields,
  mediaHash,
} from '#lib/contract/media.ts';
import { normalisePersian } from '#lib/text/persian.ts';
import type { Database, Db } from '#server/db/database.ts';
import { isInstantText } from '#server/db/iso.ts';
import { ShopError } from '#server/errors.ts';
import type { MediaStore } from '#server/media/media-store.ts';
import { PictureRefused } from '#server/media/picture-refused.ts';
import { type StoredPicture, storePicture } from '#server/media/store-picture.ts';
import { TooManyWaiting, createTurns } from '#server/media/turns.ts';
import {
  type MediaPlace,
  holdMedia,
  insertMedia,
  readMedia,
  readMediaItem,
  readUses,
  updateMedia,
} from '#server/modules/media-library/queries.ts';
import { mediaTexts } from '#server/modules/media-library/texts.ts';
import { recordStaff } from '#server/staff-log.ts';

/** Uploads that may wait while one is encoded: each keeps its file in memory. */
const mostWaiting = 5;
/** After which an upload may be repeated that found too many others. */
const secondsToWait = 3;
/** Longest name of a file that is kept. */
const longestName = 200;
/** Longest text for those who do not see a picture. */
const longestAlt = 300;

const place = z.object({
  at: z.string().refine(isInstantText),
  hash: mediaHash,
});

interface Needs {
  readonly database: Database;
  readonly store: MediaStore;
}

/** The pictures of the shop. Callers must have checked who asks. */
export function createMediaService({ database, store }: Needs) {
  const inTurn = createTurns(mostWaiting);

  /** @throws {ShopError} 422 for a cursor that is not of this list */
  async function list(body: ListMediaBody): Promise<ListMediaAnswer> {
    const { after, limit } = body;
    const found = await readMedia(database.db, body, placeOf(after), limit + 1);
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: shown.map(({ at: _at, ...item }) => item),
      next: last ? cursorOf({ at: last.at, hash: last.hash }) : null,
    };
  }

  /** @throws {ShopError} 404 */
  async function get(hash: string): Promise<GetMediaAnswer> {
    return { ...(await find(hash)), uses: await readUses(database.db, hash) };
  }

  const stored = (file: Buffer, kind: UploadFields['kind']): Promise<StoredPicture> =>
    inTurn(() => storePicture(store, file, { kind })).catch(refuse);

  /**
   * Stores a picture that nobody has uploaded by hand, as `upload` does; who brought it in is recorded elsewhere.
   * @returns its hash
   * @throws {ShopError} as `upload`
   */
  async function bringIn({ file, fileName }: Sent, alt: string): Promise<string> {
    const { hash, width, height } = await stored(file, 'plain');
    await insert(database.db, { hash, width, height, fileName, alt: alt.slice(0, longestAlt) });
    return hash;
  }

  /**
   * Stores an upload in all its sizes; the same bytes are the same picture.
   * @throws {ShopError} 422 for what is no picture or too large a one, 429 when too many wait
   */
  async function upload(
    staffId: number,
    sent: Sent,
    { alt, kind }: UploadFields,
  ): Promise<MediaItem> {
    const { hash, width, height } = await stored(sent.file, kind);
    await database.transaction(async (tx) => {
      const { fileName } = await insert(tx, { hash, width, height, ...sent, alt });
      await recordStaff(tx, {
        memberId: staffId,
        action: 'Upload-Media',
        subject: `picture ${fileName || hash}`,
        before: null,
        after: { hash, width, height },
      });
    });
    return find(hash);
  }

  /** @throws {ShopError} 404; 409 `STALE` with the picture of now */
  async function save(staffId: number, body: SaveMediaBody): Promise<MediaItem> {
    const { hash, revision } = body;
    await database.transaction(async (tx) => {
      const now = await holdMedia(tx, hash);
      const before = await readMediaItem(tx, hash);
      if (now === null || before === null) throw unknown();
      if (now !== revision) {
        throw new ShopError(409, 'STALE', mediaTexts.stale, {
          fields: { version: String(now) },
          now: before,
        });
      }
      const after = {
        alt: body.alt === undefined ? before.alt : normalisePersian(body.alt),
        focal: body.focal ?? before.focal,
      };
      await updateMedia(tx, hash, after);
      await recordStaff(tx, {
        memberId: staffId,
        action: 'Save-Media',
        subject: `picture ${before.fileName || hash}`,
        before: { hash, alt: before.alt, focal: before.focal },
        after: { hash, ...after },
      });
    });
    return find(hash);
  }

  async function find(hash: string): Promise<MediaItem> {
    const found = await readMediaItem(database.db, hash);
    if (found === null) throw unknown();
    return found;
  }

  return { list, get, upload, bringIn, save };
}
export type MediaService = ReturnType<typeof createMediaService>;

interface Sent {
  readonly file: Buffer;
  readonly fileName: string;
}

/** Adds a picture, with its texts as they are kept. */
async function insert(
  tx: Db,
  { hash, width, height, ...given }: Parameters<typeof insertMedia>[1],
): Promise<{ fileName: string }> {
  const fileName = normalisePersian(given.fileName).slice(0, longestName);
  await insertMedia(tx, { hash, width, height, fileName, alt: normalisePersian(given.alt) });
  return { fileName };
}

const unknown = () => new ShopError(404, 'PICTURE_NOT_FOUND', mediaTexts.unknown);

function refuse(error: unknown): never {
  if (error instanceof TooManyWaiting) {
    throw new ShopError(429, 'BUSY', mediaTexts.busy, { retryAfter: secondsToWait });
  }
  if (error instanceof PictureRefused) {
    throw new ShopError(422, 'INVALID', error.message, { fields: { file: error.message } });
  }
  throw error;
}

const cursorOf = (at: MediaPlace): string => Buffer.from(JSON.stringify(at)).toString('base64url');

function placeOf(cursor: string | undefined): MediaPlace | null {
  if (cursor === undefined) return null;
  try {
    return place.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new ShopError(422, 'INVALID', mediaTexts.wrongCursor, {
      fields: { after: mediaTexts.wrongCursor },
    });
  }
}
