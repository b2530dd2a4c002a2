import type { ProductService } from '#server/modules/goods/product-service.ts';
import type { PlannedPrice } from '#server/modules/goods/timed-service.ts';
import type { Claimed } from '#server/modules/import/batch-queries.ts';
import type { Staged } from '#server/modules/import/compare-queries.ts';
import { allowedOf, keptOf } from '#server/modules/import/kept.ts';
import { saidOf } from '#server/modules/import/outcomes.ts';
import type { Wanted } from '#server/modules/import/product-body.ts';
import type { NewRef, RowResult } from '#server/modules/import/result-queries.ts';
import { salePriceOf } from '#server/modules/import/sale.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { type Changes, type Unit, variantsOf } from '#server/modules/import/unit.ts';

type Written = Awaited<ReturnType<ProductService['many']['write']>>;

/** What became of a product. */
export interface Done {
  readonly written: Written | null;
  readonly results: readonly RowResult[];
  readonly refs: readonly NewRef[];
  readonly sales: readonly PlannedPrice[];
}

/** Variants by line, once they are written in the order that was wanted. */
export function idsByLine(
  unit: Unit,
  wanted: Wanted | null,
  written: Written | null,
): ReadonlyMap<number, number> {
  const ids = new Map(variantsOf(unit));
  for (const [at, line] of (wanted?.lines ?? []).entries()) {
    const id = written?.now.variants[at]?.id;
    if (line !== null && id !== undefined) ids.set(line, id);
  }
  return ids;
}

/** Changes that are written, by line. */
export const allowedIn = (
  { staged, variations }: Unit,
  changes: Changes,
  { edited }: Claimed['rules'],
): Changes =>
  new Map(
    [staged, ...variations].map((each) => [
      each.line,
      allowedOf(each, changes.get(each.line), edited),
    ]),
  );

interface Outcome {
  readonly written: Written | null;
  readonly websiteCode: number | null;
  readonly ids: ReadonlyMap<number, number>;
  /** A new product without variants. */
  readonly isEmpty: boolean;
}

export function doneOf(
  unit: Unit,
  changes: Changes,
  rules: Claimed['rules'],
  { written, websiteCode, ids, isEmpty }: Outcome = {
    written: null,
    websiteCode: unit.staged.productId,
    ids: variantsOf(unit),
    isEmpty: false,
  },
): Done {
  const { edited } = rules;
  const all = [unit.staged, ...unit.variations];
  const allowed = allowedIn(unit, changes, rules);
  return {
    written,
    results: all.map((each) => ({
      line: each.line,
      result: 'done',
      said: saidAfter(each, isEmpty),
      changes: changes.get(each.line) ?? [],
      productId: websiteCode,
      variantId: ids.get(each.line) ?? null,
    })),
    refs: all.map((each) => ({
      line: each.line,
      said: saidOf(each),
      ...keptOf(each, edited === 'overwrite' ? [] : (changes.get(each.line) ?? [])),
    })),
    sales: all.flatMap((each) =>
      salePriceOf(each, ids.get(each.line), allowed.get(each.line) ?? []),
    ),
  };
}

const saidAfter = ({ goods, said }: Staged, isEmpty: boolean): Staged['said'] =>
  isEmpty && goods.kind !== 'variation'
    ? [...said, { head: '', text: importTexts.noVariations }]
    : said;

const failedRow = (staged: Staged, text: string): RowResult => ({
  line: staged.line,
  result: 'failed',
  said: [...staged.said, { head: '', text }],
  changes: staged.changes,
  productId: staged.productId,
  variantId: staged.variantId,
});

export function failed({ staged, variations }: Unit, text: string): Done {
  const ofParts = importTexts.partOf(staged.line);
  const results = [
    failedRow(staged, text),
    ...variations.map((variation) => failedRow(variation, ofParts)),
  ];
  return { written: null, results, refs: [], sales: [] };
}
