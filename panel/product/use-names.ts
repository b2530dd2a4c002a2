import { useQuery } from '@tanstack/react-query';
import { brandsQuery, categoriesQuery } from '#panel/goods/calls.ts';
import { categoryNames } from '#panel/goods/category-names.ts';
import type { Names } from '#panel/product/shown-value.ts';

/** Names of categories and brands, for values that are ids. */
export function useNames(): Names {
  const { data: tree } = useQuery(categoriesQuery);
  const { data: brands } = useQuery(brandsQuery);
  return {
    categories: categoryNames(tree?.items ?? []),
    brands: new Map(brands?.items.map(({ id, title }) => [id, title])),
  };
}
