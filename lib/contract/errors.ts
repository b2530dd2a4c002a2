import { z } from 'zod';

/**
 * The form of every error answer. `message` is a Persian sentence for the shopper, `code` is for
 * programs; `movedTo` is the storefront path the requested thing has moved to.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  movedTo: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
