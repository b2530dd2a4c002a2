import { z } from 'zod';
import { userInfo } from '#lib/contract/home.ts';
import { gaps, latin, mobile } from '#lib/contract/mobile.ts';

const wrongCode = 'کد شش رقم است.';

/** A code that was sent to a mobile number, in digits of any of the three kinds. What comes out is Latin. */
const oneTimeCode = z
  .string()
  .max(40, { error: wrongCode, abort: true })
  .overwrite((written) => latin(written.replaceAll(gaps, '')))
  .regex(/^[0-9]{6}$/, wrongCode);

/**
 * Mobile number in any spelling; `username` is another name for it. With it either the password or the code
 * that `send-code` has sent.
 */
export const loginBody = z
  .object({
    mobile: z.string().max(40).optional(),
    username: z.string().max(40).optional(),
    password: z.string().min(1).max(200).optional(),
    code: oneTimeCode.optional(),
    /** Whether the session outlives the browser. */
    remember: z.boolean().default(false),
  })
  .refine(({ password, code }) => (password === undefined) !== (code === undefined), {
    path: ['password'],
    error: 'رمز عبور یا کد یک‌بارمصرف را بنویسید، یکی از دو را.',
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

/** `login` sends to the number given, `verify` to that of the member who is logged in. */
export const sendCodeBody = z
  .object({ purpose: z.enum(['login', 'verify']).default('login'), mobile: z.optional(mobile) })
  .refine(({ purpose, mobile: given }) => purpose === 'verify' || given !== undefined, {
    path: ['mobile'],
    error: 'شماره موبایل خود را وارد کنید',
  });
export type SendCodeBody = z.input<typeof sendCodeBody>;

/** Seconds for which the code is good; then another may be asked for. Null when none was sent. */
const expiresIn = z.int().nullable();

export const sendCodeAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  expiresIn,
});
export type SendCodeAnswer = z.infer<typeof sendCodeAnswer>;

/** At least 8 characters, and not the number itself. */
const newPassword = z.string();
const remember = loginBody.shape.remember;

/** Without `code` one is sent; with it the account is opened. */
export const registerBody = z.object({
  mobile,
  password: newPassword,
  code: oneTimeCode.optional(),
  remember,
});
export type RegisterBody = z.input<typeof registerBody>;

/** Has neither token nor member as long as the number is not proven. */
export const registerAnswer = loginAnswer.extend({ expiresIn });
export type RegisterAnswer = z.infer<typeof registerAnswer>;

export const forgotPasswordBody = z.object({ mobile });
export type ForgotPasswordBody = z.input<typeof forgotPasswordBody>;

export const resetPasswordBody = z.object({
  mobile,
  code: oneTimeCode,
  password: newPassword,
  remember,
});
export type ResetPasswordBody = z.input<typeof resetPasswordBody>;

export const verifyMobileBody = z.object({ code: oneTimeCode });
export type VerifyMobileBody = z.input<typeof verifyMobileBody>;

export const verifyMobileAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  /** As the member is now. */
  userInfo: userInfo.nullable(),
});
export type VerifyMobileAnswer = z.infer<typeof verifyMobileAnswer>;

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
