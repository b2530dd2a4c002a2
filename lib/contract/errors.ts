import { z } from 'zod';
import { challenge } from '#lib/contract/proof.ts';

/**
 * The form of every error answer. `message` is a Persian sentence for the shopper, `code` is for
 * programs; `movedTo` is the storefront path the requested thing has moved to, `challenge` has to be solved first.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  movedTo: z.string().optional(),
  challenge: challenge.optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
