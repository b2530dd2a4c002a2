import { asPersianKeys, isPersianKeyed } from '#lib/text/keyboard.ts';
import { slugify } from '#lib/text/slug.ts';

/**
 * A searched text as addresses have it. Marks that are letters of a Persian keyboard are read first, since a slug
 * has no marks: `',ad` is «گوشی».
 */
export const searchSlug = (text: string): string =>
  slugify(isPersianKeyed(text) ? asPersianKeys(text) : text);
