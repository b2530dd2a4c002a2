import { toLatinDigits } from '#lib/text/digits.ts';

/** Anything that is neither a Latin letter, a digit, a hyphen nor an Arabic or Persian letter. */
const foreign =
  /[\u{10000}-\u{10ffff}]|(?!\p{Script=Arabic})[^a-z0-9-]|(?!\p{L})\p{Script=Arabic}/gu;

/**
 * The slug rule (specification §5): trim and lowercase; anything but Latin letters, digits, hyphen
 * and Arabic or Persian letters becomes a hyphen; hyphens collapse and never stand at an end; at
 * most 100 characters. Persian digits count as the digits they are.
 */
export function slugify(text: string): string {
  return toLatinDigits(text)
    .trim()
    .toLowerCase()
    .replace(foreign, '-')
    .replace(/-+/g, '-')
    .replace(/^-/, '')
    .slice(0, 100)
    .replace(/-$/, '');
}
