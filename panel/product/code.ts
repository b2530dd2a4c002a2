import { toLatinDigits } from '#lib/text/digits.ts';

/** A code as it is stored: in Latin digits; an empty one is none. */
export const codeOf = (written: string): string | null => toLatinDigits(written).trim() || null;
