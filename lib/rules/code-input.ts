import { toPersianDigits } from '#lib/text/digits.ts';
import { digitsOnly } from '#lib/text/numeric-input.ts';

/** Number of digits of a code. */
export const codeLength = 6;

/** What a code field keeps of typed or pasted text: its digits, in Persian. Idempotent. */
export const codeInput = (text: string): string =>
  toPersianDigits(digitsOnly(text).slice(0, codeLength));

/** Formats seconds as `۱:۰۵`. */
export function minutesAndSeconds(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return toPersianDigits(`${Math.floor(seconds / 60)}:${rest}`);
}
