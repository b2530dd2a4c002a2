import type { Database, Db } from '#server/db/database.ts';
import { ShopError, conflict } from '#server/errors.ts';
import { clearOrder, findClearable } from '#server/modules/order/clear-queries.ts';
import { findOrder } from '#server/modules/order/order-queries.ts';
import type { StateService } from '#server/modules/order/state-service.ts';
import { orderTexts } from '#server/modules/order/texts.ts';

interface Needs {
  readonly database: Database;
  readonly states: Pick<StateService, 'lock' | 'note'>;
}

/** Removes personal data of finished orders at their member's request. */
export function createClearService({ database, states }: Needs) {
  /** @returns false when the order cannot be cleared, or is already */
  async function clear(tx: Db, id: number): Promise<boolean> {
    const order = await states.lock(tx, id);
    if (order === null || !(await clearOrder(tx, id))) return false;
    await states.note(tx, order, { by: 'shopper', reason: 'personal data removed' });
    return true;
  }

  /**
   * Removes the personal data of an order.
   * @throws {ShopError} 404 for another member's order, 409 while the shop may still need them
   */
  async function clearOne(memberId: number, number: number, joined?: Db): Promise<void> {
    await database.transaction(async (tx) => {
      const id = await findOrder(tx, memberId, number);
      if (id === null) throw new ShopError(404, 'ORDER_NOT_FOUND', orderTexts.unknown);
      if (!(await clear(tx, id))) {
        throw conflict('ORDER_NOT_CLEARABLE', orderTexts.notCleared);
      }
    }, joined);
  }

  /** The same for all orders of a member that allow it; resolves to their number. */
  async function clearAll(memberId: number): Promise<number> {
    let cleared = 0;
    for (const id of await findClearable(database.db, memberId)) {
      // One after the other: each is a transaction of its own, which locks one order.
      // oxlint-disable-next-line no-await-in-loop
      if (await database.transaction((tx) => clear(tx, id))) cleared += 1;
    }
    return cleared;
  }

  return { clearOne, clearAll };
}
export type ClearService = ReturnType<typeof createClearService>;
