import { z } from 'zod';
import { mobile } from '#lib/contract/mobile.ts';
import { websiteCode } from '#lib/contract/values.ts';

const digits = z
  .string()
  .regex(/^[0-9]{1,10}$/)
  .transform(Number);
const variant = z.int().min(0).max(2_147_483_647);

/** ProductProperty 0 means the default variant. Plain forms send numbers as digits. */
export const tellWhenBackBody = z.object({
  WebsiteCode: z.union([websiteCode, digits.pipe(websiteCode)]),
  ProductProperty: z.union([variant, digits.pipe(variant)]).default(0),
  mobile,
});
export type TellWhenBackBody = z.input<typeof tellWhenBackBody>;

/**
 * The same answer for new and already subscribed numbers; `Success` is false if the variant is
 * available or will never be.
 */
export const tellWhenBackAnswer = z.object({ Success: z.boolean(), Message: z.string() });
export type TellWhenBackAnswer = z.infer<typeof tellWhenBackAnswer>;
