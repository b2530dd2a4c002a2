import type { BasketToPrice, Promotion } from '#lib/rules/pricing/types.ts';

const isWhole = (number: number, least: number, most = Number.MAX_SAFE_INTEGER): boolean =>
  Number.isSafeInteger(number) && least <= number && number <= most;

function isGiven({ give }: Promotion): boolean {
  switch (give.kind) {
    case 'percent':
      return isWhole(give.percent, 0, 100) && isWhole(give.most ?? 0, 0);
    case 'amount':
      return isWhole(give.amount, 0);
    case 'cheapest':
      return isWhole(give.of, 1);
    case 'freight':
      return true;
  }
}

/**
 * Refuses what cannot be counted exactly.
 * @throws {RangeError} names what is wrong, for operators
 */
export function checkAmounts({ lines, freight, promotions, coupon, vatRate }: BasketToPrice): void {
  if (new Set(lines.map(({ variantId }) => variantId)).size < lines.length) {
    throw new RangeError('two lines have the same variant');
  }
  let sum = freight;
  for (const { variantId, count, price, insurance } of lines) {
    sum += (price + insurance) * count;
    if (isWhole(count, 1) && isWhole(price, 0) && isWhole(insurance, 0)) continue;
    throw new RangeError(`the line of variant ${variantId} has an impossible amount`);
  }
  if (!isWhole(freight, 0) || !isWhole(sum, 0)) throw new RangeError('the sum is not exact');
  if (!isWhole(vatRate, 0, 100)) throw new RangeError('the rate of VAT is not a percentage');
  const wrong = [...promotions, ...(coupon === null ? [] : [coupon])].find((one) => !isGiven(one));
  if (wrong) throw new RangeError(`promotion ${wrong.id} gives an impossible amount`);
}
