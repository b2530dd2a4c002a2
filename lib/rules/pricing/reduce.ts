import { share, sumOf, timesOver } from '#lib/rules/pricing/share.ts';
import type { Give } from '#lib/rules/pricing/types.ts';

/** A line while promotions are applied to it. */
interface Goods {
  readonly line: { readonly count: number; readonly price: number };
  /** Price of all pieces, less the discounts so far. */
  readonly left: number;
}

/** How many pieces of each line are free, if one is for each `of` pieces. */
function freePieces(goods: readonly Goods[], of: number): number[] {
  const free = goods.map(() => 0);
  let open = Math.floor(sumOf(goods.map(({ line }) => line.count)) / of);
  const cheapestFirst = [...goods.entries()].toSorted(
    ([, { line: a }], [, { line: b }]) => a.price - b.price,
  );
  for (const [at, { line }] of cheapestFirst) {
    const pieces = Math.min(line.count, open);
    free[at] = pieces;
    open -= pieces;
  }
  return free;
}

/** The reduction of each line in toman, at most what is left of it. */
export function reductionsOf(
  give: Exclude<Give, { kind: 'freight' }>,
  goods: readonly Goods[],
): number[] {
  const left = goods.map((one) => one.left);
  const most = sumOf(left);
  switch (give.kind) {
    case 'percent': {
      const amount = timesOver(most, give.percent, 100);
      return share(Math.min(amount, give.most ?? amount), left);
    }
    case 'amount':
      return share(Math.min(give.amount, most), left);
    case 'cheapest': {
      const free = freePieces(goods, give.of);
      return goods.map(({ line, left: rest }, at) => timesOver(rest, free[at] ?? 0, line.count));
    }
  }
}
