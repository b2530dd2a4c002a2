import { cacheLife, cacheTag } from 'next/cache';
import { cache } from 'react';
import type { z } from 'zod';
import { callService, type Read } from '#lib/calls/call-service.ts';
import { homeAnswer, masterData } from '#lib/contract/home.ts';
import { tags } from '#lib/contract/tags.ts';

type MasterRead = Read<z.infer<typeof masterData>>;

async function readMasterData(): Promise<MasterRead> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.master);
  return callService('home/get-master-data', masterData);
}

/** Menus, footer and texts of every page; fetched once a render. */
export const getMasterData: () => Promise<MasterRead> = cache(readMasterData);

export async function getHome(): Promise<Read<z.infer<typeof homeAnswer>>> {
  'use cache';
  cacheLife('shop');
  cacheTag(tags.home, tags.coupons);
  return callService('home/get-home', homeAnswer);
}
