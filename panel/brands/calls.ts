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

export async function saveBrand(body: Partial<SaveBrandBody>): Promise<AdminBrand> {
  const saved = await call<AdminBrand>('Save-Brand', body);
  await readBrands();
  return saved;
}

export async function removeBrand(body: RemoveOneBody): Promise<void> {
  queries.setQueryData(brandsQuery.queryKey, await call<BrandsAnswer>('Remove-Brand', body));
}
