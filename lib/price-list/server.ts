import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { callService, type Read } from '#lib/calls/call-service.ts';
import { getPricePageAnswer } from '#lib/contract/price-list.ts';
import { tags } from '#lib/contract/tags.ts';

/** A page of a category's prices, or of a brand's in it; category 0 is the whole shop. `page` counts from 1. */
export async function getPricePage(
  id: number,
  page: number,
  brand = 0,
): Promise<Read<z.infer<typeof getPricePageAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.prices(id), tags.day);
  return callService('Product/Get-Price-Page', getPricePageAnswer, {
    categoryId: id,
    brandId: brand,
    page,
  });
}
