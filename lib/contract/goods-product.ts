import { z } from 'zod';
import { goodsState, revision, rowId, staffPrice, stockCount } from '#lib/contract/goods.ts';
import { errorBody } from '#lib/contract/errors.ts';
import { availability, websiteCode } from '#lib/contract/values.ts';

// A product as staff see and change it.

const line = (most: number) => z.string().trim().max(most);
/** Letters and digits without spaces, as printed on labels. */
const sku = z
  .string()
  .trim()
  .regex(/^[^\s%\\]{1,64}$/u, 'کد نباید فاصله داشته باشد')
  .nullable();
/** 8, 12, 13 or 14 digits, of which the last is their check digit. */
const gtin = z
  .string()
  .regex(/^(\d{8}|\d{12,14})$/, 'بارکد ۸، ۱۲، ۱۳ یا ۱۴ رقم است')
  .refine(hasCheckDigit, 'رقم پایانی بارکد درست نیست')
  .nullable();
const millimetres = z.int().min(1).max(100_000).nullable();
const pictureHash = z.string().regex(/^[0-9a-z]{1,32}$/);

function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits.slice(0, -1), Number)
    .toReversed()
    .reduce((total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1));
}

export const mostVariants = 100;
export const mostProductPictures = 40;
/** Products that the shop chose for a page, as many as it shows. */
export const mostRelated = 12;
export const mostVersions = 20;

