import { z } from 'zod';

/** Technical limit above every field's own limit, separators included; the rules check the rest. */
const written = z.string().max(400);

/**
 * Changes of the member's profile; absent fields stay unchanged. An empty `email` removes it. A
 * national code is confirmed once and cannot be changed.
 */
export const updateProfileBody = z.object({
  name: written.optional(),
  email: written.optional(),
  nationalCode: z.string().max(60).optional(),
});
export type UpdateProfileBody = z.input<typeof updateProfileBody>;

/** `currentPassword` is not required of a member without a password. */
export const changePasswordBody = z.object({
  currentPassword: z.string().max(200).default(''),
  newPassword: z.string().max(1_000),
});
export type ChangePasswordBody = z.input<typeof changePasswordBody>;

/** Number of ended sessions: all of the member's except that of the call. */
export const endedAnswer = z.object({ ended: z.int().min(0) });
export type EndedAnswer = z.infer<typeof endedAnswer>;
