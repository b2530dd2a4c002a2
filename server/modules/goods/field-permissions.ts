import type { BulkOperation } from '#lib/contract/goods-bulk.ts';
import type { SaveProductBody } from '#lib/contract/goods-product.ts';
import { isOfPrices, isOfVariants } from '#server/modules/goods/bulk-plan.ts';

/** Any of these opens the calls that change prices, stock and the rest alike; what each changes is asked for besides. */
export const goodsPermissions = ['catalogue', 'prices', 'stock'] as const;
export type GoodsPermission = (typeof goodsPermissions)[number];

const ofPrices = new Set(['price', 'oldPrice', 'insurancePrice', 'costPrice']);
const ofStock = new Set(['stock', 'lowStock', 'availability', 'maxPerOrder', 'shelf']);

function permissionOf(field: string): GoodsPermission {
  if (ofPrices.has(field)) return 'prices';
  return ofStock.has(field) ? 'stock' : 'catalogue';
}

/** What is needed to change fields of products and variants. */
export const permissionsOf = (fields: readonly string[]): GoodsPermission[] => [
  ...new Set(fields.map(permissionOf)),
];

/** What is needed to save the fields that a body names. */
export const permissionsOfSave = ({ variants = [], ...own }: SaveProductBody): GoodsPermission[] =>
  permissionsOf([...Object.keys(own), ...variants.flatMap((each) => Object.keys(each))]);

export function permissionOfOperation(operation: BulkOperation): GoodsPermission {
  if (isOfPrices(operation)) return 'prices';
  return isOfVariants(operation) ? 'stock' : 'catalogue';
}
