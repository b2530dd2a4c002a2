import { z } from 'zod';
import { cleanBadges, cleanHtml } from '#server/content/clean-html.ts';
import { masterData, promotion } from '#lib/contract/home.ts';
import { homeTexts } from '#server/modules/home/texts.ts';

/** `home_block.data` by the block's type: what to show, not yet the things themselves. */
export const storedBlockData = {
  slider: z.array(promotion).min(1),
  banners: z.array(promotion).min(1),
  products: z.object({
    look: z.enum(['rail', 'offer']),
    text: z.string(),
    /** 0 is the whole shop. */
    categoryId: z.int().min(0),
    /** `discounted`: what can be bought at a reduced price, the greatest reduction first. */
    pick: z.enum(['popular', 'newest', 'discounted']),
    limit: z.int().min(1).max(24),
  }),
  /** Ids of categories, in the order shown. */
  categories: z.object({ ids: z.array(z.int()).min(1) }),
  /** Ids of brands, in the order shown. */
  brands: z.object({ ids: z.array(z.int()).min(1) }),
  /** The newest posts of the magazine. */
  blog: z.object({ limit: z.int().min(1).max(12) }),
} as const;

const html = z.string().transform(cleanHtml);

/**
 * Rows of `setting` by their key; each is the field of the master data of that name. HTML is made
 * safe on its way in.
 */
export const storedSettings = {
  ...masterData.pick({ socialNetwork: true, topBanner: true, titleOtherMag: true }).shape,
  shop: masterData.shape.shop.omit({ copyrightYear: true }),
  aboutUs: html,
  contactUs: html,
  eNamad: z.string().transform((badges) => cleanBadges(badges, homeTexts.trustBadge)),
};
