import { z } from 'zod';
import {
  bigId,
  goodsFilter,
  goodsSort,
  goodsState,
  listCursor,
  listTotal,
  rowId,
  staffPrice,
  stockCount,
} from '#lib/contract/goods.ts';
import { adminVariant, timedPriceView, variantFields } from '#lib/contract/goods-product.ts';
import { picturePath, websiteCode } from '#lib/contract/values.ts';

// Prices and stock as a grid, timed prices, and the movements of stocks.

export const listVariantsBody = z.object({
  filter: goodsFilter.prefault({}),
  sort: goodsSort.default('newest'),
  after: listCursor.optional(),
  /** Of products; their variants come together. */
  limit: z.int().min(1).max(100).default(50),
});
export type ListVariantsBody = z.output<typeof listVariantsBody>;

export const variantRow = adminVariant.extend({
  websiteCode,
  nameFa: z.string(),
  state: goodsState,
  image: picturePath.nullable(),
});
export type VariantRow = z.infer<typeof variantRow>;

export const listVariantsAnswer = z.object({
  items: z.array(variantRow),
  next: listCursor.nullable(),
  /** Of variants; of the first page only. */
  total: listTotal.nullable(),
});
export type ListVariantsAnswer = z.infer<typeof listVariantsAnswer>;

const { shape } = variantFields;
/** Fields of the grid, with their values. */
const cellValues = {
  price: shape.price,
  oldPrice: shape.oldPrice,
  insurancePrice: shape.insurancePrice,
  stock: stockCount,
  lowStock: shape.lowStock,
  availability: shape.availability,
  maxPerOrder: shape.maxPerOrder,
  guarantee: shape.guarantee,
  sku: shape.sku,
  gtin: shape.gtin,
} as const;
export type CellField = keyof typeof cellValues;

const cellOf = <Field extends CellField>(field: Field) =>
  z.object({
    variantId: rowId,
    field: z.literal(field),
    value: cellValues[field],
    /** The value it was changed from. */
    before: cellValues[field],
  });
const cell = z.discriminatedUnion('field', [
  cellOf('price'),
  cellOf('oldPrice'),
  cellOf('insurancePrice'),
  cellOf('stock'),
  cellOf('lowStock'),
  cellOf('availability'),
  cellOf('maxPerOrder'),
  cellOf('guarantee'),
  cellOf('sku'),
  cellOf('gtin'),
]);
export type Cell = z.output<typeof cell>;

export const mostCellRows = 500;
const mostCells = 2_500;

export const saveCellsBody = z.object({
  cells: z
    .array(cell)
    .min(1)
    .max(mostCells)
    .refine((cells) => new Set(cells.map(({ variantId }) => variantId)).size <= mostCellRows, {
      message: 'در هر بار بیش از ۵۰۰ ردیف ذخیره نمی‌شود',
    })
    .refine(
      (cells) =>
        new Set(cells.map(({ variantId, field }) => `${variantId} ${field}`)).size === cells.length,
      { message: 'هر خانه یک بار فرستاده می‌شود' },
    ),
});
export type SaveCellsBody = z.output<typeof saveCellsBody>;

const cellOutcome = z.object({
  variantId: rowId,
  field: z.string(),
  /**
   * `saved`; `same`: it was so already; `conflict`: meanwhile it has become `now`; `refused`: `message` says why;
   * `gone`: there is no such variant.
   */
  outcome: z.enum(['saved', 'same', 'conflict', 'refused', 'gone']),
  now: z.union([z.number(), z.string(), z.null()]).optional(),
  message: z.string().optional(),
});
export type CellOutcome = z.infer<typeof cellOutcome>;

export const saveCellsAnswer = z.object({
  /** Of `Admin/Undo-Batch`; null when nothing was saved. */
  batch: bigId.nullable(),
  /** In the order of the cells. */
  cells: z.array(cellOutcome),
});
export type SaveCellsAnswer = z.infer<typeof saveCellsAnswer>;

/** A price for a time; the variant's planned or active one is replaced. */
export const saveTimedPricesBody = z.object({
  variantIds: z.array(rowId).min(1).max(500),
  price: staffPrice,
  /** Shown beside it; null: the price it replaces. */
  oldPrice: staffPrice.nullable().default(null),
  /** Absent: now. */
  from: z.iso.datetime().optional(),
  /** Absent: until it is cancelled. */
  to: z.iso.datetime().optional(),
});
export type SaveTimedPricesBody = z.output<typeof saveTimedPricesBody>;

/** Ends active ones at once, and removes planned ones. */
export const cancelTimedPricesBody = z.object({ variantIds: z.array(rowId).min(1).max(500) });

export const timedPricesAnswer = z.object({
  items: z.array(z.object({ variantId: rowId, timed: timedPriceView.nullable() })),
});
export type TimedPricesAnswer = z.infer<typeof timedPricesAnswer>;

export const movementReason = z.enum(['sold', 'returned', 'counted', 'corrected']);

export const listMovementsBody = z.object({
  variantId: rowId.optional(),
  websiteCode: websiteCode.optional(),
  reason: movementReason.optional(),
  /** The id of the last one of the page before. */
  before: bigId.optional(),
  limit: z.int().min(1).max(100).default(50),
});
export type ListMovementsBody = z.output<typeof listMovementsBody>;

/** The newest first. */
export const listMovementsAnswer = z.object({
  items: z.array(
    z.object({
      id: bigId,
      variantId: rowId,
      websiteCode,
      nameFa: z.string(),
      /** What distinguishes the variant; '' when nothing does. */
      variant: z.string(),
      change: z.int(),
      /** The stock afterwards. */
      stock: z.int(),
      reason: movementReason,
      orderNumber: z.int().nullable(),
      /** Who did it; null for the shop itself. */
      staff: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
  next: bigId.nullable(),
});
export type ListMovementsAnswer = z.infer<typeof listMovementsAnswer>;

/** Changes a stock with its reason: by how many pieces, or to a number that was counted. */
export const moveStockBody = z
  .object({
    variantId: rowId,
    reason: movementReason.exclude(['sold']),
    change: z.int().min(-1_000_000).max(1_000_000).optional(),
    counted: stockCount.optional(),
  })
  .refine(({ change, counted }) => (change === undefined) !== (counted === undefined), {
    message: 'یکی از تغییر و شمارش را بفرستید',
    path: ['change'],
  });
export type MoveStockBody = z.output<typeof moveStockBody>;
export const movedStockAnswer = z.object({ variantId: rowId, stock: z.int(), held: z.int() });
