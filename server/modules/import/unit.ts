import type { RowChange } from '#server/modules/import/compare.ts';
import type { Staged, readPending } from '#server/modules/import/compare-queries.ts';
import { outcomesOf } from '#server/modules/import/outcomes.ts';
import type { ProductRow } from '#server/modules/import/products.ts';

/** A product of the file with its variations, and what is to become of each of their lines. */
export interface Unit {
  readonly staged: Staged;
  readonly goods: ProductRow;
  readonly variations: readonly Staged[];
}

/** Changes by line. */
export type Changes = ReadonlyMap<number, readonly RowChange[]>;

export function unitsOf({ products, variations }: Awaited<ReturnType<typeof readPending>>): Unit[] {
  const byParent = Map.groupBy(variations, ({ parentLine }) => parentLine ?? 0);
  return products.flatMap((staged): Unit[] => {
    const { goods, line } = staged;
    if (goods.kind === 'variation') return [];
    return [{ staged, goods: whole(staged, goods), variations: byParent.get(line) ?? [] }];
  });
}

const whole = ({ html }: Staged, goods: ProductRow): ProductRow =>
  html === null ? goods : { ...goods, descriptionHtml: html };

export const changesOf = ({ staged, variations }: Unit): Changes =>
  new Map(outcomesOf([staged], variations).map(({ line, changes }) => [line, changes]));

/** Variants of the shop by line. */
export const variantsOf = ({ staged, variations }: Unit): ReadonlyMap<number, number> =>
  new Map(
    [staged, ...variations].flatMap(({ line, variantId }): [number, number][] =>
      variantId === null ? [] : [[line, variantId]],
    ),
  );

/** Whether the shop has all of it as the file says. */
export const isAsItIs = ({ staged, variations }: Unit, changes: Changes): boolean =>
  staged.productId !== null &&
  variations.every(({ variantId }) => variantId !== null) &&
  [...changes.values()].every((each) => each.length === 0);
