import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';

const { available, call, soon, outOfStock, discontinued } = availabilityCodes;

/** Toman, a whole number. Prices of the API are always in toman (contract §3). */
export const toman = z.int().min(0);
/** A product's public number, `WebsiteCode` in the contract. */
export const websiteCode = z.int().min(1).max(2_147_483_647);
/** A visitor's guid: names a guest basket, authorises nothing else. */
export const guid = z.uuidv4();
/**
 * Path of an image below the image base, `{hash}-{width}.webp`; its other sizes and formats are
 * siblings.
 */
export const picturePath = z.string();

export const availability = z.union([
  z.literal(available),
  z.literal(call),
  z.literal(soon),
  z.literal(outOfStock),
  z.literal(discontinued),
]);
export type Availability = z.infer<typeof availability>;

/**
 * Number of pieces: an integer, or Latin, Persian or Arabic digits as text ("۲" is 2). Anything
 * else, "1e3" included, is rejected.
 */
export const pieces = z
  .union([
    z.int(),
    z
      .string()
      .regex(/^[0-9۰-۹٠-٩]{1,7}$/)
      // The last four bits of each of these digits are its value.
      .transform((digits) => Array.from(digits, (digit) => (digit.codePointAt(0) ?? 0) % 16))
      .transform((digits) => Number(digits.join(''))),
  ])
  .pipe(z.int().min(1).max(1_000_000));

/** Texts for search engines, part of every indexable answer. */
export const seo = z.object({ seoKeywords: z.string(), seoDescription: z.string() });

/** A breadcrumb step, from the whole shop down; the last one is the thing itself. */
export const crumb = z.object({ id: z.int(), title: z.string(), slug: z.string() });
export type Crumb = z.infer<typeof crumb>;

export const colour = z.object({ title: z.string(), hex: z.string() });
export type Colour = z.infer<typeof colour>;
