import { toLatinDigits } from '#lib/text/digits.ts';

/** Anything but Latin letters, digits, hyphens and Arabic or Persian letters. */
const foreign =
  /[\u{10000}-\u{10ffff}]|(?!\p{Script=Arabic})[^a-z0-9-]|(?!\p{L})\p{Script=Arabic}/gu;

/**
 * The slug rule: trim and lowercase; anything but Latin letters, digits, hyphens and Arabic or
 * Persian letters becomes a hyphen; hyphens collapse and are removed at both ends; at most 100
 * characters. Persian digits become Latin ones.
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
