import { z } from 'zod';
import { mostCompared } from '#lib/contract/limits.ts';
import { productCard } from '#lib/contract/product.ts';
import { crumb, websiteCode } from '#lib/contract/values.ts';

export const getCompareBody = z.object({ ids: z.array(websiteCode).min(1).max(mostCompared) });

/** One attribute across all compared products. */
export const comparedFact = z.object({
  title: z.string(),
  /** In the order of the products; null where a product lacks it. */
  values: z.array(z.string().nullable()),
  /** Whether its values differ. */
  differs: z.boolean(),
});
export type ComparedFact = z.infer<typeof comparedFact>;

export const comparedProduct = productCard.extend({ brand: crumb });
export type ComparedProduct = z.infer<typeof comparedProduct>;

export const getCompareAnswer = z.object({
  /** The category whose products can be compared with each other: the first product's. */
  group: crumb,
  /** In the requested order, each once. */
  products: z.array(comparedProduct),
  specifications: z.array(z.object({ group: z.string(), items: z.array(comparedFact) })),
  /** Requested, but of another group. */
  others: z.array(z.object({ websiteCode, nameFa: z.string(), slug: z.string(), group: crumb })),
  /** Requested, but unknown or removed. */
  missing: z.array(websiteCode),
});
export type GetCompareAnswer = z.infer<typeof getCompareAnswer>;
