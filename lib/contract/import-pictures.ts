import { z } from 'zod';
import { bigId } from '#lib/contract/goods.ts';
import { importPictureStates, mostArchiveBytes } from '#lib/contract/import-names.ts';
import { picturePath, websiteCode } from '#lib/contract/values.ts';

// Pictures that a file of goods names by their addresses: asked for once its goods are written.

const host = z.string().min(1).max(2_000);
const counts = z.object({
  /** Addresses in all; each of them counts once. */
  total: z.int(),
  waiting: z.int(),
  done: z.int(),
  failed: z.int(),
});

const importHost = counts.extend({
  /** With its port unless that is the usual one. */
  host,
  /** Whether an owner has confirmed that it is asked. */
  isConfirmed: z.boolean(),
  /** The file names none of its pictures: other addresses lead there, `total` of them. */
  isLedTo: z.boolean(),
});
export type ImportHost = z.infer<typeof importHost>;

export const importPicturesView = counts.extend({
  batch: bigId,
  /** Those with most pictures first, at most 100, then those that others lead to, which have none of their own. */
  hosts: z.array(importHost),
  /** The ZIP that was sent last; `done` and `size` are bytes. */
  archive: z.object({ fileName: z.string(), done: z.int(), size: z.int() }).nullable(),
});
export type ImportPicturesView = z.infer<typeof importPicturesView>;

export const startImportPicturesBody = z.object({
  batch: bigId,
  /** Joins those that were confirmed before. */
  hosts: z.array(host).min(1).max(200),
});
export type StartImportPicturesBody = z.output<typeof startImportPicturesBody>;

export const retryImportPicturesBody = z.object({
  batch: bigId,
  /** Absent: all that did not come. */
  ids: z.array(bigId).min(1).max(500).optional(),
});
export type RetryImportPicturesBody = z.output<typeof retryImportPicturesBody>;

export const listImportPicturesBody = z.object({
  batch: bigId,
  /** Absent: all. */
  state: z.enum(importPictureStates).optional(),
  /** An id; the page begins after it. */
  after: z.int().min(0).default(0),
  limit: z.int().min(1).max(100).default(50),
});
export type ListImportPicturesBody = z.output<typeof listImportPicturesBody>;

export const importPicture = z.object({
  id: bigId,
  address: z.string(),
  state: z.enum(importPictureStates),
  /** Why it did not come, in Persian; null unless `failed`. */
  reason: z.string().nullable(),
  image: picturePath.nullable(),
  /** The first row that names it, and its product. */
  line: z.int(),
  name: z.string(),
  websiteCode: websiteCode.nullable(),
});
export type ImportPicture = z.infer<typeof importPicture>;
export const listImportPicturesAnswer = z.object({
  items: z.array(importPicture),
  /** The id after which the next page begins. */
  next: bigId.nullable(),
});
export type ListImportPicturesAnswer = z.infer<typeof listImportPicturesAnswer>;

export const beginImportArchiveBody = z.object({
  batch: bigId,
  fileName: z.string().trim().min(1).max(200),
  /** Bytes in all. */
  size: z.int().min(1).max(mostArchiveBytes),
});
export type BeginImportArchiveBody = z.output<typeof beginImportArchiveBody>;
