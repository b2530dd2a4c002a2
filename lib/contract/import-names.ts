// Names of an import. Without zod, because the panel uses them.
import type { Permission } from '#lib/contract/permissions.ts';

/** What a file holds. */
export const importKinds = ['goods', 'customers', 'orders', 'content', 'addresses'] as const;
export type ImportKindName = (typeof importKinds)[number];

interface ImportAccess {
  /** To send such files, and to see what becomes of them. */
  readonly see: Permission;
  /** Besides, to have them written and taken back. */
  readonly write: readonly Permission[];
}

export const importAccess: Readonly<Record<ImportKindName, ImportAccess>> = {
  goods: { see: 'catalogue', write: ['prices', 'stock'] },
  customers: { see: 'customers.export', write: ['customers'] },
  orders: { see: 'orders', write: [] },
  content: { see: 'content', write: [] },
  addresses: { see: 'content', write: [] },
};

/**
 * What columns of a file can hold, besides those of attributes: `attributeName N` and `attributeValues N`, where columns
 * of one number belong together.
 */
export const importFields = [
  'id',
  'type',
  'sku',
  'gtin',
  'name',
  'published',
  'shortText',
  'description',
  'price',
  'salePrice',
  'saleFrom',
  'saleTo',
  'isInStock',
  'stock',
  'lowStock',
  'isSoldSingly',
  'categories',
  'brand',
  'pictures',
  'parent',
  'weight',
  'length',
  'width',
  'height',
] as const;
export type ImportField = (typeof importFields)[number];

/** What the numbers of a file mean: toman, rial, or thousands of toman. */
export const moneyUnits = ['rial', 'toman', 'thousand'] as const;
export type MoneyUnit = (typeof moneyUnits)[number];

/**
 * `uploading`: parts of the file are missing; `uploaded`: waits for its dry run; `reading`: the dry run goes on; `ready`: waits to be accepted; `applying`,
 * `stopped` by staff, which can be gone on with; `done`; `undoing`, `undone`; `failed`: the file cannot be read.
 */
export const importStates = [
  'uploading',
  'uploaded',
  'reading',
  'ready',
  'applying',
  'stopped',
  'done',
  'undoing',
  'undone',
  'failed',
] as const;
export type ImportState = (typeof importStates)[number];

/** What a row would do; `read`: not judged yet. */
export const importRowStates = ['read', 'new', 'changed', 'unchanged', 'skipped', 'wrong'] as const;
export type ImportRowState = (typeof importRowStates)[number];

/** What became of a row: written, or why not; taken back, or kept because staff have changed it since. */
export const importResults = ['done', 'failed', 'undone', 'kept'] as const;
export type ImportResult = (typeof importResults)[number];

/** Most bytes of a file, and bytes of each of its parts but the last. */
export const mostImportBytes = 64_000_000;
export const importPartBytes = 1_000_000;

/** What became of a picture that a file names; `found`: nobody has asked for it. */
export const importPictureStates = ['found', 'waiting', 'done', 'failed'] as const;

/** Most bytes of a ZIP of pictures, whose parts are as those of a file. */
export const mostArchiveBytes = 500_000_000;
