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

/** Discount range of a product whose variants differ: 3 in toman, 4 in percent (specification §5). */
export const discountRange = z.object({
  type: z.union([z.literal(3), z.literal(4)]),
  items: z.array(z.object({ value: z.number() })),
});

/** What a list shows of a product. `price` is null where there is none to show (availability 2, 3, 5). */
export const productCard = z.object({
  websiteCode,
  nameFa: z.string(),
  nameEn: z.string(),
  slug: z.string(),
  image: picturePath,
  /** Shown while a mouse rests on the card; empty or absent when there is only one. */
  hoverImage: picturePath.optional(),
  price: toman.nullable(),
  oldPrice: toman.nullable(),
  discountPercent: z.int().min(0).max(99),
  availability,
  isFav: z.boolean(),
  rating: z.number().min(0).max(5),
  ratingCount: z.int().min(0),
  colours: z.array(colour),
  /** How many are left when they are few, else null. */
  fewLeft: z.int().nullable(),
  discount: discountRange.optional(),
});
export type ProductCard = z.infer<typeof productCard>;

/** Sort keys of lists (specification §9). */
export const sortKeys = ['default', 'popular', 'priceaz', 'priceza'] as const;
export const sortKey = z.enum(sortKeys);
export type SortKey = z.infer<typeof sortKey>;

export const pageSize = 24;

const filterValue = z.string().max(500);
/** Filters travel as top-level string keys, spelled as in URLs: `filter-brand`, `filter-price` … */
export const getListBody = z
  .object({
    category: z.string().max(200).optional(),
    categoryId: z.int().min(0).max(2_147_483_647).default(0),
    type: sortKey.default('default'),
    page: z.int().min(1).max(100_000).default(1),
  })
  .catchall(z.union([filterValue, z.unknown()]));
export type GetListBody = z.input<typeof getListBody>;

export const getListAnswer = z.object({
  items: z.array(productCard),
  total: z.int(),
  page: z.int(),
  pageCount: z.int(),
  title: z.string(),
  /** From the top category to this one; empty for the whole shop. */
  breadcrumb: z.array(crumb),
  /** The categories one level below, for going on; empty in a leaf. Of a brand's whole list, with what they hold of it. */
  children: z.array(crumb.extend({ image: picturePath, productCount: z.int() })),
  /** The brand, when the list is that of exactly one (`filter-brand` with one value). */
  brand: crumb.nullable(),
  /** HTML shown below the first page of the list. */
  seoText: z.string(),
  seo,
});
export type GetListAnswer = z.infer<typeof getListAnswer>;

/**
 * One thing a list can be narrowed by. `key` is what follows `filter-` in the address; a `range` is
 * given as `min-max`, a `switch` as `1`. Counts say how many products there would be, whatever is
 * chosen of this filter itself.
 */
export const listFilter = z.object({
  key: z.string(),
  title: z.string(),
  kind: z.enum(['choice', 'range', 'switch']),
  /** Of choices, and the one of a switch; empty for ranges. */
  options: z.array(
    z.object({
      value: z.string(),
      label: z.string(),
      count: z.int().min(0),
      /** `#rrggbb`, of colours. */
      colour: z.string().optional(),
    }),
  ),
  /** Of ranges: the least and the most there is, in `unit`. */
  min: z.number().optional(),
  max: z.number().optional(),
  /** What a range is counted in, in words; toman for prices. */
  unit: z.string().optional(),
});
export type ListFilter = z.infer<typeof listFilter>;

export const getFilterAnswer = z.object({
  filters: z.array(listFilter),
  /** Products the present selection leaves. */
  total: z.int().min(0),
});
export type GetFilterAnswer = z.infer<typeof getFilterAnswer>;

/** `Product/Get-Cards`: the cards of some products in the order asked; those that are gone are left out. */
export const getCardsBody = z.object({ codes: z.array(websiteCode).min(1).max(24) });
export const getCardsAnswer = z.object({ items: z.array(productCard) });
export type GetCardsAnswer = z.infer<typeof getCardsAnswer>;

export const getDetailBody = z.object({ WebsiteCode: websiteCode });

/** A variant is what the specification calls ProductProperty; its id is what goes into the basket. */
export const variant = z.object({
  id: z.int(),
  price: toman.nullable(),
  oldPrice: toman.nullable(),
  discountPercent: z.int(),
  /** Toman a piece, or null when it can't be insured. */
  insurancePrice: toman.nullable(),
  availability,
  fewLeft: z.int().nullable(),
  maxCount: z.int(),
  colour: colour.nullable(),
  /** What sets it apart beside the colour, in order: storage, size, … */
  options: z.array(z.object({ title: z.string(), value: z.string() })),
  guarantee: z.string(),
  /** Position in `images` of the picture that shows this variant. */
  imageIndex: z.int(),
});
export type Variant = z.infer<typeof variant>;

/** A film of a product: a file of the shop's, or one that Aparat keeps; one of the two is null. */
export const productVideo = z.object({
  title: z.string(),
  /** What stands for it until it is played. */
  poster: picturePath,
  /** The mp4's path below the image base. */
  file: z.string().nullable(),
  /** Its id at Aparat. */
  aparat: z.string().nullable(),
  /** How long it is, when that is known. */
  seconds: z.int().positive().nullable(),
  uploadedAt: z.iso.datetime(),
});
export type ProductVideo = z.infer<typeof productVideo>;

export const getDetailAnswer = z.object({
  websiteCode,
  nameFa: z.string(),
  nameEn: z.string(),
  slug: z.string(),
  brand: crumb,
  breadcrumb: z.array(crumb),
  descriptionHtml: z.string(),
  images: z.array(z.object({ image: picturePath, alt: z.string() })),
  /** The link preview's path below `/media`; it changes with what it shows. */
  ogImage: picturePath.optional(),
  /** That of each variant which the product's own does not show, by its id. */
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
  seo: seo.extend({ nameFa: z.string(), images: z.array(z.object({ imageUrl: picturePath })) }),
  updatedAt: z.iso.datetime(),
});
export type GetDetailAnswer = z.infer<typeof getDetailAnswer>;

/** `Product/Mark-Seen`: a visitor looks at a product's page. Answered with 204, counted or not. */
export const markSeenBody = z.object({ WebsiteCode: websiteCode });
