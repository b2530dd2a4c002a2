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

const keep = async (answer: Promise<CategoriesAnswer>): Promise<CategoriesAnswer> => {
  const now = await answer;
  queries.setQueryData(categoriesQuery.queryKey, now);
  return now;
};

export const moveCategory = (body: MoveCategoryBody) => keep(call('Move-Category', body));
export const removeCategory = (body: RemoveOneBody) => keep(call('Remove-Category', body));

export async function saveCategory(body: Partial<SaveCategoryBody>): Promise<AdminCategory> {
  const saved = await call<AdminCategory>('Save-Category', body);
  await readCategories();
  // The forms of products ask for other attributes now.
  void queries.invalidateQueries({ queryKey: ['attributes'] });
  return saved;
}
