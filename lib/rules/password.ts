import { normaliseMobile } from '#lib/rules/mobile.ts';

/** In user-perceived characters. */
const shortest = 8;
/** In UTF-16 units; longer ones add no security and cost time. */
const longest = 200;

/** Errors of a new password. */
const texts = {
  missing: 'رمز عبور را بنویسید.',
  short: 'رمز عبور باید دست‌کم ۸ نویسه داشته باشد.',
  long: 'رمز عبور بیش از ۲۰۰ نویسه است.',
  number: 'رمز عبور نباید همان شماره موبایل باشد.',
} as const;

/**
 * The error of a new password for the account of this number; null if it is acceptable.
 * @param mobile in any notation
 */
export function faultOfNewPassword(password: string, mobile: string): string | null {
  if (password === '') return texts.missing;
  if (password.length > longest) return texts.long;
  if ([...password].length < shortest) return texts.short;
  const asNumber = normaliseMobile(password);
  return asNumber !== null && asNumber === normaliseMobile(mobile) ? texts.number : null;
}
