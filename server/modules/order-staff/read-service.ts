import {
  type AdminOrderAnswer,
  type AdminOrdersAnswer,
  type GetOrdersBody,
  adminPageSize,
} from '#lib/contract/admin-order.ts';
import { mobile } from '#lib/contract/mobile.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import {
  type Sought,
  countMatching,
  countStates,
  listOrders,
} from '#server/modules/order-staff/list-queries.ts';
import { readStaffPart } from '#server/modules/order-staff/read-queries.ts';
import { orderStaffTexts } from '#server/modules/order-staff/texts.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { RefundService } from '#server/modules/payment/refund-service.ts';

interface Needs {
  readonly database: Database;
  readonly orders: Pick<ReadService, 'detailForStaff'>;
  readonly refunds: Pick<RefundService, 'accountOf'>;
}

/** Orders as administrators see them. */
export function createStaffReadService({ database, orders, refunds }: Needs) {
  /** A page past the last is empty. */
  async function list(body: GetOrdersBody): Promise<AdminOrdersAnswer> {
    const sought = soughtBy(body.q);
    const { db } = database;
    const counts = { ...none };
    for (const { state, count } of await countStates(db)) counts[state] = count;
    const total = await countMatching(db, body, sought);
    const items = await listOrders(db, body, sought);
    return { items, counts, total, page: body.page, pageCount: Math.ceil(total / adminPageSize) };
  }

  /** @throws {ShopError} 404 for an unknown order */
  async function detail(number: number): Promise<AdminOrderAnswer> {
    // First, with its version: a change meanwhile makes the answer old, never wrongly new.
    const [part] = await database.run(readStaffPart, [number]);
    if (!part) throw new ShopError(404, 'ORDER_NOT_FOUND', orderStaffTexts.unknown);
    const { id, ...staffs } = part;
    const shown = await orders.detailForStaff(number);
    return { ...shown, ...staffs, ...(await refunds.accountOf(id)) };
  }

  return { list, detail };
}
export type StaffReadService = ReturnType<typeof createStaffReadService>;

const none: AdminOrdersAnswer['counts'] = {
  waiting: 0,
  unpaid: 0,
  paid: 0,
  packing: 0,
  sent: 0,
  delivered: 0,
  returned: 0,
  cancelled: 0,
};

/** Order numbers have no leading zero; mobile numbers are longer, or begin with 0 or +. */
function soughtBy(typed: string): Sought {
  const written = toLatinDigits(typed.trim());
  if (written === '') return { kind: 'all' };
  if (/^[1-9]\d{0,8}$/.test(written)) return { kind: 'number', number: Number(written) };
  const read = mobile.safeParse(written);
  return read.success ? { kind: 'mobile', mobile: read.data } : { kind: 'nothing' };
}
