import type { AdminProduct, SaveProductBody, SavedVariant } from '#lib/contract/goods-product.ts';
import type { BatchRules } from '#server/modules/import/batch-queries.ts';
import type { RowChange } from '#server/modules/import/compare.ts';
import type { ProductRow } from '#server/modules/import/products.ts';
import { type Places, withoutCategory } from '#server/modules/import/places-service.ts';
import type { ReadProduct, ReadVariant } from '#server/modules/import/variations.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { ShopError } from '#server/errors.ts';

/** What is saved of a product, and the line of each of its variants in the same order; null for one of the shop. */
export interface Wanted {
  readonly body: SaveProductBody;
  readonly lines: readonly (number | null)[];
}

type Rules = Pick<BatchRules, 'uncounted'>;

/** A product that the shop does not have. One without variations is a draft: its page would not exist. */
export function newProduct(product: ReadProduct, places: Places, rules: Rules): Wanted {
  const { goods, variants } = product;
  const attributes = places.valuesOf(product.attributes);
  const { nameFa, shortText, descriptionHtml, gtin, weight, length, width, height } = goods;
  const isSimple = goods.kind === 'simple';
  return {
    body: {
      nameFa,
      shortText,
      descriptionHtml,
      gtin,
      weight,
      length,
      width,
      height,
      // Of a simple product the code stands at what is sold.
      ...(!isSimple && { sku: goods.sku }),
      state: variants.length === 0 ? 'draft' : (goods.state ?? 'published'),
      ...categoriesOf(goods, places),
      brandId: goods.brand === undefined ? undefined : places.brandOf(goods.brand),
      ...(attributes.length > 0 && { attributes }),
      variants: variants.map((variant) => newVariant(variant, rules)),
    },
    lines: variants.map(({ line }) => line),
  };
}

/** The deepest category is the primary one, and those above it say nothing more. */
function categoriesOf({ categories = [] }: ProductRow, places: Places) {
  const sorted = categories.toSorted((a, b) => b.length - a.length);
  const [first = []] = sorted;
  const above = new Set(first.map((_, at) => places.categoryOf(first.slice(0, at + 1))));
  const ids = sorted.map((path) => places.categoryOf(path)).filter((id) => id !== undefined);
  const [categoryId = places.categoryOf(withoutCategory), ...others] = ids;
  const categoryIds = [...new Set(others)].filter((id) => !above.has(id)).slice(0, 20);
  return { categoryId, ...(categoryIds.length > 0 && { categoryIds }) };
}

function newVariant({ goods, options }: ReadVariant, { uncounted }: Rules): SavedVariant {
  const { price, oldPrice, stock, availability, lowStock, maxPerOrder, sku } = goods;
  return {
    price,
    oldPrice,
    stock: stock ?? (goods.isUncounted ? uncounted : undefined),
    availability,
    lowStock,
    maxPerOrder,
    sku,
    ...(goods.kind === 'variation' && { gtin: goods.gtin }),
    options: [...options],
  };
}

/** Changes by the line they are said in. */
type Changes = ReadonlyMap<number, readonly RowChange[]>;

const fieldsOfOffer = new Set([
  'price',
  'oldPrice',
  'stock',
  'availability',
  'lowStock',
  'maxPerOrder',
]);

/**
 * Changes of a product that the shop has; null when there are none.
 * @param variantIds of variants of the shop, by line
 * @throws {ShopError} 409 for a variation of it that is gone
 */
export function changedProduct(
  now: AdminProduct,
  product: ReadProduct,
  { changes, variantIds, places, rules }: Known,
): Wanted | null {
  const { line, goods, variants } = product;
  const own = valuesOf(changes.get(line) ?? []);
  if (goods.descriptionHtml !== undefined && 'descriptionHtml' in own) {
    own['descriptionHtml'] = goods.descriptionHtml;
  }
  const isCodeOfVariant = goods.kind === 'simple' && now.sku === null && 'sku' in own;
  const isOfVariant = (field: string) =>
    fieldsOfOffer.has(field) || (field === 'sku' && isCodeOfVariant);
  const ofProduct = {
    ...Object.fromEntries(
      Object.entries(own).filter(([field]) => !isOfVariant(field) && !fieldsOfPlace.has(field)),
    ),
    ...placesOf(goods, own, places),
  };
  const ofOnly = Object.fromEntries(Object.entries(own).filter(([field]) => isOfVariant(field)));
  const added = variants.filter((each) => each.line !== line && !variantIds.has(each.line));
  const patches = new Map(
    [...variantIds].map(([at, id]): [number, Values] => [
      id,
      at === line ? ofOnly : valuesOf(changes.get(at) ?? []),
    ]),
  );
  const isOfVariants = added.length > 0 || [...patches.values()].some((each) => hasAny(each));
  if (!isOfVariants && !hasAny(ofProduct)) return null;
  if ([...patches.keys()].some((id) => now.variants.every((each) => each.id !== id))) {
    throw new ShopError(409, 'STALE', importTexts.variantGone);
  }
  const { websiteCode, revision } = now;
  const lineOf = new Map([...variantIds].map(([at, id]) => [id, at]));
  return {
    body: {
      websiteCode,
      revision,
      ...ofProduct,
      ...(isOfVariants && {
        variants: [
          ...now.variants.map(({ id, stock }) => patchedVariant(id, stock, patches.get(id))),
          ...added.map((variant) => newVariant(variant, rules)),
        ],
      }),
    },
    lines: isOfVariants
      ? [
          ...now.variants.map(({ id }) => lineOf.get(id) ?? null),
          ...added.map((variant) => variant.line),
        ]
      : [],
  };
}

interface Known {
  readonly places: Places;
  readonly changes: Changes;
  readonly variantIds: ReadonlyMap<number, number>;
  readonly rules: Rules;
}

type Values = Record<string, unknown>;

const fieldsOfPlace = new Set(['brand', 'categories']);

/** Where a product belongs, of what is changed. */
function placesOf(goods: ProductRow, own: Values, places: Places) {
  const brandId = goods.brand === undefined ? undefined : places.brandOf(goods.brand);
  return {
    ...('brand' in own && brandId !== undefined && { brandId }),
    ...('categories' in own && { categoryIds: [], ...categoriesOf(goods, places) }),
  };
}

/** A sale for some days is planned apart. */
const valuesOf = (changes: readonly RowChange[]): Values =>
  Object.fromEntries(
    changes.filter(({ field }) => field !== 'sale').map(({ field, after }) => [field, after]),
  );

const hasAny = (values: Values): boolean => Object.keys(values).length > 0;

const patchedVariant = (id: number, stock: number, patch: Values = {}): SavedVariant => ({
  id,
  ...patch,
  ...('stock' in patch && { stockSeen: stock }),
});
