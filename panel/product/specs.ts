import type { AdminAttribute } from '#lib/contract/goods-tree.ts';
import type { AttributeValue } from '#lib/contract/goods-product.ts';
import { grouped } from '#panel/goods/grouped.ts';

/** The value of an attribute; null when it has none. */
export const valueOf = (values: readonly AttributeValue[], id: number): AttributeValue | null =>
  values.find(({ attributeId }) => attributeId === id) ?? null;

/** The values with another one, or without it. */
export function withSpec(
  values: readonly AttributeValue[],
  id: number,
  value: AttributeValue | null,
): AttributeValue[] {
  const at = values.findIndex(({ attributeId }) => attributeId === id);
  if (value === null) return values.filter(({ attributeId }) => attributeId !== id);
  return at === -1 ? [...values, value] : values.with(at, value);
}

/** By their group, in the order of the attributes. */
export function groupsOf(
  attributes: readonly AdminAttribute[],
): { title: string; items: AdminAttribute[] }[] {
  return grouped(attributes, ({ groupTitle }) => groupTitle).map(([title, items]) => ({
    title,
    items,
  }));
}
