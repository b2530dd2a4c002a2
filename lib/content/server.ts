import { cacheLife, cacheTag } from 'next/cache';
import type { z } from 'zod';
import { callService, type Read } from '#lib/calls/call-service.ts';
import { getPageAnswer } from '#lib/contract/home.ts';
import { tags } from '#lib/contract/tags.ts';

/** A content page by its name, as in the address but decoded. */
export async function getContentPage(name: string): Promise<Read<z.infer<typeof getPageAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.page(name));
  return callService('home/Get-Page', getPageAnswer, { Name: name });
}
