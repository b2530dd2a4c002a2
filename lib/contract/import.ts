import { z } from 'zod';
import { bigId, goodsState, staffPrice, stockCount } from '#lib/contract/goods.ts';
import {
  importFields,
  importKinds,
  importResults,
  importRowStates,
  importStates,
  moneyUnits,
  mostImportBytes,
} from '#lib/contract/import-names.ts';
import { websiteCode } from '#lib/contract/values.ts';

// What the file of another shop holds: uploaded, read as a dry run, accepted, applied by a job, taken back.

/** A field that a column can hold; '' for a column that is passed over. */
const field = z.union([
  z.enum(importFields),
  z.templateLiteral([z.enum(['attributeName', 'attributeValues']), ' ', z.int().min(1).max(999)]),
  z.literal(''),
]);

/**
 * Columns by hand, before those of former files, and those whose heads are known; compared without kinds of letters, digits
 * and spaces.
 */
const mapping = z
  .array(z.object({ head: z.string().max(1_000), field }))
  .max(500)
  .default([]);

export const importBatchBody = z.object({ batch: bigId });

export const beginImportBody = z.object({
  fileName: z.string().trim().min(1).max(200),
  /** Bytes in all. */
  size: z.int().min(1).max(mostImportBytes),
  kind: z.enum(importKinds).default('goods'),
});
export type BeginImportBody = z.output<typeof beginImportBody>;

/** The body of the call is the part, as application/octet-stream: `importPartBytes`, the last one what is left. */
export const uploadImportPartQuery = z.object({
  batch: z.coerce.number().pipe(bigId),
  /** From 0; in any order, and again after a broken connection. */
  part: z.coerce.number().pipe(z.int().min(0).max(999)),
});
export type UploadImportPartQuery = z.output<typeof uploadImportPartQuery>;

export const importColumn = z.object({
  head: z.string(),
  /** By its head, or as the shop mapped such a head last; '' when it is passed over. */
  field: z.string(),
  /** Whether `field` was chosen by hand, now or for a former file. */
  isByHand: z.boolean(),
  /** What its first filled cells say, each shortened. */
  samples: z.array(z.string()).max(3),
});
export type ImportColumn = z.infer<typeof importColumn>;

export const readImportBody = z.object({ batch: bigId, mapping });
export type ReadImportBody = z.output<typeof readImportBody>;

export const importColumnsAnswer = z.object({
  columns: z.array(importColumn),
  /** Rows below the heads; at most as many as were looked at, which `isWhole` says. */
  rows: z.int(),
  isWhole: z.boolean(),
});
export type ImportColumnsAnswer = z.infer<typeof importColumnsAnswer>;

/**
 * `fits`: as the shop's own prices in the same categories; `tooHigh`, `tooLow`: far from them, or, when the shop has
 * none to compare with, from what goods cost; `possible`: nothing speaks against it; `impossible`: a price is more than
 * the shop can have.
 */
const verdict = z.enum(['fits', 'tooHigh', 'tooLow', 'possible', 'impossible']);

export const importReading = z.object({
  unit: z.enum(moneyUnits),
  /** At most three, dear ones first; `toman` is null for more than the shop can have. */
  examples: z.array(
    z.object({ name: z.string(), written: z.string(), toman: staffPrice.nullable() }),
  ),
  verdict,
  /** How many times the shop's prices, as a power of ten; null without any to compare with. */
  times: z.number().nullable(),
  /** Prices of a sample that are rounded up to whole toman. */
  rounded: z.int(),
});
export type ImportReading = z.infer<typeof importReading>;
export const importMoneyAnswer = z.object({ readings: z.array(importReading) });
export type ImportMoneyAnswer = z.infer<typeof importMoneyAnswer>;

export const startImportBody = z.object({
  batch: bigId,
  mapping,
  /** Of goods always; of orders where their file does not say it. */
  unit: z.enum(moneyUnits).optional(),
  /** Pieces of a new product that is there, but not counted. */
  uncounted: stockCount.default(10),
});
export type StartImportBody = z.output<typeof startImportBody>;

