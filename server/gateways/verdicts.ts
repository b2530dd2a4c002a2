import { fromWire, toWire } from '#server/gateways/money.ts';
import type { Attempt, Money, Paid, Raw, Unpaid } from '#server/gateways/gateway.ts';

export const unpaidBecause = (
  why: Unpaid['why'],
  said: string,
  raw: Raw,
  captured: Money | null = null,
): Unpaid => ({ kind: 'unpaid', why, said, captured, raw });

/**
 * The verdict on money that a gateway has confirmed and counted, in rial. Any other amount than the attempt's is money
 * that pays nothing and must go back.
 */
export function countedInRial(
  name: string,
  kind: Paid['kind'],
  attempt: Attempt,
  counted: Money & { amount: number },
): Paid | Unpaid {
  const money = { ...counted, amount: fromWire(counted.amount, 'rial') };
  if (counted.amount === toWire(attempt.amount, 'rial')) return { kind, ...money };
  const message = `${name}: ${counted.raw.call} names another amount`;
  return unpaidBecause('amount', message, counted.raw, money);
}
