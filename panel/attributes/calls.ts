import type {
  AdminAttribute,
  AttributesAnswer,
  RemoveOneBody,
  SaveAttributeBody,
} from '#lib/contract/goods-tree.ts';
import { call } from '#panel/client.ts';
import { attributesQuery } from '#panel/goods/calls.ts';
import { queries } from '#panel/queries.ts';

/** Reads the attributes again; those of categories when they are needed. */
export async function readAttributes(): Promise<AdminAttribute[]> {
  await queries.invalidateQueries({ queryKey: ['attributes'], refetchType: 'none' });
  return (await queries.fetchQuery(attributesQuery)).items;
}

export async function saveAttribute(body: Partial<SaveAttributeBody>): Promise<AdminAttribute> {
  const saved = await call<AdminAttribute>('Save-Attribute', body);
  await readAttributes();
  return saved;
}

export async function removeAttribute(body: RemoveOneBody): Promise<void> {
  const now = await call<AttributesAnswer>('Remove-Attribute', body);
  queries.setQueryData(attributesQuery.queryKey, now);
}
