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

/** The list is read again also after a refusal: somebody else may have been faster. */
const changed = () => queries.invalidateQueries({ queryKey: ['attributes'] });

export const saveAttribute = (body: Partial<SaveAttributeBody>): Promise<AdminAttribute> =>
  call<AdminAttribute>('Save-Attribute', body).finally(changed);

export const removeAttribute = (body: RemoveOneBody): Promise<AttributesAnswer> =>
  call<AttributesAnswer>('Remove-Attribute', body).finally(changed);
