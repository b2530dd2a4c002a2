import { z } from 'zod';
import { mostLinked, mostLinkedPieces } from '#lib/contract/agent-links.ts';
import { mostCompared } from '#lib/contract/limits.ts';
import { getListBody, sortKeys } from '#lib/contract/product.ts';
import { websiteCode } from '#lib/contract/values.ts';

/** Most products whose availability is asked for at once. */
export const mostChecked = 10;

const code = websiteCode.describe('WebsiteCode, the number in the address of a product');
const { categoryId, page } = getListBody.shape;

/** Arguments of the tools. */
export const agentTools = {
  search: z.object({
    query: z.string().max(200).optional().describe('Words in Persian or English'),
    category: categoryId.describe('Id in the address of a category; 0 is the whole shop'),
    filters: z
      .record(z.string().max(60), z.string().max(500))
      .optional()
      .describe(
        'Values by key, as in the filters of an earlier answer: {"brand":"1,2"} (ids), ' +
          '{"price":"5000000-20000000"} (toman), {"available":"1"}, {"discount":"1"}',
      ),
    sort: z.enum(sortKeys).optional().describe('default: newest, or the best match for a query'),
    page,
    with_filters: z
      .boolean()
      .default(false)
      .describe('Also answers the filters of this list with their values and counts'),
  }),
  product: z.object({ code }),
  compare: z.object({ codes: z.array(code).min(2).max(mostCompared) }),
  availability: z.object({ codes: z.array(code).min(1).max(mostChecked) }),
  basketLink: z.object({
    items: z
      .array(
        z.object({
          code,
          variant: z
            .int()
            .min(0)
            .max(2_147_483_647)
            .default(0)
            .describe('Id of a variant; 0 is the default one'),
          count: z.int().min(1).max(mostLinkedPieces).default(1),
        }),
      )
      .min(1)
      .max(mostLinked),
  }),
} as const;
