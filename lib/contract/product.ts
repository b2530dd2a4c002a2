import { z } from 'zod';
import {
  availability,
  colour,
  crumb,
  picturePath,
  seo,
  toman,
  websiteCode,
} from '#lib/contract/values.ts';

/**
 * Discount range of a product whose variants differ: type 3 in toman, 4 in percent (contract §3).
 */
export const discountRange = z.object({
  type: z.union([z.literal(3), z.literal(4)]),
  items: z.array(z.object({ value: z.number() })),
});

/** A product as shown in lists. `price` is null if none is shown (call, soon, discontinued). */
export const productCard = z.object({
  websiteCode,
  nameFa: z.string(),
  nameEn: z.string(),
  slug: z.string(),
  /** What it is called on a card; `spec` says beside it which version it is: «۱۲۸ / ۶ گیگ», or ''. */
  shortName: z.string().optional(),
  spec: z.string().optional(),
  /** Of a model in lists: how many versions share the card, and whether others that can be bought cost more. */
  versions: z.int().optional(),
  isFrom: z.boolean().optional(),
  image: picturePath,
  /** Shown while a mouse rests on the card; empty or absent if the product has one image only. */
  hoverImage: picturePath.optional(),
  price: toman.nullable(),
  oldPrice: toman.nullable(),
  discountPercent: z.int().min(0).max(99),
  availability,
  isFav: z.boolean(),
  rating: z.number().min(0).max(5),
  ratingCount: z.int().min(0),
  colours: z.array(colour),
  /** Number of pieces left if there are few, else null. */
  fewLeft: z.int().nullable(),
  discount: discountRange.optional(),
  /** A public code, and the price with it. Only in lists, on the home page and among related products. */
  coupon: z.object({ code: z.string(), price: toman }).optional(),
});
export type ProductCard = z.infer<typeof productCard>;

/** Sort keys of lists (contract §1). */
export const sortKeys = [
  'default',
  'popular',
  'priceaz',
  'priceza',
  'discount',
  'bestselling',
] as const;
export type SortKey = (typeof sortKeys)[number];
/** What a list may be asked for. `newest` is the default of lists; a search has likeness for its default. */
const listType = z.enum([...sortKeys, 'newest']);

export const pageSize = 24;

/** Products that a landing page or a page of offers has at least, to be searched for. */
export const fewestOfLanding = 3;

const filterValue = z.string().max(500);
/** Filters are top-level string keys, spelled as in URLs: `filter-brand`, `filter-price` … */
export const getListBody = z
  .object({
    category: z.string().max(200).optional(),
    categoryId: z.int().min(0).max(2_147_483_647).default(0),
    /** Slug of one of the category's landing pages, whose filters then apply. */
    landing: z.string().max(200).optional(),
    /** Slug of a page of offers: a category's, or that of an event; '' for all offers of the shop. */
    offers: z.string().max(200).optional(),
    type: listType.default('default'),
    page: z.int().min(1).max(100_000).default(1),
  })
  .catchall(z.union([filterValue, z.unknown()]));
export type GetListBody = z.input<typeof getListBody>;

/** How a searched text was read. */
const searchReading = z.object({
  /**
   * `exact`: all products have its words or other names of them; `corrected`: they have the words as they were meant;
   * `closest`: no product has all words, these have most of them.
   */
  kind: z.enum(['exact', 'corrected', 'closest']),
  /** The text as it was meant, when words were corrected. */
  meant: z.string().nullable(),
  /** When the text names a price: the text without it, and the price as `filter-price`. */
  priced: z.object({ text: z.string(), price: z.string() }).nullable(),
  /**
   * The pages that the text names: a landing page, with the id of its category and the slugs of both, then categories
   * and brands.
   */
  topics: z.array(crumb.extend({ type: z.enum(['category', 'brand', 'landing']) })),
  /** Other texts to search for; on the first page only. */
  related: z.array(z.string()),
});
export type SearchReading = z.infer<typeof searchReading>;

/** The days of an event in Tehran, and whether today is one of them. */
export const landingPeriod = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  state: z.enum(['before', 'now', 'after']),
});
export type LandingPeriod = z.infer<typeof landingPeriod>;

export const getListAnswer = z.object({
  items: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  title: z.string(),
  /** From the top category to this one; empty for the whole shop. */
  breadcrumb: z.array(crumb),
  /**
   * Categories one level below; empty in a leaf. In a brand's list, with the number of its products
   * in each.
   */
  children: z.array(
    crumb.extend({
      image: picturePath,
      productCount: z.int(),
      /** In a brand's list: slug of the category's landing page of the brand, if there is one. */
      landing: z.string().nullable(),
    }),
  ),
  /** The landing page or page of offers that was asked for, or that the list's filters equal, with these filters in canonical form. */
  landing: z
    .object({
      title: z.string(),
      slug: z.string(),
      filters: z.string(),
      /** Whether it is a page of offers, which has an address of its own. */
      isOffers: z.boolean(),
      period: landingPeriod.optional(),
    })
    .nullable(),
  /** All landing pages of the category; those of a brand in its list, and events in offers. */
  landings: z.array(z.object({ title: z.string(), path: z.string(), filters: z.string() })),
  /** The brand, if the list is limited to exactly one (`filter-brand` with one value). */
  brand: crumb.nullable(),
  /** Path of its link preview below `/media`; narrowed lists have none. */
  ogImage: picturePath.optional(),
  /** How a list with `filter-name` came about. */
  search: searchReading.optional(),
  /** HTML below the first page of the list. */
  seoText: z.string(),
  seo,
});
export type GetListAnswer = z.infer<typeof getListAnswer>;

