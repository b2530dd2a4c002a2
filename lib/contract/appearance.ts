import { z } from 'zod';
import { anyLink, link, revision, stale } from '#lib/contract/content-values.ts';
import { masterData, megaItem, promotion } from '#lib/contract/home.ts';

// The look of the shop as staff see and change it: the home page, the menus, the banner above them, and the footer.

const line = (most: number) => z.string().trim().max(most);
const written = (most: number) => line(most).min(1, 'این بخش را بنویسید');
/** Name of a lucide icon, or ''. */
const icon = z.string().regex(/^([a-z][a-z0-9-]{0,39})?$/);
/** A picture the shop has, `{hash}-{width}.webp`. */
const picture = z.string().regex(/^[0-9a-z]{8,32}-\d{2,4}\.(webp|avif)$/);
const anyPicture = z.union([z.literal(''), picture]);
const id = z.int().min(0).max(2_147_483_647);

/** Menus by their place: above each page, of categories, columns of the footer, single links beside them. */
export const menuPlaces = ['menu', 'side', 'footer', 'header'] as const;
export type MenuPlace = (typeof menuPlaces)[number];
/** What is changed as a whole. `texts` are those of the footer. */
export const appearanceParts = ['home', ...menuPlaces, 'banner', 'texts'] as const;
export type AppearancePart = (typeof appearanceParts)[number];
export const appearancePart = z.enum(appearanceParts);

/** Versions of a part that are kept, the current one included. */
export const keptVersions = 20;

const savedPromotion = promotion.extend({
  kicker: line(60),
  title: written(120),
  text: line(300),
  label: line(40),
  url: link,
  image: picture,
  alt: written(300),
});

const base = { title: line(120), url: anyLink, isHidden: z.boolean() };
/** The kinds of blocks. `data` says what is shown, the shop fills it. */
const blocks = {
  slider: z.array(savedPromotion).min(1).max(10),
  banners: z.array(savedPromotion).min(1).max(6),
  products: z.object({
    look: z.enum(['rail', 'offer']),
    text: line(300),
    /** 0 is the whole shop. */
    categoryId: id,
    /** `discounted`: products that can be bought at a discount, the largest first. */
    pick: z.enum(['popular', 'newest', 'discounted']),
    limit: z.int().min(1).max(24),
  }),
  categories: z.object({ ids: z.array(id).min(1).max(24) }),
  brands: z.object({ ids: z.array(id).min(1).max(24) }),
  blog: z.object({ limit: z.int().min(1).max(12) }),
};

const block = z.discriminatedUnion('type', [
  z.object({ ...base, type: z.literal('slider'), data: blocks.slider }),
  z.object({ ...base, type: z.literal('banners'), data: blocks.banners }),
  z.object({ ...base, type: z.literal('products'), data: blocks.products }),
  z.object({ ...base, type: z.literal('categories'), data: blocks.categories }),
  z.object({ ...base, type: z.literal('brands'), data: blocks.brands }),
  z.object({ ...base, type: z.literal('blog'), data: blocks.blog }),
]);

const menuLine = megaItem.omit({ id: true }).extend({ url: anyLink, label: written(60) });
const menuEntry = z.object({
  label: written(60),
  url: anyLink,
  icon,
  imgUrl: anyPicture,
  /** Headings (type 0), each with the links (type 1) below it. */
  items: z.array(menuLine).max(120),
});

const network = z.object({ name: written(40), url: link, title: written(60) });
const service = z.object({ icon, title: written(60), text: line(120) });

/** What staff save of each part. */
export const savedParts = {
  home: z.object({ blocks: z.array(block).max(30) }),
  menu: z.object({ items: z.array(menuEntry).max(30) }),
  banner: z.object({
    banner: z
      .object({ bannerImgUrl: anyPicture, bannerLink: anyLink, title: written(200) })
      .nullable(),
  }),
  texts: z.object({
    aboutUs: z.string().max(20_000),
    contactUs: z.string().max(20_000),
    /** Trust badges in the form their issuers publish. */
    eNamad: z.string().max(20_000),
    socialNetwork: z.array(network).max(12),
    /** The shop's promises, above the footer; `{returnDays}` becomes the days of its terms. */
    services: z.array(service).max(8),
  }),
} as const;

/** What is stored of each part, which may be older than the rules of `savedParts`. */
const storedBlock = z.object({
  type: z.enum(['slider', 'banners', 'products', 'categories', 'brands', 'blog']),
  title: z.string(),
  url: z.string(),
  isHidden: z.boolean(),
  data: z.unknown(),
});
const storedEntry = z.object({
  label: z.string(),
  url: z.string(),
  icon: z.string(),
  imgUrl: z.string(),
  items: z.array(megaItem.omit({ id: true })),
});
export const partValues = {
  home: z.object({ blocks: z.array(storedBlock) }),
  menu: z.object({ items: z.array(storedEntry) }),
  banner: z.object({ banner: masterData.shape.topBanner }),
  texts: masterData
    .pick({ aboutUs: true, contactUs: true, eNamad: true, socialNetwork: true })
    .extend({ services: masterData.shape.shop.shape.services }),
} as const;
export type HomeValue = z.infer<typeof partValues.home>;
export type MenuValue = z.infer<typeof partValues.menu>;
export type BannerValue = z.infer<typeof partValues.banner>;
export type TextsValue = z.infer<typeof partValues.texts>;

/** A part and the version it is of. */
const whole = { revision };
export const homePart = partValues.home.extend(whole);
export const menuPart = partValues.menu.extend(whole);
export const bannerPart = partValues.banner.extend(whole);
export const textsPart = partValues.texts.extend(whole);
export const staleHome = stale(homePart);
export const staleMenu = stale(menuPart);
export const staleBanner = stale(bannerPart);
export const staleTexts = stale(textsPart);

export const getMenuBody = z.object({ place: z.enum(menuPlaces) });
export const saveHomeBody = savedParts.home.extend(whole);
export const saveMenuBody = savedParts.menu.extend({ ...whole, ...getMenuBody.shape });
export const saveBannerBody = savedParts.banner.extend(whole);
export const saveTextsBody = savedParts.texts.extend(whole);

export const getVersionsBody = z.object({ part: appearancePart });
/** The latest first; the first one is what the shop shows. Empty until a part is changed. */
export const versionsAnswer = z.object({
  items: z
    .array(
      z.object({
        version: revision,
        savedAt: z.iso.datetime(),
        /** Who saved it; null for what was there before the first change, and for someone who has gone. */
        by: z.string().nullable(),
      }),
    )
    .max(keptVersions),
});
export type VersionsAnswer = z.infer<typeof versionsAnswer>;

const oneVersion = { part: appearancePart, version: revision };
export const getVersionBody = z.object(oneVersion);
export const partValue = z.union(Object.values(partValues));
export const versionAnswer = z.object({ ...oneVersion, value: partValue });
/** `revision` is the one of now. */
export const restoreVersionBody = z.object({ ...oneVersion, revision });
export type RestoreVersionBody = z.output<typeof restoreVersionBody>;
export const restoredAnswer = z.object({ part: appearancePart, revision, value: partValue });
export const stalePart = stale(z.union([homePart, menuPart, bannerPart, textsPart]));
