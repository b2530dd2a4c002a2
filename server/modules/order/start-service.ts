import { createHash } from 'node:crypto';
import { type OrderStatus, orderErrors, orderStatuses } from '#lib/contract/codes.ts';
import type { StartOrderBody } from '#lib/contract/order.ts';
import { memberBasket } from '#server/basket-owner.ts';
import type { Database, Db } from '#server/db/database.ts';
import { afterCommit } from '#server/db/transaction.ts';
import { ShopError, conflict } from '#server/errors.ts';
import type { ShopEvents } from '#server/events.ts';
import type { BasketService } from '#server/modules/basket/service.ts';
import { sessionEnded } from '#server/modules/member-session/service.ts';
import { useCoupon } from '#server/modules/order/coupon-use-service.ts';
import { type OrderRow, takeSlot } from '#server/modules/order/order-queries.ts';
import { companyOf } from '#server/modules/order/company.ts';
import { type Asked, linesOf, rowOf } from '#server/modules/order/order-row.ts';
import { choiceOf } from '#server/modules/order/choice.ts';
import type { Quote } from '#server/modules/order/quote-types.ts';
import type { QuoteService } from '#server/modules/order/quote-service.ts';
import {
  type EarlierOrder,
  findEarlier,
  holdUnblocked,
  insertOrder,
} from '#server/modules/order/start-queries.ts';
import type { StateService } from '#server/modules/order/state-service.ts';
import type { StockService } from '#server/modules/order/stock-service.ts';
import { orderTexts } from '#server/modules/order/texts.ts';
import type { Way } from '#server/modules/order/payment-ways.ts';

/** An order that was started, now or by an earlier request with the same key. */
export interface Started {
  readonly id: number;
  readonly number: number;
  readonly status: OrderStatus;
  readonly payment: string;
  /** Whether this request made it. */
  readonly isNew: boolean;
}

/** A new order whose pieces are not held yet. */
export type MadeOrder = Pick<OrderRow, 'id' | 'number' | 'payment' | 'total'>;

/** What else belongs to a start. From the moment its pieces are held others wait for its commit. */
type BeforeHolding = (tx: Db, order: MadeOrder) => Promise<void>;

interface Needs {
  readonly database: Database;
  readonly events: ShopEvents;
  readonly basket: Pick<BasketService, 'lock' | 'freezeLocked' | 'empty'>;
  readonly quotes: QuoteService;
  readonly stock: StockService;
  readonly states: StateService;
}

/** A quote without problems. */
interface Agreed {
  readonly quote: Quote;
  readonly way: Way;
}

