import { z } from 'zod';
import { revision, rowId } from '#lib/contract/goods.ts';
import { mediaHash } from '#lib/contract/media.ts';

// Categories, brands and attributes as staff see and change them.

const title = z.string().trim().min(1).max(200);
const slug = z.string().trim().max(100);
const html = z.string().max(100_000);
const text = z.string().trim().max(500);
/** What a change was made on; both absent for a new one. */
const base = { id: rowId.optional(), revision: revision.optional() };
interface Base {
  readonly id?: number | undefined;
  readonly revision?: number | undefined;
}
const hasRevision = ({ id, revision: read }: Base): boolean =>
  (id === undefined) === (read === undefined);
const revisionMissing = { message: 'نسخه‌ای را که دیده‌اید بفرستید', path: ['revision'] };

export const adminCategory = z.object({
  id: rowId,
  revision,
  /** 0: the whole shop. */
  parentId: z.int().min(0),
  title: z.string(),
  slug: z.string(),
  seoText: z.string(),
  seoDescription: z.string(),
  seoKeywords: z.string(),
  pictureHash: mediaHash.nullable(),
  position: z.int(),
  /** Listed products here and below. */
  productCount: z.int(),
  /** Attributes that its products are asked for, besides those of the categories above. */
  attributeIds: z.array(rowId),
});
export type AdminCategory = z.infer<typeof adminCategory>;

/** Parents before their children, siblings in their order. */
export const categoriesAnswer = z.object({ items: z.array(adminCategory) });
export type CategoriesAnswer = z.infer<typeof categoriesAnswer>;

export const saveCategoryBody = z
  .object({
    ...base,
    /** Of a new one; later by Admin/Move-Category. */
    parentId: z.int().min(0).max(2_147_483_647).default(0),
    title,
    /** Derived from the title if empty. */
    slug: slug.default(''),
    /** Sanitised. */
    seoText: html.default(''),
    seoDescription: text.default(''),
    seoKeywords: text.default(''),
    pictureHash: mediaHash.nullable().default(null),
    attributeIds: z.array(rowId).max(200).default([]),
  })
  .refine(hasRevision, revisionMissing);
export type SaveCategoryBody = z.output<typeof saveCategoryBody>;

/** Moves a category, with all below it, to a place among the children of `parentId`. */
export const moveCategoryBody = z.object({
  id: rowId,
  revision,
  parentId: z.int().min(0).max(2_147_483_647),
  /** From 0. */
  place: z.int().min(0).max(10_000),
});
export type MoveCategoryBody = z.output<typeof moveCategoryBody>;

/** Only what is empty: without products, also removed ones, and without children. */
export const removeOneBody = z.object({ id: rowId, revision });
export type RemoveOneBody = z.output<typeof removeOneBody>;

export const adminBrand = z.object({
  id: rowId,
  revision,
  title: z.string(),
  titleEn: z.string(),
  slug: z.string(),
  seoText: z.string(),
  seoDescription: z.string(),
  position: z.int(),
  productCount: z.int(),
});
export type AdminBrand = z.infer<typeof adminBrand>;
export const brandsAnswer = z.object({ items: z.array(adminBrand) });
export type BrandsAnswer = z.infer<typeof brandsAnswer>;

export const saveBrandBody = z
  .object({
    ...base,
    title,
    titleEn: z.string().trim().max(200).default(''),
    slug: slug.default(''),
    seoText: html.default(''),
    seoDescription: text.default(''),
    position: z.int().min(0).max(100_000).default(0),
  })
  .refine(hasRevision, revisionMissing);
export type SaveBrandBody = z.output<typeof saveBrandBody>;

/** 0: the whole shop, whose landing pages are events among the offers. */
const landingCategory = z.int().min(0).max(2_147_483_647);

