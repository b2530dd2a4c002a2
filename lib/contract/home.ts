import { z } from 'zod';
import { postCard } from '#lib/contract/blog.ts';
import { productCard } from '#lib/contract/product.ts';
import { crumb, picturePath, toman } from '#lib/contract/values.ts';

/** Inside a mega menu, type 0 is a heading and 1 a link below the last heading (specification §3). */
export const megaItem = z.object({
  id: z.int(),
  url: z.string(),
  label: z.string(),
  type: z.union([z.literal(0), z.literal(1)]),
});

export const menuItem = z.object({
  id: z.int(),
  url: z.string(),
  label: z.string(),
  type: z.enum(['menu', 'megamenu']),
  items: z.array(megaItem),
  imgUrl: z.string(),
  /** A name of the lucide icon set, or empty. */
  icon: z.string(),
});
export type MenuItem = z.infer<typeof menuItem>;

export const roles = ['Member', 'Administrator'] as const;
export const userInfo = z.object({
  role: z.string(),
  bCount: z.int(),
  fCount: z.int(),
  /** 1: verify the mobile number, 2: confirm the national code, 0: nothing. */
  warning: z.int(),
});
export type UserInfo = z.infer<typeof userInfo>;

const dayRange = z.tuple([z.int().min(0), z.int().min(0)]);
const sellingTerms = z.object({
  /** Days after delivery within which goods may be given back. */
  returnDays: z.int().min(1),
  /** Whether giving back what has no defect is free of charge; of a defect it always is. */
  freeReturns: z.boolean().default(false),
  /** Costs in toman; what is dearer than `freeFrom` is sent free of charge. */
  shipping: z.object({
    freeFrom: toman,
    most: toman,
    handlingDays: dayRange,
    transitDays: dayRange,
    /** What is too large for the post: who receives it pays the carrier, or nobody from `freeFrom` on. */
    freight: z
      .object({
        /** Ids of categories, whose own subcategories are meant, too. */
        categories: z.array(z.int()),
        transitDays: dayRange,
      })
      .optional(),
  }),
});

export const masterData = z.object({
  menu: z.array(menuItem),
  sideMenu: z.array(menuItem),
  footerLinks: z.array(menuItem),
  headerLinks: z.array(menuItem),
  socialNetwork: z.array(z.object({ name: z.string(), url: z.string(), title: z.string() })),
  aboutUs: z.string(),
  contactUs: z.string(),
  eNamad: z.string(),
  /** Without a picture, `title` is shown as text; with one, it is the picture's alternative text. */
  topBanner: z
    .object({ bannerImgUrl: z.string(), bannerLink: z.string(), title: z.string() })
    .nullable(),
  titleOtherMag: z.string(),
  shop: z.object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    phone: z.string(),
    /** Promises shown above the footer, each with a lucide icon's name. */
    services: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
    copyrightYear: z.int(),
    /** Where the shop is, for search engines. */
    address: z
      .object({ street: z.string(), city: z.string(), postalCode: z.string().optional() })
      .optional(),
    /** From when until when its telephone is answered, every day in Tehran: `08:00`. */
    phoneHours: z.object({ opens: z.iso.time(), closes: z.iso.time() }).optional(),
    /** On what terms the shop sells, for search engines; absent: they are told nothing of it. */
    terms: sellingTerms.optional(),
  }),
  bCount: z.int(),
  fCount: z.int(),
  /** Orders what hub events and answers say of the basket: a later number wins. */
  sequence: z.int(),
  userInfo: userInfo.nullable(),
});
export type MasterData = z.infer<typeof masterData>;

const tint = z.enum(['sand', 'mist', 'sage', 'clay', 'lilac', 'stone', 'amber']);
/** A picture on one of the six grounds, with words and one way on. */
export const promotion = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  label: z.string(),
  url: z.string(),
  /** Transparent cut-out below the image base. */
  image: picturePath,
  alt: z.string(),
  tint,
});
export type Promotion = z.infer<typeof promotion>;

const base = { title: z.string(), url: z.string() };
export const homeBlock = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('slider'), data: z.array(promotion) }),
  z.object({ ...base, type: z.literal('banners'), data: z.array(promotion) }),
  z.object({
    ...base,
    type: z.literal('products'),
    /** `offer` stands on the amber panel. */
    look: z.enum(['rail', 'offer']),
    text: z.string(),
    data: z.array(productCard),
  }),
  z.object({
    ...base,
    type: z.literal('categories'),
    data: z.array(crumb.extend({ image: picturePath })),
  }),
  z.object({
    ...base,
    type: z.literal('brands'),
    data: z.array(crumb.extend({ titleEn: z.string() })),
  }),
  z.object({ ...base, type: z.literal('blog'), data: z.array(postCard) }),
]);
export type HomeBlock = z.infer<typeof homeBlock>;
export const homeAnswer = z.object({ blocks: z.array(homeBlock) });

export const searchKeywordBody = z.object({ name: z.string().max(200) });
export const suggestion = z.object({
  id: z.int(),
  type: z.enum(['product', 'category']),
  value: z.string(),
  valueSlug: z.string(),
});
export type Suggestion = z.infer<typeof suggestion>;
export const searchKeywordAnswer = z.array(suggestion);

export const getPageBody = z.object({ Name: z.string().min(1).max(200) });
export const getPageAnswer = z.object({
  name: z.string(),
  title: z.string(),
  bodyHtml: z.string(),
  seoKeywords: z.string(),
  seoDescription: z.string(),
  noIndex: z.boolean(),
});
export type GetPageAnswer = z.infer<typeof getPageAnswer>;

/** Write call of the shop's own people. The page's old name leads to its new one for ever (308). */
export const savePageBody = z.object({
  /** The page to change, by its name of now; absent for a new one. */
  former: getPageBody.shape.Name.optional(),
  /** Its path from now on, without the leading slash; each part becomes a slug. */
  name: z.string().min(1).max(100),
  title: z.string().min(1).max(200),
  bodyHtml: z.string().max(200_000),
  seoKeywords: z.string().max(500).default(''),
  seoDescription: z.string().max(500).default(''),
  noIndex: z.boolean().default(false),
});
export const savedPageAnswer = z.object({ name: z.string() });

/** Parts of the sitemap: products in thousands, the rest whole. Paths are raw, not percent-encoded. */
export const sitemapIndexAnswer = z.object({
  parts: z.array(z.object({ name: z.string(), lastModified: z.iso.datetime() })),
});
export const sitemapPartBody = z.object({ name: z.string().regex(/^[a-z]+-[1-9]\d{0,4}$/) });
export const sitemapPartAnswer = z.object({
  entries: z.array(
    z.object({
      path: z.string(),
      lastModified: z.iso.datetime(),
      images: z.array(picturePath),
    }),
  ),
});

/** What leads to every page of the shop but products and posts. Categories stand in the order of the tree. */
export const siteMapAnswer = z.object({
  /** `level` 1 is below the whole shop. */
  categories: z.array(crumb.extend({ level: z.int().min(1) })),
  brands: z.array(crumb),
  pages: z.array(z.object({ name: z.string(), title: z.string() })),
  /** Categories of posts. */
  magazine: z.array(z.object({ title: z.string(), slug: z.string() })),
});
export type SiteMapAnswer = z.infer<typeof siteMapAnswer>;
