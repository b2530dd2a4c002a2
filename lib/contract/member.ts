import { z } from 'zod';
import { userInfo } from '#lib/contract/home.ts';
import { gaps, latin, mobile } from '#lib/contract/mobile.ts';

const wrongCode = 'کد شش رقم است.';

/** A code sent to a mobile number, in Latin, Persian or Arabic digits. Parsed to Latin. */
const oneTimeCode = z
  .string()
  .max(40, { error: wrongCode, abort: true })
  .overwrite((written) => latin(written.replaceAll(gaps, '')))
  .regex(/^[0-9]{6}$/, wrongCode);

/**
 * Mobile number in any notation; `username` is an alias. With it either the password or the code
 * from `send-code`.
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

/** On refusal `success` is false, with a message and without token and member. */
export const loginAnswer = z.object({
  success: z.boolean(),
  message: z.string().nullable(),
  /** JWT for `Authorization: Bearer`, valid for 15 minutes. */
  accessToken: z.string().nullable(),
  userInfo: userInfo.nullable(),
});
export type LoginAnswer = z.infer<typeof loginAnswer>;

/** `login` sends to the given number, `verify` to the logged-in member's number. */
export const sendCodeBody = z
  .object({ purpose: z.enum(['login', 'verify']).default('login'), mobile: z.optional(mobile) })
  .refine(({ purpose, mobile: given }) => purpose === 'verify' || given !== undefined, {
    path: ['mobile'],
    error: 'شماره موبایل خود را وارد کنید',
  });
export type SendCodeBody = z.input<typeof sendCodeBody>;

/** Seconds the code is valid; after that another can be requested. Null if none was sent. */
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

/** Without `code` one is sent; with it the account is created. */
export const registerBody = z.object({
  mobile,
  password: newPassword,
  code: oneTimeCode.optional(),
  remember,
});
export type RegisterBody = z.input<typeof registerBody>;

/** Without token and member until the number is verified. */
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
  /** The member's current data. */
  userInfo: userInfo.nullable(),
});
export type VerifyMobileAnswer = z.infer<typeof verifyMobileAnswer>;

/** The member's own data. */
export const getProfileAnswer = z.object({
  name: z.string(),
  /** `09…` */
  mobile: z.string(),
  mobileVerified: z.boolean(),
  /** Null until confirmed. */
  nationalCode: z.string().nullable(),
  role: z.string(),
  email: z.string().nullable(),
  /** Whether the account has a password. */
  hasPassword: z.boolean(),
  /** As in `userInfo`. */
  warning: z.int(),
});
export type GetProfileAnswer = z.infer<typeof getProfileAnswer>;
