import type { Said } from '#server/modules/import/cells.ts';
import { type RowChange, changesOf, stepOf } from '#server/modules/import/compare.ts';
import type { Outcome, Staged } from '#server/modules/import/compare-queries.ts';
import type { GoodsRow, ProductRow, VariationRow } from '#server/modules/import/products.ts';
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
];
const ofOffer = ['price', 'oldPrice', 'stock', 'availability', 'lowStock', 'maxPerOrder'];
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
    outcomeOf(product, changesOfProduct(product, goods), product.productId === null),
    ...variations.map((each): Outcome => {
      const text = wrong.get(each.line);
      if (text !== undefined) {
        return { line: each.line, state: 'wrong', said: [{ head: '', text }], changes: [] };
      }
      return outcomeOfVariation(each, byLine.get(each.line));
    }),
  ];
}

const placed = ({ line, goods }: Staged): { line: number; goods: VariationRow }[] =>
  goods.kind === 'variation' ? [{ line, goods }] : [];

function changesOfProduct(staged: Staged, goods: ProductRow): RowChange[] {
  const { description, product, variant, variantId, last } = staged;
  const file = {
    ...picked(goods, ofProduct),
    ...(description !== null && { descriptionHtml: description }),
  };
  // The code of a simple product may stand at its variant.
  const now = product['sku'] === null ? { ...product, sku: variant['sku'] } : product;
  const changes = changesOf(file, now, last).map((change) =>
    // Hashes say nothing to staff.
    change.field === 'descriptionHtml' ? { ...change, before: null, after: null } : change,
  );
  return variantId === null
    ? changes
    : [...changes, ...changesOf(picked(goods, ofOffer), variant, last)];
}

const outcomeOfVariation = (staged: Staged, variant: ReadVariant | undefined): Outcome =>
  outcomeOf(
    { ...staged, said: [...staged.said, ...(variant?.notes ?? [])] },
    changesOf(picked(staged.goods, ofVariation), staged.variant, staged.last),
    staged.variantId === null,
  );

function outcomeOf({ line, said }: Staged, changes: readonly RowChange[], isNew: boolean): Outcome {
  if (isNew) return { line, state: 'new', said, changes: [] };
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

const picked = (goods: GoodsRow, fields: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(goods).filter(([field]) => fields.includes(field)));
