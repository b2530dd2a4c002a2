import type { ListedOrder } from '#lib/contract/admin-orders.ts';
import type { CarrierName } from '#lib/contract/carriers.ts';
import { call, CallError } from '#panel/client.ts';
import { ordersChanged } from '#panel/orders/calls.ts';
import { texts } from '#panel/texts.ts';

/** Why an order of several was not changed, by its number. */
export type Refusals = ReadonlyMap<number, string>;

/** One after the other: each is a change of its own, and one that is refused holds up no other. */
async function each(
  orders: readonly ListedOrder[],
  change: (order: ListedOrder) => Promise<unknown>,
): Promise<Refusals> {
  const refusals = new Map<number, string>();
  for (const order of orders) {
    try {
      // oxlint-disable-next-line no-await-in-loop
      await change(order);
    } catch (error) {
      const reason = error instanceof CallError ? error.message : texts.failed.unknown;
      refusals.set(order.number, reason);
    }
  }
  await ordersChanged();
  return refusals;
}

const known = ({ number, version }: ListedOrder) => ({ number, version });

export const prepareMany = (orders: readonly ListedOrder[]): Promise<Refusals> =>
  each(orders, (order) => call('Start-Preparing', known(order)));

export const sendMany = (
  orders: readonly ListedOrder[],
  carrier: CarrierName,
  codes: ReadonlyMap<number, string>,
): Promise<Refusals> =>
  each(orders, (order) =>
    call('Send', { ...known(order), carrier, code: codes.get(order.number) ?? '' }),
  );
