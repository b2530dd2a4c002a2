import type { Database, Db } from '#server/db/database.ts';
import { ShopError, conflict } from '#server/errors.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import {
  type ListedStray,
  countStrays,
  listStrays,
  lockStray,
  settleStray,
} from '#server/modules/payment/stray-desk-queries.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';
import { refuseStale } from '#server/staff-log.ts';

/** A stray as staff read it. */
interface Read {
  readonly attemptId: number;
  readonly version: number;
}

interface Settled {
  readonly before: ListedStray;
  readonly after: ListedStray;
}

/** What staff see of money that pays no order, and do with it. */
export function createStrayDesk(database: Database, gateways: Pick<GatewayShelf, 'knownAs'>) {
  /** A page past the last is empty. */
  async function list(page: number, pageSize: number, isOpen: boolean) {
    const count = await countStrays(database.db, isOpen);
    const wanted = { isOpen, limit: pageSize, offset: (page - 1) * pageSize };
    const items = await listStrays(database.db, wanted);
    return { items, page, pageCount: Math.ceil(count / pageSize) };
  }

  /**
   * Records what was done with it, or has its gateway asked again to give it back.
   * @param settlement null: the gateway is asked
   * @throws {ShopError} 404 for an unknown one; 409 when it has changed since it was read or is settled, while its gateway
   * is asked or may have given it back without saying so, and where the gateway cannot give it back
   */
  async function settle(
    tx: Db,
    { attemptId, version }: Read,
    settlement: string | null,
  ): Promise<Settled> {
    const before = await locked(tx, attemptId);
    refuseStale(version, before.version);
    if (before.settledAt !== null) throw conflict('STRAY_SETTLED', paymentTexts.straySettled);
    if (before.dueAt !== null) throw conflict('STRAY_ASKED', paymentTexts.strayAsked);
    if (settlement === null && !gateways.knownAs(before.gateway)?.reverse) {
      throw conflict('STRAY_STAYS', paymentTexts.strayStays);
    }
    await settleStray(tx, attemptId, settlement);
    return { before, after: await locked(tx, attemptId) };
  }

  return { list, settle };
}
export type StrayDesk = ReturnType<typeof createStrayDesk>;

async function locked(tx: Db, attemptId: number) {
  const found = await lockStray(tx, attemptId);
  if (!found) throw new ShopError(404, 'STRAY_NOT_FOUND', paymentTexts.unknownPayment);
  return found;
}
