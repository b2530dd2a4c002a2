import type {
  AdminCategory,
  CategoriesAnswer,
  MoveCategoryBody,
  RemoveOneBody,
  SaveCategoryBody,
} from '#lib/contract/goods-tree.ts';
import { call } from '#panel/client.ts';
import { categoriesQuery } from '#panel/goods/calls.ts';
import { queries } from '#panel/queries.ts';

/** Reads the tree again. */
export async function readCategories(): Promise<AdminCategory[]> {
  const { items } = await queries.fetchQuery({ ...categoriesQuery, staleTime: 0 });
  return items;
}

/** The list is read again also after a refusal: somebody else may have been faster. */
const changed = () => queries.invalidateQueries({ queryKey: categoriesQuery.queryKey });

export async function moveCategory(body: MoveCategoryBody): Promise<CategoriesAnswer> {
  const now = await call<CategoriesAnswer>('Move-Category', body);
  queries.setQueryData(categoriesQuery.queryKey, now);
  return now;
}

export const removeCategory = (body: RemoveOneBody): Promise<CategoriesAnswer> =>
  call<CategoriesAnswer>('Remove-Category', body).finally(changed);

export const saveCategory = (body: Partial<SaveCategoryBody>): Promise<AdminCategory> =>
  call<AdminCategory>('Save-Category', body).finally(async () => {
    await changed();
    // The forms of products ask for other attributes now.
    void queries.invalidateQueries({ queryKey: ['attributes'] });
  });
