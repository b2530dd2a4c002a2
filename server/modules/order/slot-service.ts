import type { Db } from '#server/db/database.ts';
import { openSlots } from '#server/modules/order/slot-queries.ts';

/** Opens the slots of the coming days by the schedules, in the transaction that changed one. */
export async function openDeliverySlots(tx: Db): Promise<void> {
  await openSlots(tx);
}
