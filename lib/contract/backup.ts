import { z } from 'zod';

const revision = z.int().min(0);
/** How many are kept; older ones are removed after the next. */
const keep = z.int().min(1).max(100);
/** Of the day in Tehran at which one is made by itself; null: none is. */
const hour = z.int().min(0).max(23).nullable();

const name = z.string().regex(/^kahroba-\d{4}(?:-\d{2}){5}\.tar$/, 'چنین پشتیبانی نیست.');

export const backupItem = z.object({
  name: z.string(),
  at: z.iso.datetime(),
  /** Bytes. */
  size: z.int(),
  /** Whether its check sum holds. `unknown`: not compared since it was made; `none`: it has none. */
  checksum: z.enum(['good', 'bad', 'unknown', 'none']),
  /** What the operator runs to restore it. */
  restore: z.string(),
});
export type BackupItem = z.infer<typeof backupItem>;

export const backupRunning = z.object({
  phase: z.enum(['rows', 'pictures', 'check']),
  /** Tables, pictures or bytes, by `phase`. */
  done: z.int(),
  total: z.int(),
  startedAt: z.iso.datetime(),
});
export type BackupRunning = z.infer<typeof backupRunning>;

export const backupsAnswer = z.object({
  revision,
  keep,
  hour,
  /** Where they are kept, on the server. */
  folder: z.string(),
  /** Free bytes there. */
  free: z.int(),
  running: backupRunning.nullable(),
  /** Why the last one failed, in Persian; null when it did not. */
  failure: z.string().nullable(),
  /** The newest first. */
  items: z.array(backupItem),
});
export type BackupsAnswer = z.infer<typeof backupsAnswer>;

export const backupName = z.object({ name });
/** Without `hour` it stays. */
export const saveBackupBody = z.object({ revision, keep, hour: hour.optional() });
export type SaveBackupBody = z.input<typeof saveBackupBody>;

/** Where the browser gets it from, within a minute. */
export const backupTicket = z.object({ path: z.string() });
export type BackupTicket = z.infer<typeof backupTicket>;

export const downloadBackupQuery = z.object({
  name,
  /** Ms since 1970. */
  until: z.coerce.number().int().min(0),
  mark: z.string().max(100),
});