const option = z.object({ title: line(60).min(1), value: line(100).min(1) });
const variantColour = z.object({
  title: line(60).min(1),
  hex: z.string().regex(/^#[0-9a-f]{6}$/i),
});

/** Fields of a variant that staff change; prices in toman. */
export const variantFields = z.object({
  colour: variantColour.nullable(),
  storage: line(60).min(1).nullable(),
  size: line(60).min(1).nullable(),
  /** Further options, each title once. */
  options: z.array(option).max(5),
  guarantee: line(200),
  availability,
  price: staffPrice.nullable(),
  /** Above the price. */
  oldPrice: staffPrice.nullable(),
  insurancePrice: staffPrice.nullable(),
  lowStock: stockCount.nullable(),
  maxPerOrder: z.int().min(1).max(1_000_000),
  /** Position of its picture. */
  imageIndex: z.int().min(0).max(mostProductPictures),
  sku,
  gtin,
  /** Where it lies in the store-room; '' unsaid. */
  shelf: line(40),
});
export type VariantFields = z.output<typeof variantFields>;
export type VariantField = keyof VariantFields;

export const timedPriceView = z.object({
  id: z.int(),
  price: staffPrice,
  oldPrice: staffPrice.nullable(),
  from: z.iso.datetime(),
  to: z.iso.datetime().nullable(),
  isActive: z.boolean(),
});

export const adminVariant = variantFields.extend({
  id: rowId,
  revision,
  /** Pieces in all, and those of them kept for orders. */
  stock: stockCount,
  held: stockCount,
  timed: timedPriceView.nullable(),
});
export type AdminVariant = z.infer<typeof adminVariant>;

/** A value of an attribute; which of them by its kind: choice, range, switch, text. */
const attributeValue = z.union([
  z.object({ attributeId: rowId, optionIds: z.array(rowId).min(1).max(20) }),
  z.object({ attributeId: rowId, number: z.number().min(-1e12).max(1e12) }),
  z.object({ attributeId: rowId, isOn: z.boolean() }),
  z.object({ attributeId: rowId, text: line(1_000).min(1) }),
]);
export type AttributeValue = z.infer<typeof attributeValue>;

const productPicture = z.object({ hash: pictureHash, alt: line(300) });
const productFilm = z.object({
  title: line(200).min(1),
  posterHash: pictureHash,
  /** A film the shop has, or its id at Aparat; the other is null. */
  file: z
    .string()
    .regex(/^[0-9a-z]+(-[0-9a-z]+)*\.mp4$/)
    .max(100)
    .nullable(),
  aparat: z
    .string()
    .regex(/^[0-9A-Za-z_-]{1,40}$/)
    .nullable(),
  seconds: z.int().min(1).max(100_000).nullable(),
});

/** Fields of a product that staff change. */
export const productFields = z.object({
  nameFa: line(200).min(1),
  nameEn: line(200),
  /** '' in a change: derived from the name. Former ones lead on. */
  slug: line(100),
  shortText: line(500),
  /** Sanitised. */
  descriptionHtml: z.string().max(200_000),
  /** The primary category. */
  categoryId: rowId,
  /** Further categories. */
  categoryIds: z.array(rowId).max(20),
  brandId: rowId,
  sku,
  gtin,
  /** The maker's part number. */
  mpn: line(70).min(1).nullable(),
  /** Of one piece with its packing: grams, and mm. */
  weight: z.int().min(0).max(10_000_000),
  length: millimetres,
  width: millimetres,
  height: millimetres,
  costPrice: staffPrice.nullable(),
  /** Where there is little room, such as titles of search results; '' is derived from the name. */
  shortName: line(60),
  seoTitle: line(200),
  seoDescription: line(500),
  seoKeywords: line(500),
  /** Where a withdrawn product leads. */
  successorId: websiteCode.nullable(),
  /** Products that its page shows first, in this order; the best ones of its category follow. */
  relatedIds: z.array(websiteCode).max(mostRelated),
  /** The other versions of its model, such as its capacities, of the same brand: they share a card in lists. */
  versionIds: z.array(websiteCode).max(mostVersions),
  attributes: z.array(attributeValue).max(200),
  /** The first one is the main picture. */
  pictures: z.array(productPicture).max(mostProductPictures),
  films: z.array(productFilm).max(10),
  state: goodsState.exclude(['bin']),
});
export type ProductFields = z.output<typeof productFields>;
export type ProductField = keyof ProductFields;

export const adminProduct = productFields.extend({
  websiteCode,
  revision,
  state: goodsState,
  variants: z.array(adminVariant),
  /** Deleted 30 days after. */
  binnedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type AdminProduct = z.infer<typeof adminProduct>;

export const getProductBody = z.object({ websiteCode });

/** A variant of the list that a save sends: without `id` a new one; fields that are absent stay as they are. */
const savedVariant = variantFields
  .partial()
  .extend({ id: rowId.optional(), stock: stockCount.optional(), stockSeen: stockCount.optional() })
  .refine(
    ({ id, stock, stockSeen }) =>
      id === undefined || stock === undefined || stockSeen !== undefined,
    {
      message: 'موجودی‌ای را که دیده‌اید بفرستید',
      path: ['stockSeen'],
    },
  );
export type SavedVariant = z.output<typeof savedVariant>;

export const saveProductBody = z
  .object({
    websiteCode: websiteCode.optional(),
    revision: revision.optional(),
    ...productFields.partial().shape,
    /** All variants in their order; existing ones that are missing are removed. Absent: they stay. */
    variants: z.array(savedVariant).max(mostVariants).optional(),
    /** Of a new product without `variants`: its only one. */
    price: staffPrice.nullable().optional(),
    stock: stockCount.optional(),
  })
  .refine((body) => (body.websiteCode === undefined) === (body.revision === undefined), {
    message: 'نسخه‌ای را که دیده‌اید بفرستید',
    path: ['revision'],
  });
export type SaveProductBody = z.output<typeof saveProductBody>;

/** 409 `STALE`: the product as it is now. */
export const staleProduct = errorBody.extend({ now: adminProduct.optional() });

/** Bin, and out of it again. */
export const goodsCodesBody = z.object({ websiteCodes: z.array(websiteCode).min(1).max(500) });
/** The products that were changed. */
export const goodsCodesAnswer = z.object({ websiteCodes: z.array(websiteCode) });

export const duplicateProductBody = z.object({ websiteCode });
