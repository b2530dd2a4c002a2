import { toPersianDigits } from '#lib/text/digits.ts';
import { digitsOnly } from '#lib/text/numeric-input.ts';

/** Digits of a code that was sent to a mobile number. */
export const codeLength = 6;

/** What a field for such a code keeps of what was typed or pasted: its digits, in Persian. Idempotent. */
export const codeInput = (text: string): string =>
  toPersianDigits(digitsOnly(text).slice(0, codeLength));

/** `۱:۰۵`, of seconds. */
export function minutesAndSeconds(seconds: number): string {
  const rest = String(seconds % 60).padStart(2, '0');
  return toPersianDigits(`${Math.floor(seconds / 60)}:${rest}`);
}