/** A page of its own for what people ask of a category. */
export const adminLanding = z.object({
  id: rowId,
  revision,
  categoryId: landingCategory,
  heading: z.string(),
  slug: z.string(),
  /** What the category is narrowed to, as the canonical query of its list: `filter-brand=12`. */
  filters: z.string(),
  seoText: z.string(),
  seoDescription: z.string(),
  position: z.int(),
  /** Of an event: the category whose goods it has, 0 for all. */
  goodsCategoryId: landingCategory,
  /** Of an event: its first and last day in Tehran. */
  startsOn: z.iso.date().nullable(),
  endsOn: z.iso.date().nullable(),
});
export type AdminLanding = z.infer<typeof adminLanding>;
export const listLandingsBody = z.object({ categoryId: landingCategory });
export const landingsAnswer = z.object({
  /** In their order, with the number of their products. */
  items: z.array(adminLanding.extend({ goods: z.int() })),
  /** Brands, uses and bands of prices with several goods in the category and no page of their own. */
  proposed: z.array(
    adminLanding.pick({ heading: true, slug: true, filters: true }).extend({ goods: z.int() }),
  ),
});
export type LandingsAnswer = z.infer<typeof landingsAnswer>;
export const saveLandingBody = z
  .object({
    ...base,
    categoryId: landingCategory,
    heading: title,
    /** Derived from the heading if empty. */
    slug: slug.default(''),
    /** The query of a narrowed list, in any spelling. */
    filters: z.string().max(1_000),
    seoText: html.default(''),
    seoDescription: text.default(''),
    position: z.int().min(0).max(100_000).default(0),
    goodsCategoryId: landingCategory.default(0),
    startsOn: z.iso.date().nullable().default(null),
    endsOn: z.iso.date().nullable().default(null),
  })
  .refine(hasRevision, revisionMissing)
  .refine(({ startsOn, endsOn }) => startsOn === null || endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'پایان پیش از آغاز است',
  });
export type SaveLandingBody = z.output<typeof saveLandingBody>;

const attributeKind = z.enum(['choice', 'range', 'switch', 'text']);
export const adminAttribute = z.object({
  id: rowId,
  revision,
  key: z.string(),
  title: z.string(),
  groupTitle: z.string(),
  kind: attributeKind,
  unit: z.string(),
  position: z.int(),
  isFilter: z.boolean(),
  isHighlight: z.boolean(),
  options: z.array(z.object({ id: rowId, value: z.string(), label: z.string() })),
});
export type AdminAttribute = z.infer<typeof adminAttribute>;

/** With `categoryId`: those its products are asked for, or have. */
export const listAttributesBody = z.object({ categoryId: rowId.optional() });
export const attributesAnswer = z.object({ items: z.array(adminAttribute) });
export type AttributesAnswer = z.infer<typeof attributesAnswer>;

export const saveAttributeBody = z
  .object({
    ...base,
    /** Of `filter-{key}` in addresses; stays as it is later, like the kind. */
    key: z
      .string()
      .regex(/^[a-z][a-z0-9-]{0,39}$/)
      .refine(
        (key) => !['name', 'brand', 'price', 'available', 'discount', 'colour'].includes(key),
        'این کلید از آن فروشگاه است',
      ),
    title,
    groupTitle: title,
    kind: attributeKind,
    unit: z.string().trim().max(40).default(''),
    position: z.int().min(0).max(100_000).default(0),
    isFilter: z.boolean().default(false),
    isHighlight: z.boolean().default(false),
    /** Of a choice, in their order; existing ones that are missing are removed. */
    options: z
      .array(
        z.object({
          id: rowId.optional(),
          /** In addresses; derived from the label if empty. */
          value: z.string().trim().max(60).default(''),
          label: title,
        }),
      )
      .max(500)
      .default([]),
  })
  .refine(hasRevision, revisionMissing)
  .refine(({ kind, options }) => kind === 'choice' || options.length === 0, {
    message: 'تنها مشخصه‌های انتخابی گزینه دارند',
    path: ['options'],
  });
export type SaveAttributeBody = z.output<typeof saveAttributeBody>;
