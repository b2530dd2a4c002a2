import { z } from 'zod';

/** Longer than anything a field may hold, with what people write between; the rules say the rest. */
const written = z.string().max(400);

/**
 * What a member changes of himself; what is left out stays. An empty `email` takes it away. A national code
 * is confirmed once, and stays.
 */
export const updateProfileBody = z.object({
  name: written.optional(),
  email: written.optional(),
  nationalCode: z.string().max(60).optional(),
});
export type UpdateProfileBody = z.input<typeof updateProfileBody>;

/** `currentPassword` is not asked of a member who has none. */
export const changePasswordBody = z.object({
  currentPassword: z.string().max(200).default(''),
  newPassword: z.string().max(1_000),
});
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

/** How many sessions have ended: every one of the member but that of the call. */
export const endedAnswer = z.object({ ended: z.int().min(0) });
export type EndedAnswer = z.infer<typeof endedAnswer>;
