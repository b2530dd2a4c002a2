import { z } from 'zod';
import { bigId, goodsFilter, rowId, staffPrice, stockCount } from '#lib/contract/goods.ts';
import { availability, toman, websiteCode } from '#lib/contract/values.ts';

// Changes of many products by a filter: previewed, applied by a job, taken back.

const amount = z.int().min(-1_000_000_000_000).max(1_000_000_000_000);
const roundTo = z.union([z.literal(1), z.literal(1_000), z.literal(10_000)]).default(1);

/** What is done to each. Prices in toman, rounded to the nearest multiple of `roundTo`. */
export const bulkOperation = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('price'),
    field: z.enum(['price', 'oldPrice']).default('price'),
    value: staffPrice.nullable(),
  }),
  z.object({
    kind: z.literal('addToPrice'),
    field: z.enum(['price', 'oldPrice']).default('price'),
    value: amount,
    roundTo,
  }),
  z.object({
    kind: z.literal('raisePrice'),
    field: z.enum(['price', 'oldPrice']).default('price'),
    /** With two decimals; below 0 it falls. */
    percent: z.number().min(-99).max(1_000),
    roundTo,
  }),
  z.object({ kind: z.literal('roundPrice'), roundTo: roundTo.unwrap() }),
  z.object({ kind: z.literal('stock'), value: stockCount }),
  z.object({ kind: z.literal('addToStock'), value: z.int().min(-1_000_000).max(1_000_000) }),
  z.object({ kind: z.literal('lowStock'), value: stockCount.nullable() }),
  z.object({ kind: z.literal('availability'), value: availability }),
  /** The primary category. */
  z.object({ kind: z.literal('category'), categoryId: rowId }),
  /** Further categories. */
  z.object({ kind: z.literal('addCategory'), categoryId: rowId }),
  z.object({ kind: z.literal('removeCategory'), categoryId: rowId }),
  z.object({ kind: z.literal('brand'), brandId: rowId }),
  z.object({ kind: z.literal('state'), value: z.enum(['published', 'draft', 'withdrawn']) }),
]);
export type BulkOperation = z.output<typeof bulkOperation>;

export const mostBulkRows = 100_000;

export const previewBulkBody = z.object({
  filter: goodsFilter,
  operation: bulkOperation,
  /** Variants that are left out. */
  except: z.array(rowId).max(1_000).default([]),
});
export type PreviewBulkBody = z.output<typeof previewBulkBody>;

const value = z.union([z.number(), z.string(), z.array(z.number()), z.null()]);
const bulkSample = z.object({
  websiteCode,
  nameFa: z.string(),
  /** Null for a field of the product itself. */
  variantId: rowId.nullable(),
  /** What distinguishes the variant, and its code; '' when there is none. */
  variant: z.string(),
  sku: z.string(),
  field: z.string(),
  before: value,
  after: value,
});
export type BulkSample = z.infer<typeof bulkSample>;

/**
 * `aboveOldPrice`: the price reaches the one beside it, which goes. Left out of the change: `timed`, variants with
 * a timed price; `noPrice`, without one; `zero`, whose price would become 0; `held`, whose stock would sink below what is held for orders; `noVariant`,
 * products that cannot be published; `versions`, whose other versions would keep another brand. `inBaskets`: baskets with these goods.
 */
export const bulkWarning = z.object({
  kind: z.enum([
    'aboveOldPrice',
    'timed',
    'noPrice',
    'held',
    'noVariant',
    'inBaskets',
    'zero',
    'versions',
  ]),
  count: z.int().min(1),
});
export type BulkWarning = z.infer<typeof bulkWarning>;

export const previewBulkAnswer = z.object({
  batch: bigId,
  /** Changed variants or products, and those that stay as they are. */
  count: z.int(),
  untouched: z.int(),
  productCount: z.int(),
  /** From each range of prices one. */
  sample: z.array(bulkSample).max(6),
  warnings: z.array(bulkWarning),
  /** Of a change of prices: the worth of the stock, and the smallest and the largest change. */
  prices: z
    .object({
      worthBefore: toman,
      worthAfter: toman,
      least: z.int(),
      most: z.int(),
    })
    .nullable(),
});
export type PreviewBulkAnswer = z.infer<typeof previewBulkAnswer>;

export const batchBody = z.object({ batch: bigId });

export const batchView = z.object({
  batch: bigId,
  kind: z.enum(['edit', 'cells', 'bulk', 'sheet', 'undo', 'timed']),
  /** `stopped`: by staff, or undone before it ended. */
  state: z.enum(['preview', 'waiting', 'running', 'stopped', 'done']),
  staff: z.string().nullable(),
  /** Filter and operation of a bulk change; of a file (`sheet`) its name and what was counted. */
  wanted: z.unknown(),
  total: z.int(),
  done: z.int(),
  /** Rows whose value had become another one. */
  skipped: z.int(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
  /** Until when it can be taken back; null when it cannot. */
  undoUntil: z.iso.datetime().nullable(),
  undoOf: bigId.nullable(),
});
export type BatchView = z.infer<typeof batchView>;

/** With rows that were passed over, at most 100. */
export const getBatchAnswer = batchView.extend({ left: z.array(bulkSample) });
export type GetBatchAnswer = z.infer<typeof getBatchAnswer>;

export const listBatchesBody = z.object({
  before: bigId.optional(),
  limit: z.int().min(1).max(100).default(30),
});
export const listBatchesAnswer = z.object({
  items: z.array(batchView),
  next: bigId.nullable(),
});
export type ListBatchesAnswer = z.infer<typeof listBatchesAnswer>;

export const productHistoryBody = z.object({
  websiteCode,
  kind: z.enum(['all', 'prices', 'stock', 'texts']).default('all'),
  before: bigId.optional(),
  limit: z.int().min(1).max(100).default(50),
});
export type ProductHistoryBody = z.output<typeof productHistoryBody>;

/** The newest first. */
export const productHistoryAnswer = z.object({
  items: z.array(
    z.object({
      id: bigId,
      batch: bigId,
      kind: batchView.shape.kind,
      variantId: rowId.nullable(),
      variant: z.string(),
      field: z.string(),
      before: z.unknown(),
      after: z.unknown(),
      staff: z.string().nullable(),
      at: z.iso.datetime(),
      isUndone: z.boolean(),
    }),
  ),
  next: bigId.nullable(),
});
export type ProductHistoryAnswer = z.infer<typeof productHistoryAnswer>;

/** Takes rows of a product's history back. */
export const undoChangesBody = z.object({ ids: z.array(bigId).min(1).max(100) });