export function createStartService({ database, events, basket, quotes, stock, states }: Needs) {
  /**
   * Makes an order of a member's basket, holds its pieces, and freezes the basket until it is paid. With the
   * key and body of an earlier order it resolves to that one.
   * @throws {ShopError} 409 ORDER_OPEN, OUT_OF_STOCK, BASKET_CHANGED, COUPON_REFUSED, SLOT_FULL or TOO_MANY_UNPAID; 422 for a
   * key that came with another body, for an incomplete choice, and for a wrong buyer; 429 after too many orders; 401 for a
   * member who was blocked since the call began
   */
  async function start(
    memberId: number,
    body: StartOrderBody,
    joined?: Db,
    beforeHolding?: BeforeHolding,
  ): Promise<Started> {
    const hash = hashOf(body);
    return database.transaction(async (tx) => {
      const basketId = await basket.lock(memberBasket(memberId), tx);
      if (!(await holdUnblocked(tx, memberId))) throw sessionEnded();
      // After the lock: the same request may have been waiting for the same basket.
      const earlier = await findEarlier(tx, memberId, body.StartKey, basketId);
      if (earlier) return repeated(earlier, hash);
      const Buyer = companyOf(body);
      const quote = await quotes.quote(memberId, choiceOf(body), tx);
      const agreed = agreedOn(quote, body.QuoteKey);
      const asked = { memberId, basketId, body: { ...body, Buyer }, hash, beforeHolding };
      return write(tx, agreed, asked);
    }, joined);
  }

  async function write(
    tx: Db,
    agreed: Agreed,
    { beforeHolding, ...asked }: Asked & { readonly beforeHolding: BeforeHolding | undefined },
  ): Promise<Started> {
    const { memberId } = asked;
    const { quote, way } = agreed;
    const isFrozen = way.kind === 'gateway';
    const row = rowOf(quote, way, { ...asked, basketId: isFrozen ? asked.basketId : null });
    const made = await insertOrder(tx, row, linesOf(quote));
    const news = { memberId, number: made.number, status: row.status, delivery: '', version: 1 };
    afterCommit(tx, () => events.emit('orderMade', news));
    const owner = memberBasket(memberId);
    if (isFrozen) await basket.freezeLocked(owner, quote.basket, tx);
    else await basket.empty(owner, tx);
    const { total } = quote.priced;
    await beforeHolding?.(tx, { ...made, payment: way.name, total });
    const pieces = quote.priced.lines
      .map(({ variantId, count }) => ({ variantId, count }))
      .toSorted((a, b) => a.variantId - b.variantId);
    const missing = await stock.hold(tx, made.id, pieces);
    if (missing.length > 0) throw conflict(orderErrors.outOfStock, orderTexts.outOfStock(missing));
    await claim(tx, quote, { orderId: made.id, memberId });
    const started = { ...made, payment: way.name, isNew: true };
    if (total > 0) return { ...started, status: orderStatuses.waiting };
    const order = await states.lock(tx, made.id);
    if (order) await payNothing(tx, order);
    return { ...started, status: orderStatuses.paid };
  }

  const payNothing = (tx: Db, order: OrderRow) =>
    states.markPaid(tx, order, { by: 'shopper', reason: 'nothing to pay' });

  return { start };
}
export type StartService = ReturnType<typeof createStartService>;

/** The coupon's use and the place in the slot. */
async function claim(
  tx: Db,
  { coupon, method, slot }: Quote,
  of: { orderId: number; memberId: number },
): Promise<void> {
  if (slot !== null && method !== null && !(await takeSlot(tx, slot.id, method.id))) {
    throw conflict(orderErrors.slotFull, orderTexts.slotFull);
  }
  if (coupon.id !== null && !(await useCoupon(tx, coupon.id, of))) {
    throw conflict(orderErrors.couponRefused, orderTexts.coupon({ kind: 'used' }));
  }
}

function hashOf(body: StartOrderBody): string {
  const { StartKey: _startKey, ...rest } = body;
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(rest).toSorted()))
    .digest('hex');
}

/** @throws {ShopError} 422 when the key came with another body, 409 while the basket is frozen for another order */
function repeated({ startHash, isSame, ...order }: EarlierOrder, hash: string): Started {
  if (!isSame) {
    throw new ShopError(409, orderErrors.open, orderTexts.open(order.number), {
      fields: { number: String(order.number) },
    });
  }
  if (startHash !== hash) throw new ShopError(422, orderErrors.startKeyUsed, orderTexts.otherBody);
  return { ...order, isNew: false };
}

/** @throws {ShopError} for the first problem; 422 with all fields when the choice is incomplete; 429 */
function agreedOn(quote: Quote, seen: string | undefined): Agreed {
  const { problems, way } = quote;
  const incomplete = problems.filter(({ code }) => code === 'INVALID');
  const first = problems.find(({ code }) => code !== 'INVALID');
  if (first) throw conflict(first.code, first.message);
  if (incomplete.length > 0 || way === null) {
    const fields = Object.fromEntries(
      incomplete.map(({ field, message }) => [field ?? '', message]),
    );
    throw new ShopError(422, 'INVALID', orderTexts.invalid, { fields });
  }
  if (seen !== undefined && seen !== quote.key) {
    throw conflict(orderErrors.basketChanged, orderTexts.totalChanged);
  }
  if (quote.startsIn > 0) {
    throw new ShopError(429, orderErrors.tooManyStarts, orderTexts.tooManyStarts, {
      retryAfter: quote.startsIn,
    });
  }
  return { quote, way };
}
