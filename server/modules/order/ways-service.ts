import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { GatewayOffer } from '#lib/contract/order.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Gateway } from '#server/gateways/gateway.ts';

interface Payable {
  readonly number: number;
  /** Toman. */
  readonly total: number;
  /** The payment it was made for. */
  readonly payment: string;
}

/** By which gateways an order can be paid at its total, its own first. */
export async function waysOf(
  db: Db,
  gateways: readonly Pick<Gateway, 'name' | 'title' | 'kind' | 'minimum'>[],
  order: Payable,
): Promise<GatewayOffer[]> {
  const isPricedFor = await pricedFor(db, order);
  return gateways
    .filter(({ name, minimum }) => order.total >= minimum && isPricedFor(name))
    .map(({ name, title, kind }) => ({ name, title, isLent: kind === 'instalments' }))
    .toSorted(
      (one, other) => Number(other.name === order.payment) - Number(one.name === order.payment),
    );
}

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
