/** `a * b / c`, rounded down. Exact where the product is too large for a number. */
export function timesOver(a: number, b: number, c: number): number {
  return Number((BigInt(a) * BigInt(b)) / BigInt(c));
}

export const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/**
 * Divides an amount in proportion to weights into whole shares that add up to it exactly, by the
 * largest remainder; of equal remainders the first. If the amount is at most the sum of the weights,
 * no share exceeds its weight.
 * @throws {RangeError} if there is an amount but no weight
 */
export function share(amount: number, weights: readonly number[]): number[] {
  if (amount === 0) return weights.map(() => 0);
  const whole = sumOf(weights);
  if (whole === 0) throw new RangeError('an amount cannot be shared without a weight');
  const shares = weights.map((weight) => timesOver(amount, weight, whole));
  const remainders = weights.map((weight) => (BigInt(amount) * BigInt(weight)) % BigInt(whole));
  const left = amount - sumOf(shares);
  const first = [...remainders.keys()].toSorted((a, b) => {
    const [one, other] = [remainders[a] ?? 0n, remainders[b] ?? 0n];
    if (one === other) return 0;
    return one > other ? -1 : 1;
  });
  const favoured = new Set(first.slice(0, left));
  return shares.map((part, at) => (favoured.has(at) ? part + 1 : part));
}
