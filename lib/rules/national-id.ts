import { toLatinDigits } from '#lib/text/digits.ts';

const length = 11;
const gaps = /[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069-]/g;
/** Of the first ten digits. */
const weights = [29, 27, 23, 19, 17, 29, 27, 23, 19, 17] as const;

function checkDigit(id: string): number {
  const shift = Number(id[length - 2]) + 2;
  const sum = weights.reduce((total, weight, at) => total + (Number(id[at]) + shift) * weight, 0);
  return (sum % 11) % 10;
}

/**
 * Normalises a company's national id (شناسهٔ ملی) to eleven Latin digits, from any digits, with spaces or
 * hyphens. Null if invalid: another length, or a wrong check digit.
 */
export function normaliseNationalId(written: string): string | null {
  const id = toLatinDigits(written).replaceAll(gaps, '');
  if (!/^\d{11}$/.test(id) || /^(\d)\1+$/.test(id)) return null;
  return checkDigit(id) === Number(id.at(-1)) ? id : null;
}
