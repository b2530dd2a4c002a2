import type {
  AdminBrand,
  BrandsAnswer,
  RemoveOneBody,
  SaveBrandBody,
} from '#lib/contract/goods-tree.ts';
import { call } from '#panel/client.ts';
import { brandsQuery } from '#panel/goods/calls.ts';
import { queries } from '#panel/queries.ts';

/** Reads the brands again. */
export async function readBrands(): Promise<AdminBrand[]> {
  const { items } = await queries.fetchQuery({ ...brandsQuery, staleTime: 0 });
  return items;
}

/** The list is read again also after a refusal: somebody else may have been faster. */
const changed = () => queries.invalidateQueries({ queryKey: brandsQuery.queryKey });

export const saveBrand = (body: Partial<SaveBrandBody>): Promise<AdminBrand> =>
  call<AdminBrand>('Save-Brand', body).finally(changed);

export const removeBrand = (body: RemoveOneBody): Promise<BrandsAnswer> =>
  call<BrandsAnswer>('Remove-Brand', body).finally(changed);
