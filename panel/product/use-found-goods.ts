import { useState } from 'react';
import { isolateLatin } from '#lib/text/mixed-text.ts';
import { foundGoodsQuery } from '#panel/goods/calls.ts';
import type { ProductForm } from '#panel/product/use-product-form.ts';
import { useFound } from '#panel/ui/use-settled.ts';

/** Products found by what is typed, other than the one of the form. */
export function useFoundGoods(form: ProductForm) {
  const [query, setQuery] = useState('');
  const { data, failure } = useFound(query.trim(), foundGoodsQuery);
  const own = form.saved?.websiteCode;
  const options = data?.items
    .filter(({ websiteCode }) => websiteCode !== own)
    .map(({ websiteCode, nameFa }) => ({
      value: String(websiteCode),
      label: isolateLatin(nameFa),
    }));
  return { options, failure, setQuery };
}
