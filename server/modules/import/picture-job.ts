import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import type { Job, JobLogger } from '#server/jobs/job.ts';
import type { MediaService } from '#server/modules/media-library/service.ts';
import { takeFromArchive } from '#server/modules/import/archive-service.ts';
import type { HangService } from '#server/modules/import/hang-service.ts';
import {
  type Came,
  type ClaimedPicture,
  claimPicture,
  countPictures,
  releasePicture,
  settlePicture,
} from '#server/modules/import/picture-queries.ts';
import { pictureTexts } from '#server/modules/import/picture-texts.ts';
import { type Reach, fetchPublic } from '#server/outside/fetch-public.ts';
import { type OutsideFault, OutsideError } from '#server/outside/outside-error.ts';
import { createTurns } from '#server/turns.ts';

/** Ms between two looks for pictures that wait. */
const every = 1_000;
/** Ms for which pictures are fetched before products are given those that have come. */
const longest = 4_000;
/** As many as all nodes fetch at once may be this one's. */
const lanes = 4;
/** How often a picture is taken up that does not even fail. */
const mostTries = 3;
/** Ms after which a picture is taken up again that could not be kept, such as on a full disk. */
const later = 30_000;
/** Ms for a picture, redirects included. */
const patience = 30_000;
const limits = { mostBytes: 15_000_000, patience, mostRedirects: 3 };
/** Ms between two tries while staff upload much. */
const busyPause = 2_000;

interface Needs {
  readonly database: Database;
  readonly events: Pick<ShopEvents, 'emit'>;
  readonly media: Pick<MediaService, 'bringIn'>;
  readonly hanging: HangService;
  /** Absent: the public internet. */
  readonly reach: Reach | undefined;
}

/** Fetches pictures that staff have asked for, and gives them to their products; goes on after a restart. */
export function pictureJob({ database, events, media, hanging, reach }: Needs): Job {
  // One at a time, so that uploads of staff have their turns in between.
  const inTurn = createTurns();

  async function bytesOf({ address, batchId, entry, hosts }: ClaimedPicture): Promise<Buffer> {
    if (entry !== null) return takeFromArchive(database.db, batchId, entry);
    return fetchPublic(address, { ...limits, allowsHost: (host) => hosts.includes(host) }, reach);
  }

  async function keep({ address, name }: ClaimedPicture, file: Buffer): Promise<string> {
    const sent = { file, fileName: fileNameOf(address) };
    for (;;) {
      try {
        // oxlint-disable-next-line no-await-in-loop
        return await inTurn('encode', () => media.bringIn(sent, name));
      } catch (error) {
        if (!(error instanceof ShopError && error.status === 429)) throw error;
        // oxlint-disable-next-line no-await-in-loop
        await pause(busyPause);
      }
    }
  }

  /** @returns null when it may come later @throws what is no fault of the picture */
  async function fetchOne(picture: ClaimedPicture): Promise<Came> {
    if (picture.tries > mostTries) return { reason: pictureTexts.givenUp };
    try {
      return { hash: await keep(picture, await bytesOf(picture)) };
    } catch (error) {
      return failureOf(error);
    }
  }

  async function lane(until: number, logger: JobLogger, touched: Set<number>): Promise<void> {
    /* oxlint-disable no-await-in-loop -- one after the other */
    while (performance.now() < until) {
      const picture = await database.transaction(claimPicture);
      if (picture === null) return;
      touched.add(picture.batchId);
      try {
        const came = await fetchOne(picture);
        await database.transaction((tx) => settlePicture(tx, picture, came));
      } catch (error) {
        logger.error({ err: error }, 'A picture could not be kept');
        await releasePicture(database.db, picture, later);
      }
    }
    /* oxlint-enable no-await-in-loop */
  }

  async function announce(batch: number): Promise<void> {
    const { waiting, done, failed } = await countPictures(database.db, batch);
    events.emit('importPicturesChanged', { batch, waiting, done, failed });
  }

  return {
    name: 'import pictures',
    every,
    async run(logger) {
      const touched = new Set<number>();
      const until = performance.now() + longest;
      await Promise.all(Array.from({ length: lanes }, () => lane(until, logger, touched)));
      const hung = await hanging.hangSome();
      await Promise.all([...touched].map(announce));
      return touched.size > 0 || hung > 0 ? 'now' : 'later';
    },
  };
}

const fileNameOf = (address: string): string => {
  const name = URL.parse(address)?.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
};

/** @throws what is no fault of the picture */
function failureOf(error: unknown): Came {
  if (error instanceof OutsideError) {
    const { fault } = error;
    return {
      reason: sentenceOf(fault),
      ...(fault.kind === 'otherHost' && { leadsTo: fault.host }),
    };
  }
  if (error instanceof ShopError && error.status === 422) return { reason: error.message };
  throw error;
}

function sentenceOf(fault: OutsideFault): string {
  if (fault.kind === 'status') return pictureTexts.status(fault.status);
  if (fault.kind === 'unknown' || fault.kind === 'otherHost') {
    return pictureTexts[fault.kind](fault.host);
  }
  return pictureTexts[fault.kind];
}
