import { isPersianKeyed } from '#lib/text/keyboard.ts';
import { slugify } from '#lib/text/slug.ts';

/** What no key for a letter types, on a Persian keyboard. */
const foreign = /[^a-z0-9,;'[\]\\]+/g;

/**
 * A searched text as addresses have it. A slug without marks, except where they are letters of a Persian keyboard:
 * `',ad` stays, and is read as «گوشی».
 */
export const searchSlug = (text: string): string =>
  isPersianKeyed(text)
    ? text.toLowerCase().replace(foreign, '-').replace(/^-|-$/g, '').slice(0, 100)
    : slugify(text);
