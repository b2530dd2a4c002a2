import { z } from 'zod';
import { bigId, goodsFilter, rowId } from '#lib/contract/goods.ts';
import { websiteCode } from '#lib/contract/values.ts';

// Prices and stock as an Excel file: exported, edited, brought back as a plan of changes, and applied in part.

/** Maximum rows of a file, exported or brought back. */
export const mostSheetRows = 100_000;

export const exportPricesBody = z.object({ filter: goodsFilter.prefault({}) });
export type ExportPricesBody = z.output<typeof exportPricesBody>;

/** `same`: nothing changes; `warned`: it changes, but somebody should look at it first; `wrong`: it cannot be applied. */
export const sheetRowState = z.enum(['changed', 'same', 'wrong', 'warned']);
export type SheetRowState = z.infer<typeof sheetRowState>;

/**
 * Of a price: `large`, more than half up or down; `zero`; `emptied`; `tenfold`, exactly ten times, as rial for toman.
 * `aboveOldPrice`: the price reaches the one beside it, which goes. `duplicate`: another row is about the same variant.
 * `stale`: the shop has changed the value since the export.
 */
export const sheetWarning = z.enum([
  'tenfold',
  'large',
  'zero',
  'emptied',
  'aboveOldPrice',
  'duplicate',
  'stale',
]);
export type SheetWarning = z.infer<typeof sheetWarning>;

/** What a file would do. Nothing is changed before it is applied. */
export const sheetView = z.object({
  batch: bigId,
  fileName: z.string(),
  counts: z.record(sheetRowState, z.int()),
  /** Rows of each warning; those without any are left out. */
  warnings: z.array(z.object({ kind: sheetWarning, count: z.int() })),
  /** Whether most changed prices are exactly ten times those of the shop: the file is in rial. */
  isRial: z.boolean(),
});
export type SheetView = z.infer<typeof sheetView>;

export const getSheetBody = z.object({ batch: bigId });

/** The number of a row in the file. */
const line = z.int().min(1).max(2_000_000);

export const listSheetRowsBody = z.object({
  batch: bigId,
  state: sheetRowState,
  /** The line of the last row of the page before. */
  after: line.optional(),
  limit: z.int().min(1).max(100).default(50),
});
export type ListSheetRowsBody = z.output<typeof listSheetRowsBody>;

export const sheetField = z.enum(['price', 'oldPrice', 'stock']);
export type SheetField = z.infer<typeof sheetField>;

const sheetChange = z.object({
  field: sheetField,
  before: z.number().nullable(),
  after: z.number().nullable(),
});
export type SheetChange = z.infer<typeof sheetChange>;

export const sheetRowView = z.object({
  line,
  /** Null when the shop has no such variant. */
  variantId: rowId.nullable(),
  websiteCode: websiteCode.nullable(),
  /** As the shop has it, or, of a variant that is gone, the file. */
  nameFa: z.string(),
  variant: z.string(),
  sku: z.string(),
  changes: z.array(sheetChange),
  warnings: z.array(sheetWarning),
  /** Why it cannot be applied; '' when it can. */
  message: z.string(),
});
export type SheetRowView = z.infer<typeof sheetRowView>;

/** By line. */
export const listSheetRowsAnswer = z.object({
  items: z.array(sheetRowView),
  next: line.nullable(),
});
export type ListSheetRowsAnswer = z.infer<typeof listSheetRowsAnswer>;

/** Some rows of a state: all but these lines, or these alone. */
const chosenRows = z.object({
  isAll: z.boolean(),
  lines: z.array(line).max(10_000).default([]),
});

export const applySheetBody = z.object({
  batch: bigId,
  changed: chosenRows,
  warned: chosenRows,
});
export type ApplySheetBody = z.output<typeof applySheetBody>;
