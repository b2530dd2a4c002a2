import type { AdminOrderAnswer, LabelsAnswer } from '#lib/contract/admin-order.ts';
import {
  type AdminOrdersAnswer,
  type GetOrdersBody,
  getOrdersBody,
  type ListedOrder,
  type OrderCountsAnswer,
  ordersPageSize,
} from '#lib/contract/admin-orders.ts';
import { type RefundsAnswer, refundPageSize } from '#lib/contract/admin-refund.ts';
import { mobile } from '#lib/contract/mobile.ts';
import { toLatinDigits } from '#lib/text/digits.ts';
import { normalisePersian, onOneLine } from '#lib/text/persian.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { GatewayShelf } from '#server/gateways/shelf.ts';
import { readLabels } from '#server/modules/order-staff/label-queries.ts';
import { type Sought, countStates, listOrders } from '#server/modules/order-staff/list-queries.ts';
import { readManualRefunds } from '#server/modules/order-staff/refund-queries.ts';
import { readStaffPart } from '#server/modules/order-staff/read-queries.ts';
import { orderStaffTexts } from '#server/modules/order-staff/texts.ts';
import type { ReadService } from '#server/modules/order/read-service.ts';
import type { RefundService } from '#server/modules/payment/refund-service.ts';

/** Labels that are offered. */
const mostListedLabels = 50;

interface Needs {
  readonly database: Database;
  readonly orders: Pick<ReadService, 'detailForStaff'>;
  readonly refunds: Pick<RefundService, 'accountOf'>;
  readonly gateways: Pick<GatewayShelf, 'of'>;
}

/** Orders as administrators see them. */
export function createStaffReadService({ database, orders, refunds, gateways }: Needs) {
  async function list(body: GetOrdersBody): Promise<AdminOrdersAnswer> {
    const wanted = { ...body, label: body.label && onOneLine(body.label) };
    const found = await listOrders(database.db, wanted, soughtBy(body.q));
    const items = found.slice(0, ordersPageSize);
    return { items, next: found.length > items.length ? (items.at(-1)?.id ?? null) : null };
  }

  /** Those of a number or a mobile number. No index knows parcel codes and parts of names: the list finds them. */
  async function find(typed: string, most: number): Promise<ListedOrder[]> {
    const sought = soughtBy(typed);
    if (sought.kind !== 'number' && sought.kind !== 'mobile') return [];
    return listOrders(database.db, getOrdersBody.parse({}), sought, most);
  }

  async function count(): Promise<OrderCountsAnswer> {
    const counts = { ...none };
    for (const found of await countStates(database.db)) counts[found.state] = found.count;
    return { counts };
  }

  async function labels(): Promise<LabelsAnswer> {
    const found = await readLabels(database.db, mostListedLabels);
    return { items: found.map(({ title }) => title) };
  }

  /** @throws {ShopError} 404 for an unknown order */
  async function detail(number: number): Promise<AdminOrderAnswer> {
    // First, with its version: a change meanwhile makes the answer old, never wrongly new.
    const [part] = await database.run(readStaffPart, [number]);
    if (!part) throw new ShopError(404, 'ORDER_NOT_FOUND', orderStaffTexts.unknown);
    const { id, ...staffs } = part;
    const shown = await orders.detailForStaff(number);
    const attempts = staffs.attempts.map(({ keyId, ...attempt }) => ({
      ...attempt,
      isTest: gateways.of({ gateway: attempt.gateway, keyId })?.isTest ?? false,
    }));
    return { ...shown, ...staffs, attempts, ...(await refunds.accountOf(id)) };
  }

  /** Refunds that staff must pay. @param after id of the last one of the page before */
  async function manualRefunds(after: number | null): Promise<RefundsAnswer> {
    const found = await database.run(readManualRefunds, [after ?? 0, refundPageSize + 1]);
    const items = found.slice(0, refundPageSize);
    return { items, next: found.length > items.length ? (items.at(-1)?.id ?? null) : null };
  }

  return { list, find, count, labels, detail, manualRefunds };
}
export type StaffReadService = ReturnType<typeof createStaffReadService>;

const none: OrderCountsAnswer['counts'] = {
  waiting: 0,
  unpaid: 0,
  paid: 0,
  packing: 0,
  sent: 0,
  delivered: 0,
  returned: 0,
  cancelled: 0,
};

/** As `sendOrderBody` keeps them: with a digit, and longer than an order's number or partly of letters. */
const parcelCode = /^(?=.*\d)[\p{L}\p{N}/_-]{4,64}$/u;

/** Order numbers have no leading zero; mobile numbers are longer, or begin with 0 or +. */
function soughtBy(typed: string): Sought {
  const written = toLatinDigits(typed.trim());
  if (written === '') return { kind: 'all' };
  if (/^[1-9]\d{0,8}$/.test(written)) return { kind: 'number', number: Number(written) };
  const read = mobile.safeParse(written);
  if (read.success) return { kind: 'mobile', mobile: read.data };
  if (parcelCode.test(written)) return { kind: 'code', code: written };
  const name = normalisePersian(typed).trim();
  return /\p{L}{2}/u.test(name) ? { kind: 'name', name } : { kind: 'nothing' };
}
