import type { z } from 'zod';
import { trackingUrl } from '#lib/contract/carriers.ts';
import { cardToCard, deliveryStates, onDelivery, orderStatuses } from '#lib/contract/codes.ts';
import {
  type OrderAnswer,
  type OrderListAnswer,
  type TransferReceipt,
  type orderListBody,
  orderPageSize,
} from '#lib/contract/member-order.ts';
import { returnEnd } from '#lib/rules/returns.ts';
import type { Database } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import { type GatewayChoices, paymentWays } from '#server/modules/order/payment-ways.ts';
import {
  type Detail,
  type Standing,
  countOrders,
  readAnyDetail,
  readDetail,
  readPage,
} from '#server/modules/order/read-queries.ts';
import { returnsOf } from '#server/modules/order/return-facts-service.ts';
import { awaitsPayment } from '#server/modules/order/state-service.ts';
import {
  type SellingSettings,
  leastReturnDays,
  sellingSettings,
} from '#server/modules/order/stored.ts';
import { orderTexts } from '#server/modules/order/texts.ts';
import type { WaysService } from '#server/modules/order/ways-service.ts';

interface Needs {
  readonly database: Database;
  readonly gateways: GatewayChoices;
  readonly ways: WaysService;
}

/** A member's own orders, as they were bought. */
export function createReadService({ database, gateways, ways }: Needs) {
  /** A page past the last is empty. */
  async function list(
    memberId: number,
    { page, group }: z.output<typeof orderListBody>,
  ): Promise<OrderListAnswer> {
    const counts = { all: 0, open: 0, delivered: 0, returned: 0, cancelled: 0 };
    for (const found of await database.run(countOrders, [memberId])) {
      counts[found.group] = found.count;
      counts.all += found.count;
    }
    const before = (page - 1) * orderPageSize;
    const items = await database.run(readPage, [memberId, group, orderPageSize, before]);
    return {
      items: items.map(
        ({ payment, isExpired, isVerifying, deliveredAt, returnDays, ...shown }) => ({
          ...shown,
          canPay: canPay({ status: shown.status, payment, isExpired, isVerifying }),
          returnUntil: returnUntil(deliveredAt, returnDays ?? leastReturnDays),
        }),
      ),
      counts,
      page,
      pageCount: Math.ceil(counts[group] / orderPageSize),
    };
  }

  /** @throws {ShopError} 404 for an unknown order, and another member's */
  async function detail(memberId: number, number: number): Promise<OrderAnswer> {
    return answerOf(await database.run(readDetail, [memberId, number]));
  }

  /**
   * Anybody's order, for staff.
   * @throws {ShopError} 404 for an unknown order
   */
  async function detailForStaff(number: number): Promise<OrderAnswer> {
    return answerOf(await database.run(readAnyDetail, [number]));
  }

  async function answerOf([found]: readonly Detail[]): Promise<OrderAnswer> {
    if (!found) throw new ShopError(404, 'ORDER_NOT_FOUND', orderTexts.unknown);
    const { invoice } = found;
    const selling = sellingSettings.parse(found.selling ?? {});
    return {
      ...shownOf(found),
      payment: paymentOf(found, selling),
      invoice: invoice && { ...invoice, seller: selling.seller },
      canPay: canPay(found),
      ways: canPay(found) ? await ways.waysOf(found) : [],
      canCancel: canCancel(found),
      ...returnsOf({ ...found, freight: found.totals.freight }, selling),
      hasInvoice: hasInvoice(found),
    };
  }

  function paymentOf(of: Detail, selling: SellingSettings): OrderAnswer['payment'] {
    const { payment: name, status, reference, trace, maskedCard, receipt } = of;
    const way = paymentWays(gateways.known(), selling).find((each) => each.name === name);
    const isAwaited = name === cardToCard && status === orderStatuses.waiting;
    return {
      name,
      title: way?.title ?? titleWithoutWay(name),
      isLent: way?.isLent ?? false,
      reference,
      trace,
      maskedCard,
      receiptWaits: receipt?.state === 'waiting',
      transfer: isAwaited && selling.cardToCard ? transferTo(selling.cardToCard, receipt) : null,
    };
  }

  return { list, detail, detailForStaff };
}
export type ReadService = ReturnType<typeof createReadService>;

/** What is shown as it was read. */
function shownOf({ number, status, delivery, total, version, note, address, ...found }: Detail) {
  const { createdAt, paidAt, expiresAt, deliveryMethod, totals, lines, events } = found;
  const { refunds, buyer, canClear, clearedAt, freightKept } = found;
  const order = { number, status, delivery, total, version, note, address, lines, totals };
  const parcel = found.parcel && {
    ...found.parcel,
    url: trackingUrl(found.parcel.carrier, found.parcel.code),
  };
  const times = { createdAt, paidAt, expiresAt, clearedAt };
  const rest = { deliveryMethod, events, buyer, canClear, freightKept };
  return { ...order, ...times, ...rest, parcel, refunds };
}

/** Whether its shopper can be sent to a gateway for it. Not while a payment may just have been made. */
const canPay = ({ payment, isExpired, isVerifying, ...order }: Standing): boolean =>
  awaitsPayment(order) &&
  payment !== onDelivery &&
  payment !== cardToCard &&
  !isExpired &&
  !isVerifying;

/** Until when a return can be asked for; null once it is too late. @param deliveredAt null where none can be */
function returnUntil(deliveredAt: string | null, days: number): string | null {
  if (deliveredAt === null) return null;
  const end = returnEnd(deliveredAt, days);
  return end.getTime() >= Date.now() ? end.toISOString() : null;
}

/** Whether its shopper can cancel it: until the shop packs it, and not while a payment may just have been made. */
const canCancel = ({ isVerifying, ...order }: Standing): boolean =>
  (awaitsPayment(order) || order.status === orderStatuses.paid) && !isVerifying;

/** As the series counts (`server/modules/invoice`): once the money has arrived. */
const hasInvoice = ({ status, delivery, paidAt, invoice }: Detail): boolean =>
  invoice !== null ||
  ((status === orderStatuses.paid || status === orderStatuses.preparing) &&
    (paidAt !== null || delivery === deliveryStates.delivered));

/** Titles of what the shop no longer offers. */
function titleWithoutWay(name: string): string {
  if (name === onDelivery) return orderTexts.onDelivery;
  return name === cardToCard ? orderTexts.cardToCard : name;
}

const transferTo = (
  { card, owner }: { card: string; owner: string },
  receipt: TransferReceipt | null,
) => ({ card, owner, hasReceipt: receipt?.state === 'waiting', receipt });
