import { normaliseMobile } from '#lib/rules/mobile.ts';

/** In characters as people count them. */
const shortest = 8;
/** In UTF-16 units; longer ones are no use, and cost time. */
const longest = 200;

/** What is said of a password somebody wants to have from now on. */
const texts = {
  missing: 'رمز عبور را بنویسید.',
  short: 'رمز عبور باید دست‌کم ۸ نویسه داشته باشد.',
  long: 'رمز عبور بیش از ۲۰۰ نویسه است.',
  number: 'رمز عبور نباید همان شماره موبایل باشد.',
} as const;

/**
 * What is wrong with a password for the account of this number, in a sentence; null when it will do.
 * @param mobile in any spelling
 */
export function faultOfNewPassword(password: string, mobile: string): string | null {
  if (password === '') return texts.missing;
  if (password.length > longest) return texts.long;
  if ([...password].length < shortest) return texts.short;
  const asNumber = normaliseMobile(password);
  return asNumber !== null && asNumber === normaliseMobile(mobile) ? texts.number : null;
}
