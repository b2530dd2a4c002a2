import { availabilityCodes } from '#lib/contract/codes.ts';
import type { Said } from '#server/modules/import/cells.ts';
import { type RowChange, changesOf, stepOf } from '#server/modules/import/compare.ts';
import type { Outcome, Staged } from '#server/modules/import/compare-queries.ts';
import { withSale } from '#server/modules/import/sale.ts';
import type { ProductRow, VariationRow } from '#server/modules/import/products.ts';
import { type ReadVariant, withVariations } from '#server/modules/import/variations.ts';

const ofProduct = [
  'nameFa',
  'shortText',
  'sku',
  'gtin',
  'weight',
  'length',
  'width',
  'height',
  'state',
  'brand',
  'categories',
];
/** Where a product belongs is left to staff until the file says something else than last time. */
const ofPlace: ReadonlySet<string> = new Set(['brand', 'categories']);
const ofOffer = ['price', 'oldPrice', 'sale', 'stock', 'availability', 'lowStock', 'maxPerOrder'];
const ofVariation = [...ofOffer, 'sku', 'gtin'];

/** What becomes of products and their variations, which are those of just these. */
export function outcomesOf(
  products: readonly Staged[],
  variations: readonly Staged[],
): readonly Outcome[] {
  const byParent = Map.groupBy(variations, ({ parentLine }) => parentLine ?? 0);
  return products.flatMap((product) => {
    const { goods } = product;
    if (goods.kind === 'variation') return [];
    return outcomesOfOne(product, goods, byParent.get(product.line) ?? []);
  });
}

function outcomesOfOne(
  product: Staged,
  goods: ProductRow,
  variations: readonly Staged[],
): readonly Outcome[] {
  const { line } = product;
  const { variants, wrong } = withVariations(
    { line, goods },
    variations.flatMap((each) => placed(each)),
  );
  const byLine = new Map(variants.map((each) => [each.line, each]));
  return [
    outcomeOf(
      product,
      product.productId === null ? offerOf(goods) : changesOfProduct(product),
      product.productId === null,
    ),
    ...variations.map((each): Outcome => {
      const text = wrong.get(each.line);
      if (text !== undefined) {
        return { line: each.line, state: 'wrong', said: [{ head: '', text }], changes: [] };
      }
      return outcomeOfVariation(each, byLine.get(each.line));
    }),
  ];
}

/** A variation in its place. */
export const placed = ({ line, goods }: Staged): { line: number; goods: VariationRow }[] =>
  goods.kind === 'variation' ? [{ line, goods }] : [];

/** What a row of the file says by field, as it is compared with the next file. */
export function saidOf({ goods, description }: Staged): Record<string, unknown> {
  if (goods.kind === 'variation') return picked(goods, ofVariation);
  return {
    ...picked(goods, goods.kind === 'simple' ? [...ofProduct, ...ofOffer] : ofProduct),
    ...(description !== null && { descriptionHtml: description }),
  };
}

function changesOfProduct(staged: Staged): RowChange[] {
  const { product, variant, variantId, last } = staged;
  // The codes of a simple product may stand at its variant.
  const own = {
    ...product,
    sku: product['sku'] ?? variant['sku'],
    gtin: product['gtin'] ?? variant['gtin'],
  };
  const file = Object.fromEntries(
    Object.entries(saidOf(staged)).filter(([field]) =>
      ofPlace.has(field)
        ? last !== null && field in last.said
        : variantId !== null || !ofOffer.includes(field),
    ),
  );
  const now = { ...picked(variant, ofOffer), ...own };
  return withSale(staged, saidChanges(file, now, last)).map((change) => {
    // Hashes and ids say nothing to staff.
    if (change.field === 'descriptionHtml') return { ...change, before: null, after: null };
    if (!ofPlace.has(change.field)) return change;
    return { ...change, before: change.isEdited ? null : last?.said[change.field] };
  });
}

/** What something new is sold for, so that staff see it before it is written. */
const offerOf = (goods: Staged['goods']): RowChange[] =>
  Object.entries(picked(goods, ['price', 'oldPrice', 'sale', 'stock'])).flatMap(([field, after]) =>
    after === null ? [] : [{ field, before: null, after, isEdited: false }],
  );

const { available, call, outOfStock, discontinued } = availabilityCodes;

/** Changes without what is another word for the same: files have fewer words than the shop. */
const saidChanges: typeof changesOf = (file, now, last) =>
  changesOf(file, now, last).filter(({ field, before, after }) => {
    if (field === 'state') return before !== 'withdrawn' || after !== 'draft';
    if (field !== 'availability') return true;
    const isCall = before === call && after === available && now['price'] !== null;
    return !isCall && (before !== discontinued || after !== outOfStock);
  });

const outcomeOfVariation = (staged: Staged, variant: ReadVariant | undefined): Outcome => {
  const isNew = staged.variantId === null;
  return outcomeOf(
    { ...staged, said: [...staged.said, ...(variant?.notes ?? [])] },
    isNew
      ? offerOf(staged.goods)
      : withSale(staged, saidChanges(saidOf(staged), staged.variant, staged.last)),
    isNew,
  );
};

function outcomeOf({ line, said }: Staged, changes: readonly RowChange[], isNew: boolean): Outcome {
  if (isNew) return { line, state: 'new', said, changes };
  return {
    line,
    state: changes.length > 0 ? 'changed' : 'unchanged',
    said: [...said, ...changes.flatMap(warningOf)],
    changes,
  };
}

function warningOf({ field, before, after }: RowChange): Said[] {
  if (field !== 'price' || typeof before !== 'number' || typeof after !== 'number') return [];
  const text = stepOf(before, after);
  return text === null ? [] : [{ head: '', text }];
}

const picked = (goods: object, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(goods).filter(([field]) => fields.includes(field)));
