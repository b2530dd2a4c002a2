import { z } from 'zod';

/** Grows when an archive of today could not be read by the program of yesterday. */
export const FORMAT = 1;

/**
 * An archive is one tar file: `kahroba.json` first, then the rows of each table as compressed JSON
 * lines in pieces, the pictures, and `end.json` last, which an archive that broke off lacks.
 */
export const headSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Times (ms) of the migrations that the rows are of. */
  migrations: z.array(z.number()).min(1),
});
export type Head = z.infer<typeof headSchema>;

export const endSchema = z.object({
  /** Rows of each table. */
  tables: z.record(z.string(), z.number()),
  sequences: z.array(z.object({ name: z.string(), value: z.number().nullable() })),
  pictures: z.number(),
});
export type End = z.infer<typeof endSchema>;

export const HEAD_NAME = 'kahroba.json';
export const END_NAME = 'end.json';

export type Entry =
  | { kind: 'head' }
  | { kind: 'end' }
  | { kind: 'rows'; table: string }
  | { kind: 'picture'; file: string };

const ROWS = /^database\/([a-z][a-z0-9_]{0,62})\/\d{6}\.jsonl\.gz$/;
const PICTURE = /^media\/([0-9a-z]+(?:-[0-9a-z]+)*\.(?:avif|webp|jpg|mp4))$/;

export const rowsName = (table: string, piece: number): string =>
  `database/${table}/${String(piece).padStart(6, '0')}.jsonl.gz`;
export const pictureName = (file: string): string => `media/${file}`;

/** The picture's file name when `file` may stand in an archive. */
export const isPictureFile = (file: string): boolean => PICTURE.test(pictureName(file));

/** What an archive cannot be restored for; the message is all an operator needs. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/**
 * What stands under a name of an archive. Archives come from anywhere: only these names exist.
 * @throws {ArchiveError} for any other name, so that no path leads out of the data folder
 */
export function entryOf(name: string, type: string | null | undefined): Entry {
  if (type === 'file') {
    if (name === HEAD_NAME) return { kind: 'head' };
    if (name === END_NAME) return { kind: 'end' };
    const table = ROWS.exec(name)?.[1];
    if (table) return { kind: 'rows', table };
    const file = PICTURE.exec(name)?.[1];
    if (file) return { kind: 'picture', file };
  }
  throw new ArchiveError(`The archive holds ${JSON.stringify(name)} (${type}), which is not ours.`);
}

/** Where an archive stands while it is being written. */
export const partOf = (file: string): string => `${file}.part`;

/** Called now and then with how far a restoring is. */
export type OnProgress = (done: { rows: number; pictures: number }) => void;
