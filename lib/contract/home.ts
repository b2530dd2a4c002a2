import { z } from 'zod';
import { postCard } from '#lib/contract/blog.ts';
import { hasRevision, revision, revisionMissing } from '#lib/contract/content-values.ts';
import { measuring } from '#lib/contract/measuring.ts';
import { productCard } from '#lib/contract/product.ts';
import { crumb, picturePath, toman } from '#lib/contract/values.ts';

/** Item of a mega menu: type 0 is a heading, 1 a link below the last heading. */
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
  /** Name of a lucide icon, or empty. */
  icon: z.string(),
});
export type MenuItem = z.infer<typeof menuItem>;

export const roles = ['Member', 'Administrator'] as const;
export const userInfo = z.object({
  role: z.string(),
  bCount: z.int(),
  fCount: z.int(),
  /**
   * First thing the member has to do: 1 verify the mobile number, 2 confirm the national code, 0
   * nothing.
   */
  warning: z.int(),
});
export type UserInfo = z.infer<typeof userInfo>;

const dayRange = z.tuple([z.int().min(0), z.int().min(0)]);
const sellingTerms = z.object({
  /** Days after delivery within which goods can be returned. */
  returnDays: z.int().min(1),
  /** Whether returning goods without a defect is free; with a defect it always is. */
  freeReturns: z.boolean().default(false),
  /** Name of the content page that states how goods are returned. */
  returnPage: z.string().optional(),
  /** Ids of categories whose goods are taken back only as new; their subcategories are included. */
  sealedCategories: z.array(z.int()).optional(),
  /** By the delivery methods the shop offers; null if it has none with a price of its own. */
  shipping: z
    .object({
      /** Worth of goods in toman from which they are shipped free; null: never. */
      freeFrom: toman.nullable(),
      /** Toman for a light parcel by the cheapest method. */
      price: toman,
      handlingDays: dayRange,
      transitDays: dayRange,
      /** Goods too large for the post: the receiver pays the carrier; free above `freeFrom`. */
      freight: z
        .object({
          /** Ids of categories; their subcategories are included. */
          categories: z.array(z.int()),
          transitDays: dayRange,
        })
        .optional(),
    })
    .nullable(),
});

const sizedPicture = z.object({
  image: picturePath,
  width: z.int().min(1),
  height: z.int().min(1),
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
  /** Without an image `title` is shown as text; with one it is the alternative text. */
  topBanner: z
    .object({ bannerImgUrl: z.string(), bannerLink: z.string(), title: z.string() })
    .nullable(),
  titleOtherMag: z.string(),
  shop: z.object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    phone: z.string(),
    email: z.string().optional(),
    /** Whether visitors can write to the shop in the chat. */
    chat: z.boolean().optional(),
    /** The shop's promises, shown above the footer, each with the name of a lucide icon. */
    services: z.array(z.object({ icon: z.string(), title: z.string(), text: z.string() })),
    /** Jalali years between which the footer's copyright lies: the shop's first, a setting, and the current one. */
    copyrightFrom: z.int(),
    copyrightYear: z.int(),
    /** Address of the shop, for structured data. */
    address: z
      .object({ street: z.string(), city: z.string(), postalCode: z.string().optional() })
      .optional(),
    /** Daily telephone hours, in Tehran time: `08:00`. */
    phoneHours: z.object({ opens: z.iso.time(), closes: z.iso.time() }).optional(),
    /** Terms of sale, for structured data; omitted there if absent. */
    terms: sellingTerms.optional(),
  }),
  /** The shop's own look; absent where it keeps the design's. */
  brand: z
    .object({
      /** Accent, `#rrggbb`. */
      colour: z
        .string()
        .regex(/^#[0-9a-f]{6}$/)
        .nullable(),
      /** Square, for icons and beside the name. */
      mark: sizedPicture.nullable(),
      /** Stands for mark and name in the header. */
      logo: sizedPicture.nullable(),
    })
    .optional(),
  /** By which search engines and tools it is measured; absent until something is set. */
  measuring: measuring.optional(),
  bCount: z.int(),
  fCount: z.int(),
  /** Orders basket states in hub events and answers: the higher number wins. */
  sequence: z.int(),
  userInfo: userInfo.nullable(),
});
export type MasterData = z.infer<typeof masterData>;

