/** Gateways count rial, the shop toman. Nothing else converts between the two. */

const rialInToman = 10;

/**
 * Toman as the wire's unit counts it.
 * @throws {RangeError} unless both are positive safe integers
 */
export function toWire(toman: number, unit: 'rial' | 'toman'): number {
  const sent = unit === 'rial' ? toman * rialInToman : toman;
  if (!Number.isSafeInteger(toman) || toman <= 0 || !Number.isSafeInteger(sent)) {
    throw new RangeError('An amount must be a positive safe integer.');
  }
  return sent;
}

/** As `toWire`, for the parts of a cart, which may be 0. */
export const partToWire = (toman: number, unit: 'rial' | 'toman'): number =>
  toman === 0 ? 0 : toWire(toman, unit);

/** An amount of the wire in toman; null when it is not a whole, safe number of toman. */
export function fromWire(amount: number, unit: 'rial' | 'toman'): number | null {
  const toman = unit === 'rial' ? amount / rialInToman : amount;
  return Number.isSafeInteger(amount) && Number.isSafeInteger(toman) ? toman : null;
}
