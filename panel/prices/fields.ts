import type { CellField, VariantRow } from '#lib/contract/goods-grid.ts';
import type { Permission } from '#lib/contract/permissions.ts';

/** Fields of the grid that can be changed, and the permission each needs. */
export const gridFields = {
  price: 'prices',
  oldPrice: 'prices',
  stock: 'stock',
  lowStock: 'stock',
  availability: 'stock',
} as const satisfies Partial<Record<CellField, Permission>>;
export type GridField = keyof typeof gridFields;

/** Columns in their order; those that are no field are only read. */
export const columnKeys = [
  'product',
  'variant',
  'guarantee',
  'code',
  'price',
  'oldPrice',
  'stock',
  'lowStock',
  'timed',
  'availability',
] as const;
export type ColumnKey = (typeof columnKeys)[number];

export const isField = (key: string): key is GridField => key in gridFields;

/** What stands in a cell: toman, pieces or the code of an availability; null when it is empty. */
export type CellValue = number | null;

export const valueOf = (row: VariantRow, field: GridField): CellValue => row[field];

export const cellKey = (variantId: number, field: GridField): string => `${variantId} ${field}`;
