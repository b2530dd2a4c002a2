import { z } from 'zod';

/** Increase when an older program could not read a new archive. */
export const FORMAT = 1;

/**
 * An archive is one tar file: `kahroba.json` first, then the rows of each table in pieces of compressed JSON
 * lines, the pictures, and `end.json` last. An incomplete archive has no `end.json`.
 */
export const headSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.iso.datetime(),
  /** Timestamps (ms) of the migrations applied to the rows' schema. */
  migrations: z.array(z.number()).min(1),
});
export type Head = z.infer<typeof headSchema>;

export const endSchema = z.object({
  /** Number of rows by table. */
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

/** Whether `file` is a picture that an archive may contain. */
export const isPictureFile = (file: string): boolean => PICTURE.test(pictureName(file));

/** Why an archive cannot be written or restored; the message is written for operators. */
export class ArchiveError extends Error {
  override readonly name = 'ArchiveError';
}

/**
 * Classifies an archive entry by its name. Archives are untrusted: only known names are accepted.
 * @throws {ArchiveError} for any other name, so that no path leads outside the data folder
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

/** Temporary name of an archive while it is written. */
export const partOf = (file: string): string => `${file}.part`;

/** Called periodically with the progress of a restore. */
export type OnProgress = (done: { rows: number; pictures: number }) => void;
