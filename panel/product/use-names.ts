import { useQuery } from '@tanstack/react-query';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { brandsQuery, categoriesQuery, namedGoodsQuery } from '#panel/goods/calls.ts';
import { categoryNames } from '#panel/goods/category-names.ts';
import type { Names } from '#panel/product/shown-value.ts';

/** Names of categories, of brands and of these products, for values that are ids. */
export function useNames(codes: readonly number[]): Names {
  const { data: tree } = useQuery(categoriesQuery);
  const { data: brands } = useQuery(brandsQuery);
  const { data: goods } = useQuery({
    ...namedGoodsQuery([...new Set(codes)]),
    enabled: codes.length > 0,
  });
  return {
    categories: categoryNames(tree?.items ?? []),
    brands: new Map(brands?.items.map(({ id, title }) => [id, title])),
    goods: new Map(
      goods?.items.map(({ websiteCode, nameFa }) => [websiteCode, isolateLatin(nameFa)]),
    ),
  };
}
