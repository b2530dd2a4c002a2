interface SoldLine {
  readonly price: number | null;
  readonly oldPrice: number | null;
  readonly count: number;
}

/** Toman that sold lines cost less than before the discounts of their goods. */
export const savedOn = (lines: readonly SoldLine[]): number =>
  lines.reduce(
    (sum, { price, oldPrice, count }) =>
      price === null || oldPrice === null ? sum : sum + (oldPrice - price) * count,
    0,
  );
