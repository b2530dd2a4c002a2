import type {
  AdminProduct,
  AdminVariant,
  ProductFields,
  VariantFields,
} from '#lib/contract/goods-product.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';

/** A variant in the form. */
export interface FormVariant extends Omit<VariantFields, 'maxPerOrder'> {
  /** Names it in the form: a new one has no id yet. */
  key: string;
  id: number | null;
  stock: number | null;
  /** Pieces that are kept for orders. */
  held: number;
  maxPerOrder: number | null;
}
/** Fields of a variant that a person changes. */
export type VariantPatch = Partial<Omit<FormVariant, 'key' | 'id' | 'held'>>;

/** What the form of a product holds. */
export interface ProductValues extends Omit<ProductFields, 'categoryId' | 'brandId'> {
  categoryId: number | null;
  brandId: number | null;
  variants: FormVariant[];
}
export type ValueName = keyof ProductValues;

/** A new variant as the service makes it. */
export const plainVariant: Omit<FormVariant, 'key'> = {
  id: null,
  colour: null,
  storage: null,
  size: null,
  options: [],
  guarantee: '',
  availability: availabilityCodes.call,
  price: null,
  oldPrice: null,
  insurancePrice: null,
  lowStock: null,
  maxPerOrder: 5,
  imageIndex: 0,
  sku: null,
  gtin: null,
  shelf: '',
  stock: null,
  held: 0,
};

export const newVariant = (like: Partial<FormVariant> = {}): FormVariant => ({
  ...plainVariant,
  ...like,
  id: null,
  held: 0,
  key: crypto.randomUUID(),
});

/** The form of a new product. */
export const emptyValues: ProductValues = {
  nameFa: '',
  nameEn: '',
  slug: '',
  shortText: '',
  descriptionHtml: '',
  categoryId: null,
  categoryIds: [],
  brandId: null,
  sku: null,
  gtin: null,
  mpn: null,
  weight: 0,
  length: null,
  width: null,
  height: null,
  costPrice: null,
  shortName: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: '',
  successorId: null,
  relatedIds: [],
  versionIds: [],
  attributes: [],
  pictures: [],
  films: [],
  state: 'draft',
  variants: [{ ...plainVariant, key: 'first' }],
};
export const valueNames = Object.keys(emptyValues).filter(isValueName);

function isValueName(name: string): name is ValueName {
  return name in emptyValues;
}

const variantOf = ({ revision: _revision, timed: _timed, ...variant }: AdminVariant) => ({
  ...variant,
  key: String(variant.id),
});

/** The form of a product as it is stored; one in the bin is shown as a draft. */
export function valuesOf(product: AdminProduct): ProductValues {
  const {
    websiteCode: _code,
    revision: _revision,
    binnedAt: _binned,
    createdAt: _created,
    updatedAt: _updated,
    state,
    variants,
    ...fields
  } = product;
  return {
    ...fields,
    state: state === 'bin' ? 'draft' : state,
    variants: variants.map(variantOf),
  };
}

const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether two values are the same: plain data, in whichever order its fields were written. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isPlain(one) || !isPlain(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

/** The fields that differ. */
export const changedNames = (base: ProductValues, values: ProductValues): ValueName[] =>
  valueNames.filter((name) => !isSame(base[name], values[name]));
