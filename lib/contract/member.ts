import { z } from 'zod';
import { userInfo } from '#lib/contract/home.ts';

/** Mobile number in any spelling; `username` is another name for it. */
export const loginBody = z.object({
  mobile: z.string().max(40).optional(),
  username: z.string().max(40).optional(),
  password: z.string().min(1).max(200),
  /** Whether the session outlives the browser. */
  remember: z.boolean().default(false),
});
export type LoginBody = z.input<typeof loginBody>;

/** A refusal has `success` false, a sentence, and neither token nor member. */
export const loginAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  /** JWT for `Authorization: Bearer`, good for 15 minutes. */
  accessToken: z.string().nullable(),
  userInfo: userInfo.nullable(),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** What a member sees of himself. */
export const getProfileAnswer = z.object({
  name: z.string(),
  /** `09…` */
  mobile: z.string(),
  mobileVerified: z.boolean(),
  /** Confirmed, or null. */
  nationalCode: z.string().nullable(),
  role: z.string(),
  email: z.string().nullable(),
  /** Whether the account can be entered by a password. */
  hasPassword: z.boolean(),
  /** As in `userInfo`. */
  warning: z.int(),
});
export type GetProfileAnswer = z.infer<typeof getProfileAnswer>;