/**
 * A filter of a list. `key` is what follows `filter-` in the address; a `range` is passed as
 * `min-max`, a `switch` as `1`. Counts ignore what is selected in this filter itself.
 */
export const listFilter = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.enum(['choice', 'range', 'switch']),
  /** Options of a choice, or the one of a switch; empty for ranges. */
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      count: z.int().min(0),
      /** `#rrggbb`, for colours. */
      colour: z.string().optional(),
      /** Its Latin name, for brands. */
      latin: z.string().optional(),
    }),
  ),
  /** Minimum and maximum of a range, in `unit`. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** Unit of a range, in words; toman for prices. */
  unit: z.string().optional(),
  /** Of prices: heights, 0 to 9, of equal parts of the range on a logarithmic scale. */
  bars: z.string().optional(),
  /** Of prices: bands of round numbers with about as many products each; without `min` from 0, without `max` to the end. */
  bands: z
    .array(z.object({ min: z.int().optional(), max: z.int().optional(), count: z.int() }))
    .optional(),
});
export type ListFilter = z.infer<typeof listFilter>;

export const getFilterAnswer = z.object({
  filters: z.array(listFilter),
  /** Number of products that match the selection. */
  total: z.int().min(0),
});
export type GetFilterAnswer = z.infer<typeof getFilterAnswer>;

/** `Product/Get-Cards`: cards of products in the requested order; removed products are left out. */
export const getCardsBody = z.object({ codes: z.array(websiteCode).min(1).max(24) });
export const getCardsAnswer = z.object({ items: z.array(productCard) });
export type GetCardsAnswer = z.infer<typeof getCardsAnswer>;

export const getDetailBody = z.object({ WebsiteCode: websiteCode });

/** A variant of a product; its id is the `ProductProperty` of basket calls. */
export const variant = z.object({
  id: z.int(),
  price: toman.nullable(),
  oldPrice: toman.nullable(),
  discountPercent: z.int(),
  /** Toman per piece, or null if it cannot be insured. */
  insurancePrice: toman.nullable(),
  availability,
  fewLeft: z.int().nullable(),
  maxCount: z.int(),
  colour: colour.nullable(),
  /** Its options besides the colour, in order: storage, size, … */
  options: z.array(z.object({ title: z.string(), value: z.string() })),
  guarantee: z.string(),
  /** The number under its bar code, if known. */
  gtin: z.string().nullish(),
  /** Index in `images` of the image of this variant. */
  imageIndex: z.int(),
});
export type Variant = z.infer<typeof variant>;

/** A video of a product: a file of the shop's, or one at Aparat; the other is null. */
export const productVideo = z.object({
  title: z.string(),
  /** Image shown until it plays. */
  poster: picturePath,
  /** Path of the mp4 file below the image base. */
  file: z.string().nullable(),
  /** Its id at Aparat. */
  aparat: z.string().nullable(),
  /** Duration, if known. */
  seconds: z.int().positive().nullable(),
  uploadedAt: z.iso.datetime(),
});
export type ProductVideo = z.infer<typeof productVideo>;

export const getDetailAnswer = z.object({
  websiteCode,
  nameFa: z.string(),
  nameEn: z.string(),
  slug: z.string(),
  /** The maker's part number, if known. */
  mpn: z.string().nullish(),
  brand: crumb,
  breadcrumb: z.array(crumb),
  descriptionHtml: z.string(),
  images: z.array(z.object({ image: picturePath, alt: z.string() })),
  /** Path of the link preview image below `/media`; it changes with its content. */
  ogImage: picturePath.optional(),
  /** Link preview images of variants the product's own image does not show, by variant id. */
  variantOgImages: z.record(z.string(), picturePath).optional(),
  videos: z.array(productVideo).default([]),
  variants: z.array(variant),
  defaultVariantId: z.int(),
  availability,
  highlights: z.array(z.object({ title: z.string(), value: z.string() })),
  specifications: z.array(
    z.object({
      group: z.string(),
      items: z.array(z.object({ title: z.string(), value: z.string() })),
    }),
  ),
  rating: z.number(),
  ratingCount: z.int(),
  related: z.array(productCard),
  /** At most two available products of other categories that are bought with it. */
  together: z.array(productCard).default([]),
  /** A public code, and the lowest price with it; `isFrom` when other variants cost more. */
  coupon: z.object({ code: z.string(), price: toman, isFrom: z.boolean() }).optional(),
  seo: seo.extend({
    /** For search engines, instead of the usual one. */
    title: z.string().optional(),
    /** What it is called where there is little room; '' is derived from its name. */
    shortName: z.string().default(''),
    nameFa: z.string(),
    images: z.array(z.object({ imageUrl: picturePath })),
  }),
  updatedAt: z.iso.datetime(),
  /** All versions of its model, such as its capacities, itself included; empty without others. */
  versions: z
    .array(
      z.object({
        websiteCode,
        slug: z.string(),
        name: z.string(),
        price: toman.nullable(),
        availability,
      }),
    )
    .default([]),
});
export type GetDetailAnswer = z.infer<typeof getDetailAnswer>;

/** `Product/Mark-Seen`: counts a view of a product page. Answered with 204, counted or not. */
export const markSeenBody = z.object({ WebsiteCode: websiteCode });
