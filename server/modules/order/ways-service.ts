import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GatewayOffer } from '#lib/contract/order.ts';
import { type Database, type Db, rows } from '#server/db/database.ts';
import type { Lending } from '#server/modules/order/lending.ts';
import type { GatewayChoice, GatewayChoices } from '#server/modules/order/payment-ways.ts';

interface Payable {
  readonly number: number;
  /** Toman. */
  readonly total: number;
  /** The payment it was made for. */
  readonly payment: string;
}

interface Needs {
  readonly database: Database;
  readonly gateways: Pick<GatewayChoices, 'offered'>;
  readonly lending: Lending;
}

/** By which gateways open orders can be paid. */
export function createWaysService({ database, gateways, lending }: Needs) {
  const takes = async ({ name, kind }: GatewayChoice, total: number): Promise<boolean> =>
    kind !== 'instalments' || (await lending(name, total))?.isEligible !== false;

  /**
   * The gateways that take an order's total at its price, its own first. A lender that does not say in time what it
   * lends is among them.
   */
  async function waysOf(order: Payable): Promise<GatewayOffer[]> {
    const isPricedFor = await pricedFor(database.db, order);
    const fitting = gateways
      .offered()
      .filter(({ name, minimum }) => order.total >= minimum && isPricedFor(name));
    const taken = await Promise.all(fitting.map((each) => takes(each, order.total)));
    return fitting
      .filter((_each, at) => taken[at])
      .map(({ name, title, kind }) => ({ name, title, isLent: kind === 'instalments' }))
      .toSorted(
        (one, other) => Number(other.name === order.payment) - Number(one.name === order.payment),
      );
  }

  return { waysOf };
}
export type WaysService = ReturnType<typeof createWaysService>;

/** Says of a payment whether the order costs the same with it: no promotion that reduced the order is for others. */
export async function pricedFor(
  db: Db,
  { number, payment: own }: Omit<Payable, 'total'>,
): Promise<(payment: string) => boolean> {
  const conditions = await rows(
    db,
    sql`select p.rule -> 'when' -> 'payments' as payments from shop_order o
      cross join jsonb_array_elements(o.reductions) r
      join promotion p on p.id = (r ->> 'id')::int
      where o.number = ${number} and jsonb_array_length(coalesce(p.rule -> 'when' -> 'payments', '[]')) > 0`,
    z.object({ payments: z.array(z.string()) }),
  );
  return (payment) =>
    payment === own || conditions.every(({ payments }) => payments.includes(payment));
}
