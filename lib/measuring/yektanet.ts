import type { Measured, MeasuredLine } from '#lib/measuring/measured.ts';

// Yektanet's events of products, as its guide for advertisers and its plugin for shops name them. Amounts are in toman.

type Call = readonly ['product', 'add' | 'purchase', object];

const productOf = ({ sku, name, price, count }: MeasuredLine) => ({
  sku,
  title: name,
  price,
  quantity: count,
  currency: 'IRT',
});

/** Calls of `yektanet`. It knows no beginning of a checkout, and no baskets. */
export function yektanetCalls(measured: Measured): Call[] {
  if (measured.kind === 'added') return [['product', 'add', productOf(measured.line)]];
  if (measured.kind !== 'purchase') return [];
  return measured.lines.map((line) => ['product', 'purchase', productOf(line)]);
}
