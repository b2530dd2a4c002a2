import { z } from 'zod';
import { crumb } from '#lib/contract/values.ts';

/** `Product/Get-Category-Links`: lists beside a category's. */
export const categoryLinksBody = z.object({ categoryId: z.int().min(1).max(2_147_483_647) });
export const categoryLinksAnswer = z.object({
  /** Brands with products in the category, those with most first. */
  brands: z.array(crumb),
  /** Other categories with products below the same one, in the shop's order. */
  siblings: z.array(crumb),
});
export type CategoryLinks = z.infer<typeof categoryLinksAnswer>;