/** What staff change of what stands around every page: menus, footer and banner. */
export const masterFrame = masterData
  .pick({
    menu: true,
    sideMenu: true,
    footerLinks: true,
    headerLinks: true,
    socialNetwork: true,
    aboutUs: true,
    contactUs: true,
    eNamad: true,
    topBanner: true,
  })
  .extend({ services: masterData.shape.shop.shape.services });
export type MasterFrame = z.infer<typeof masterFrame>;

const tint = z.enum(['sand', 'mist', 'sage', 'clay', 'lilac', 'stone', 'amber']);
/** An image on one of six backgrounds, with text and one link. */
export const promotion = z.object({
  kicker: z.string(),
  title: z.string(),
  text: z.string(),
  label: z.string(),
  url: z.string(),
  /** Transparent cut-out image, path below the image base. */
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
    /** `offer` is shown on the amber panel. */
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
  /** Of a landing page: that of its category, and `valueSlug` has the slugs of both, `phones/samsung`. */
  id: z.int(),
  type: z.enum(['product', 'category', 'brand', 'landing']),
  value: z.string(),
  valueSlug: z.string(),
  /** '' without one. */
  image: picturePath,
  /** Of a brand: its Latin name. */
  nameEn: z.string().optional(),
  /** Of a list: number of its products. */
  productCount: z.int().optional(),
  /** Of a category or brand: its query, when the text names a price. */
  query: z.string().optional(),
  /** Of a product: toman, null when none is shown. */
  price: z.int().nullable().optional(),
  discountPercent: z.int().optional(),
});
export type Suggestion = z.infer<typeof suggestion>;
export const searchKeywordAnswer = z.array(suggestion);

/** Texts that most people search for and find, those wanted most first. */
export const popularSearchesAnswer = z.array(z.string());

export const getPageBody = z.object({ Name: z.string().min(1).max(200) });
export const getPageAnswer = z.object({
  name: z.string(),
  title: z.string(),
  bodyHtml: z.string(),
  seoKeywords: z.string(),
  seoDescription: z.string(),
  noIndex: z.boolean(),
  /** Path of its link preview below `/media`. */
  ogImage: picturePath.optional(),
});
export type GetPageAnswer = z.infer<typeof getPageAnswer>;

/** Write call of administrators. The page's former name redirects (308) forever. */
const savedPage = z.object({
  /** Current name of the page to change, and the version that was read; absent for a new one. */
  former: getPageBody.shape.Name.optional(),
  revision: revision.optional(),
  /** New path, without the leading slash; each part becomes a slug. */
  name: z.string().min(1).max(100),
  title: z.string().min(1).max(200),
  bodyHtml: z.string().max(200_000),
  seoKeywords: z.string().max(500).default(''),
  seoDescription: z.string().max(500).default(''),
  noIndex: z.boolean().default(false),
});
export const savePageBody = savedPage.refine(
  ({ former, revision: read }) =>
    hasRevision({ id: former === undefined ? undefined : 1, revision: read }),
  revisionMissing,
);

/**
 * The sitemap's files: products in thousands, the rest one file each. Paths are raw, not
 * percent-encoded.
 */
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

/** Links to every page except products and posts. Categories are in tree order. */
export const siteMapAnswer = z.object({
  /** `level` 1 is directly below the whole shop. */
  categories: z.array(crumb.extend({ level: z.int().min(1) })),
  brands: z.array(crumb),
  pages: z.array(z.object({ name: z.string(), title: z.string() })),
  /** Categories of the magazine. */
  magazine: z.array(z.object({ title: z.string(), slug: z.string() })),
});
export type SiteMapAnswer = z.infer<typeof siteMapAnswer>;
