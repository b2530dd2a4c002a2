import type { ListMovementsAnswer, ListMovementsBody } from '#lib/contract/goods-grid.ts';
import type { Db } from '#server/db/database.ts';
import { type movementReasons, stockMovement } from '#server/db/schema/goods.ts';
import { readMovements } from '#server/modules/stock-movement/queries.ts';

export type MovementReason = (typeof movementReasons)[number];

/** A changed stock of a variant. */
export interface Movement {
  readonly variantId: number;
  readonly change: number;
  /** The stock afterwards. */
  readonly stock: number;
}

interface Cause {
  readonly reason: MovementReason;
  readonly orderId?: number;
  /** The administrator who did it. */
  readonly staffId?: number;
}

/** Most rows of one statement. */
const most = 1_000;

/** Records changed stocks in the transaction that changed them; changes of 0 are left out. */
export async function recordMovements(
  tx: Db,
  movements: readonly Movement[],
  cause: Cause,
): Promise<void> {
  const moved = movements.filter(({ change }) => change !== 0);
  for (let at = 0; at < moved.length; at += most) {
    // oxlint-disable-next-line no-await-in-loop -- A transaction runs one statement at a time.
    await tx
      .insert(stockMovement)
      .values(moved.slice(at, at + most).map((each) => ({ ...each, ...cause })));
  }
}

/** A page of movements, the newest first. */
export async function listMovements(db: Db, body: ListMovementsBody): Promise<ListMovementsAnswer> {
  const found = await readMovements(db, { ...body, limit: body.limit + 1 });
  const items = found.slice(0, body.limit);
  return { items, next: found.length > body.limit ? (items.at(-1)?.id ?? null) : null };
}
