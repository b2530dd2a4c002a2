import type { SavedVariant, SaveProductBody } from '#lib/contract/goods-product.ts';
import {
  type FormVariant,
  type ProductValues,
  changedNames,
  isSame,
  plainVariant,
} from '#panel/product/values.ts';

const variantNames = [
  'colour',
  'storage',
  'size',
  'options',
  'guarantee',
  'availability',
  'price',
  'oldPrice',
  'insurancePrice',
  'lowStock',
  'maxPerOrder',
  'imageIndex',
  'sku',
  'gtin',
  'shelf',
  'stock',
] as const satisfies (keyof FormVariant)[];
export type VariantName = (typeof variantNames)[number];

/** The fields of a variant that differ. */
export const changedOfVariant = (
  base: Omit<FormVariant, 'key'>,
  variant: Omit<FormVariant, 'key'>,
): VariantName[] => variantNames.filter((name) => !isSame(base[name], variant[name]));

function picked<From extends object, Name extends keyof From>(
  from: From,
  names: readonly Name[],
): Partial<From> {
  const made: Partial<From> = {};
  for (const name of names) made[name] = from[name];
  return made;
}

/**
 * What the service is sent of a variant: fields that changed, so that a person without the permission of prices can
 * change the rest. A price alone makes a new one available.
 */
function savedVariant(before: FormVariant | undefined, variant: FormVariant): SavedVariant {
  const { key: _key, id: _id, held: _held, stock, maxPerOrder, ...rest } = variant;
  const names = changedOfVariant(before ?? plainVariant, variant);
  const patch = picked({ ...rest, stock: stock ?? 0, maxPerOrder: maxPerOrder ?? 1 }, names);
  if (before === undefined || before.id === null) return patch;
  return {
    id: before.id,
    ...patch,
    ...(names.includes('stock') && { stockSeen: before.stock ?? 0 }),
  };
}

/** The body of a save: the fields that a person changed. @param saved null for a new product */
export function bodyOf(
  base: ProductValues,
  values: ProductValues,
  saved: { readonly websiteCode: number; readonly revision: number } | null,
): SaveProductBody {
  const names = changedNames(base, values);
  const { variants, categoryId, brandId, ...rest } = values;
  const own = {
    ...rest,
    ...(categoryId !== null && { categoryId }),
    ...(brandId !== null && { brandId }),
  };
  const body = picked(
    own,
    names.filter((name) => name !== 'variants'),
  );
  const sent = variants.map((variant) =>
    savedVariant(
      base.variants.find(({ id }) => id !== null && id === variant.id),
      variant,
    ),
  );
  return { ...saved, ...body, ...(names.includes('variants') && { variants: sent }) };
}
