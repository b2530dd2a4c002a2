import {
  type ImportKindName,
  importPartBytes,
  mostArchiveBytes,
  mostImportBytes,
} from '#lib/contract/import-names.ts';
import { onOneLine } from '#lib/text/persian.ts';
import { CallError } from '#panel/client.ts';
import { beginImport, sendPart } from '#panel/import/calls.ts';
import { beginArchive, sendArchivePart } from '#panel/import/picture-calls.ts';
import type { BeginImportBody } from '#lib/contract/import.ts';
import { pictureTexts as pictureWords } from '#panel/import/picture-texts.ts';
import { importTexts as words } from '#panel/import/texts.ts';

/** Between tries to send a part, in ms: a phone may change its network. */
const pauses = [1_000, 3_000, 8_000];
const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Whether the same may succeed later. */
const mayPass = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.status === null || error.status === 429 || error.status >= 500);

/** Why a file is not sent at all; null when it is. */
export function faultOf({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return words.noContent;
  return size > mostImportBytes ? words.tooLarge : null;
}

/** Why a ZIP of pictures is not sent at all; null when it is. */
export function archiveFaultOf({ size }: Pick<File, 'size'>): string | null {
  if (size === 0) return words.noContent;
  return size > mostArchiveBytes ? pictureWords.tooLarge : null;
}

/** Where a file is sent. */
interface Place {
  readonly begin: (body: Omit<BeginImportBody, 'kind'>) => Promise<{ readonly batch: number }>;
  readonly sendPart: (batch: number, part: number, content: Blob) => Promise<unknown>;
}

/** @returns whither files of a kind are sent */
export const filesOf = (kind: ImportKindName): Place => ({
  begin: (body) => beginImport({ ...body, kind }),
  sendPart,
});

/** @returns whither a ZIP of the pictures of a batch is sent */
export const archiveOf = (batch: number): Place => ({
  begin: (body) => beginArchive({ batch, ...body }),
  sendPart: sendArchivePart,
});

interface Piece {
  readonly batch: number;
  readonly part: number;
  readonly content: Blob;
}

async function send(place: Place, piece: Piece, tried = 0): Promise<void> {
  const { batch, part, content } = piece;
  try {
    await place.sendPart(batch, part, content);
  } catch (error) {
    const pause = pauses[tried];
    if (pause === undefined || !mayPass(error)) throw error;
    await wait(error instanceof CallError && error.retryAfter ? error.retryAfter * 1_000 : pause);
    await send(place, piece, tried + 1);
  }
}

/** A file of which parts have been sent. */
export interface Sent {
  readonly batch: number;
  /** Bytes. */
  readonly done: number;
}

/**
 * Sends a file, part after part. @param sent what is there already
 * @param onSent after each part
 * @throws {CallError}
 */
export async function sendFile(
  file: File,
  sent: Sent | null,
  onSent: (sent: Sent) => void,
  place: Place,
): Promise<number> {
  const batch = sent?.batch ?? (await place.begin(fileBody(file))).batch;
  const whole = Math.floor((sent?.done ?? 0) / importPartBytes);
  onSent({ batch, done: whole * importPartBytes });
  for (let part = whole; part * importPartBytes < file.size; part += 1) {
    const end = Math.min(file.size, (part + 1) * importPartBytes);
    // oxlint-disable-next-line no-await-in-loop -- what is there stays without gaps, so that it can be gone on with
    await send(place, {
      batch,
      part,
      content: file.slice(part * importPartBytes, end, 'application/octet-stream'),
    });
    onSent({ batch, done: end });
  }
  return batch;
}

const longestName = 200;

/** As the service keeps the name, by which a file is known again; one that is too long keeps its end. */
export const fileBody = ({ name, size }: Pick<File, 'name' | 'size'>) => ({
  fileName: onOneLine(name).slice(-longestName).trim() || 'file',
  size,
});
