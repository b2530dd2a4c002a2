import { z } from 'zod';

/**
 * The one form of every error answer. `message` is a Persian sentence for the shopper, `code` is for
 * machines; `movedTo` is a path of the storefront when the wanted thing lives elsewhere now.
 */
export const errorBody = z.object({
  message: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  movedTo: z.string().optional(),
});
export type ErrorBody = z.infer<typeof errorBody>;
