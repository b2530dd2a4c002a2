import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { callService, type Read } from '#lib/calls/call-service.ts';
import { getDetailAnswer } from '#lib/contract/product.ts';
import { tags } from '#lib/contract/tags.ts';

export async function getProduct(
  websiteCode: number,
): Promise<Read<z.infer<typeof getDetailAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.product(websiteCode), tags.coupons);
  return callService('Product/Get-Detail', getDetailAnswer, { WebsiteCode: websiteCode });
}