export const applyImportBody = z.object({
  batch: bigId,
  /** Of fields that staff have changed since the last file (`isEdited`). */
  edited: z.enum(['keep', 'overwrite']).default('keep'),
  /** Of rows with a change of the field `guess`: what was found may be wrong. */
  guesses: z.enum(['with', 'without']).default('without'),
});
export type ApplyImportBody = z.output<typeof applyImportBody>;

export const importView = z.object({
  batch: bigId,
  kind: z.enum(importKinds),
  fileName: z.string(),
  state: z.enum(importStates),
  staff: z.string().nullable(),
  /** Null before its dry run, and where none was asked. */
  unit: z.enum(moneyUnits).nullable(),
  /**
   * Of the upload bytes, of the dry run rows, of what follows products with their variations. `total` is 0 while it is
   * not known.
   */
  done: z.int(),
  total: z.int(),
  /** Why the file cannot be read, in Persian; null unless `failed`. */
  failure: z.string().nullable(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Until when it can be taken back; null when it cannot. */
  undoUntil: z.iso.datetime().nullable(),
});
export type ImportView = z.infer<typeof importView>;

export const getImportAnswer = importView.extend({
  /** Rows by what they would do and what became of them, at most 20 pairs; `result` is null before. */
  counts: z.array(
    z.object({
      state: z.enum(importRowStates),
      result: z.enum(importResults).nullable(),
      count: z.int(),
    }),
  ),
  /** Of the rows that would change something, those with a field that staff have changed since the last file. */
  edited: z.int(),
  /** Of the rows that would change something, those whose change may be wrong. */
  guesses: z.int(),
  /**
   * What is said most often of wrong, skipped, failed and left rows, at most 20, with the head that it is about; '' for
   * rows as a whole.
   */
  faults: z.array(z.object({ head: z.string(), text: z.string(), count: z.int(), line: z.int() })),
});
export type GetImportAnswer = z.infer<typeof getImportAnswer>;

export const listImportsBody = z.object({
  before: bigId.optional(),
  limit: z.int().min(1).max(100).default(30),
});
export type ListImportsBody = z.output<typeof listImportsBody>;
/** The newest first, of kinds that the caller may see. */
export const listImportsAnswer = z.object({
  items: z.array(importView),
  next: bigId.nullable(),
});
export type ListImportsAnswer = z.infer<typeof listImportsAnswer>;

export const listImportRowsBody = z.object({
  batch: bigId,
  /** Absent: all. */
  state: z.enum(importRowStates).optional(),
  result: z.enum(importResults).optional(),
  /** Only rows with something to say. */
  isSaid: z.boolean().default(false),
  /** Only rows with a field that staff have changed since the last file. */
  isEdited: z.boolean().default(false),
  /** A line; the page begins after it. */
  after: z.int().min(0).default(0),
  limit: z.int().min(1).max(100).default(50),
});
export type ListImportRowsBody = z.output<typeof listImportRowsBody>;

export const importRow = z.object({
  /** Where it begins in the file. */
  line: z.int(),
  state: z.enum(importRowStates),
  result: z.enum(importResults).nullable(),
  /** Null for one that cannot be taken. */
  kind: z.enum(['simple', 'variable', 'variation']).nullable(),
  name: z.string(),
  sku: z.string().nullable(),
  /** The line of a variation's product. */
  parentLine: z.int().nullable(),
  websiteCode: websiteCode.nullable(),
  /** Of the product now; null before there is one. */
  goodsState: goodsState.nullable(),
  /** Sentences with the heads they are about; '' for the row as a whole. */
  said: z.array(z.object({ head: z.string(), text: z.string() })),
  /**
   * Fields of the contract's products and variants; texts that are too long to show have null on both sides. Of a new row
   * what it is sold for.
   */
  changes: z.array(
    z.object({
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      /** Staff have changed it since the last file. */
      isEdited: z.boolean(),
    }),
  ),
});
export type ImportRow = z.infer<typeof importRow>;
export const listImportRowsAnswer = z.object({
  items: z.array(importRow),
  /** The line after which the next page begins. */
  next: z.int().nullable(),
});
export type ListImportRowsAnswer = z.infer<typeof listImportRowsAnswer>;
