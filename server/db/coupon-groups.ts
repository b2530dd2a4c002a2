import { z } from 'zod';

/** What conditions of coupons need of a product. */
export const couponGroup = z.object({
  websiteCode: z.int(),
  brand: z.int(),
  categories: z.array(z.int()),
});

/** What is read with cards, so that their coupons need no statement of their own. */
export const readWithCards = z.object({
  groups: z.array(couponGroup),
  /** Of what nodes keep in memory (master-version.ts). */
  version: z.int(),
});
export type ReadWithCards = z.infer<typeof readWithCards>;

/** SQL of `readWithCards`, of all rows. @param p a product @param c its category */
export const selectWithCards = (p: string, c: string): string => `
  coalesce(json_agg(json_build_object('websiteCode', ${p}.id, 'brand', ${p}.brand_id, 'categories', ${c}.path)), '[]') as groups,
  coalesce((select version from master_version where id = 1), 0) as version`;
