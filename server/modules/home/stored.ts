import { z } from 'zod';
import { cleanBadges, cleanHtml } from '#server/content/clean-html.ts';
import { masterData, promotion } from '#lib/contract/home.ts';
import { homeTexts } from '#server/modules/home/texts.ts';

/** `home_block.data` by block type: what to show, not yet the content itself. */
export const storedBlockData = {
  slider: z.array(promotion).min(1),
  banners: z.array(promotion).min(1),
  products: z.object({
    look: z.enum(['rail', 'offer']),
    text: z.string(),
    /** 0 is the whole shop. */
    categoryId: z.int().min(0),
    /** `discounted`: products that can be bought at a discount, the largest first. */
    pick: z.enum(['popular', 'newest', 'discounted']),
    limit: z.int().min(1).max(24),
  }),
  /** Category ids in display order. */
  categories: z.object({ ids: z.array(z.int()).min(1) }),
  /** Brand ids in display order. */
  brands: z.object({ ids: z.array(z.int()).min(1) }),
  /** The newest blog posts. */
  blog: z.object({ limit: z.int().min(1).max(12) }),
} as const;

/** The specification's copyright year, for a shop whose settings name none (contract §2). */
const firstCopyrightYear = 1404;

/**
 * Terms of sale; delivery costs and times come from the delivery methods, and the days in which goods can
 * be returned by the setting `selling`.
 */
const storedTerms = z.object({
  freeReturns: z.boolean().default(false),
  /** Name of the content page that states how goods are returned. */
  returnPage: z.string().optional(),
  /** Categories whose goods are taken back only as new. */
  sealedCategories: z.array(z.int()).optional(),
  shipping: z.object({
    /** Days until a parcel leaves the shop. */
    handlingDays: z.tuple([z.int().min(0), z.int().min(0)]),
    /** Categories of goods too large for the post. */
    freight: z.object({ categories: z.array(z.int()) }).optional(),
  }),
});
export type StoredTerms = z.infer<typeof storedTerms>;

/** `logo` and `mark` with their size in px as uploaded. */
const storedBrand = masterData.shape.brand.unwrap();

const html = z.string().transform(cleanHtml);

/**
 * Rows of `setting` by key; each is the field of the master data with that name. HTML is sanitised on write.
 */
export const storedSettings = {
  ...masterData.pick({ socialNetwork: true, topBanner: true, titleOtherMag: true }).shape,
  /** `{returnDays}` in its description and in the texts of its services becomes the days of the setting `selling`. */
  shop: masterData.shape.shop.omit({ chat: true, copyrightYear: true, terms: true }).extend({
    copyrightFrom: z.int().default(firstCopyrightYear),
    terms: storedTerms.optional(),
  }),
  /** The shop's own look; absent: the design's. */
  brand: storedBrand.optional(),
  measuring: masterData.shape.measuring,
  aboutUs: html,
  contactUs: html,
  eNamad: z.string().transform((badges) => cleanBadges(badges, homeTexts.trustBadge)),
};
