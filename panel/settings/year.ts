import { toLatinDigits } from '#lib/text/digits.ts';

/** A year as it was typed; 0, which the service refuses, for what is none. */
export function yearFrom(written: string): number {
  const digits = toLatinDigits(written).trim();
  return /^\d{4}$/.test(digits) ? Number(digits) : 0;
}
