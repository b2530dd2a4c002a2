import { toLatinDigits } from '#lib/text/digits.ts';

const length = 10;
/** Some people omit leading zeros: a code has at least eight digits without them. */
const shortest = 8;
const gaps = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069-]/g;

function checkDigit(code: string): number {
  const sum = Array.from(code.slice(0, length - 1), Number).reduce(
    (total, digit, at) => total + digit * (length - at),
    0,
  );
  const rest = sum % 11;
  return rest < 2 ? rest : 11 - rest;
}

/**
 * Normalises a national code to ten Latin digits: from Persian or Arabic digits, with spaces or
 * hyphens, with or without leading zeros. Null if invalid: another length, one digit ten times, or
 * a wrong check digit.
 */
export function normaliseNationalCode(written: string): string | null {
  const digits = toLatinDigits(written).replaceAll(gaps, '');
  if (!/^\d+$/.test(digits) || digits.length < shortest || digits.length > length) return null;
  const code = digits.padStart(length, '0');
  if (/^(\d)\1+$/.test(code)) return null;
  return checkDigit(code) === Number(code.at(-1)) ? code : null;
}
