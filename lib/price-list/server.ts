import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { callService, type Read } from '#lib/calls/call-service.ts';
import { getPricePageAnswer } from '#lib/contract/price-list.ts';
import { tags } from '#lib/contract/tags.ts';

/** A page of a category's prices; category 0 is the whole shop. `page` counts from 1. */
export async function getPricePage(
  id: number,
  page: number,
): Promise<Read<z.infer<typeof getPricePageAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.prices(id));
  return callService('Product/Get-Price-Page', getPricePageAnswer, { categoryId: id, page });
}
