import { type OrderStatus, orderStatuses } from '#lib/contract/codes.ts';
import type { StartOrderBody } from '#lib/contract/order.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError } from '#server/errors.ts';
import type { Begun, Gateway } from '#server/gateways/gateway.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import type { MadeOrder, StartService, Started } from '#server/modules/order/start-service.ts';
import type { OrderRow, StateService } from '#server/modules/order/state-service.ts';
import { isPricedFor } from '#server/modules/payment/cart-queries.ts';
import {
  type AttemptRow,
  type NewAttempt,
  changeAttempt,
  insertAttempt,
  openAttempt,
  storeBegun,
} from '#server/modules/payment/attempt-queries.ts';
import { lookEvery } from '#server/modules/payment/backoff.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';

const { waiting, atGateway, unpaid } = orderStatuses;

/** Attempts to pay one order. */
const mostAttempts = 10;

interface Needs {
  readonly database: Database;
  readonly gateways: ReadonlyMap<string, Gateway>;
  readonly states: StateService;
  readonly orders: Pick<StartService, 'start'>;
  readonly logger: JobLogger;
  /** Base of the callback's address, without a trailing slash. */
  readonly siteUrl: string;
}

/** Where the shopper goes to pay, an absolute address; null when the gateway gave no way. */
export interface Departure {
  readonly url: string | null;
  readonly status: OrderStatus;
}

interface Made extends NewAttempt {
  readonly order: MadeOrder;
}

/** Sends shoppers to gateways. No transaction is open while a gateway is asked. */
export function createPayService({ database, gateways, states, orders, logger, siteUrl }: Needs) {
  /**
   * Makes an order of a member's basket, with its first attempt, and sends its shopper to the gateway.
   * @returns the order, and the departure if it is paid at a gateway
   * @throws {ShopError} see `start` of orders and `depart`
   */
  async function startOrder(
    memberId: number,
    body: StartOrderBody,
  ): Promise<{ readonly order: Started; readonly departure: Departure | null }> {
    const made: Made[] = [];
    const order = await orders.start(memberId, body, undefined, async (tx, started) => {
      const gateway = gateways.get(started.payment);
      if (gateway && started.total > 0) made.push(await makeAttempt(tx, started, gateway));
    });
    const [first] = made;
    if (first) return { order, departure: await go(first, gatewayOf(order.payment)) };
    const isDue = order.status === waiting || order.status === atGateway;
    // Started before, by a request that may not have got an answer.
    const departs = isDue && gateways.has(order.payment);
    return { order, departure: departs ? await depart(order.id) : null };
  }

  /**
   * Opens an attempt for an order that awaits its payment. An order whose shopper is at the gateway already
   * gets the same way again.
   * @param gatewayName absent: the order's own
   * @throws {ShopError} 404 for an unknown order, 409 when it cannot be paid now
   */
  async function depart(orderId: number, gatewayName?: string): Promise<Departure> {
    const made = await database.transaction((tx) => open(tx, orderId, gatewayName));
    if ('state' in made) return { url: urlOf(made), status: atGateway };
    return go(made, gatewayOf(gatewayName ?? made.order.payment));
  }

  async function go(made: Made, gateway: Gateway): Promise<Departure> {
    const begun = await gateway.begin({
      amount: made.order.total,
      merchantRef: made.merchantRef,
      callbackUrl: `${siteUrl}/api/order/callback/${gateway.name}?a=${made.token}`,
      description: paymentTexts.description(made.order.number),
      mobile: made.mobile,
      cart: made.cart,
    });
    return database.transaction((tx) => store(tx, made, begun, gateway));
  }

  /** @returns the new attempt, or the one that is at the gateway already */
  async function open(
    tx: Db,
    orderId: number,
    gatewayName: string | undefined,
  ): Promise<Made | AttemptRow> {
    const order = await states.lock(tx, orderId);
    if (order === null) throw new ShopError(404, 'ORDER_NOT_FOUND', paymentTexts.unknownOrder);
    if (await states.isVerifying(tx, order)) {
      throw new ShopError(409, 'ORDER_VERIFYING', paymentTexts.verifying);
    }
    const there = order.status === atGateway ? await openAttempt(tx, orderId) : null;
    if (there) return there;
    const isPayable = order.status === waiting || order.status === unpaid;
    if (!isPayable || order.isExpired || !order.hasBasket) {
      throw new ShopError(409, 'ORDER_NOT_PAYABLE', paymentTexts.notPayable);
    }
    const gateway = gatewayOf(gatewayName ?? order.payment);
    await refuseOtherPrice(tx, order, gateway);
    return makeAttempt(tx, order, gateway);
  }

  /** @throws {ShopError} 422 for a gateway the shop does not have (any more) */
  function gatewayOf(name: string): Gateway {
    const found = gateways.get(name);
    if (found) return found;
    throw new ShopError(422, 'INVALID', paymentTexts.unknownGateway, {
      fields: { Payment: paymentTexts.unknownGateway },
    });
  }

  async function store(tx: Db, made: Made, begun: Begun, gateway: Gateway): Promise<Departure> {
    const order = await states.lock(tx, made.order.id);
    const there = order?.status === atGateway ? await openAttempt(tx, order.id) : null;
    if (there) {
      // The same request was made twice, and the other one has been faster.
      await changeAttempt(tx, made.id, { state: 'unpaid', dueIn: null, raws: [begun.raw] });
      return { url: urlOf(there), status: atGateway };
    }
    const isOpen = order !== null && (order.status === waiting || order.status === unpaid);
    if (begun.kind === 'begun' && isOpen) {
      await storeBegun(tx, made.id, begun, gateway.inquire ? lookEvery : null);
      const cause = { by: 'shopper', reason: `to ${gateway.name}` } as const;
      await states.step(tx, order, { status: atGateway, delivery: '' }, cause);
      return { url: urlOf({ token: made.token, way: begun.way }), status: atGateway };
    }
    if (begun.kind !== 'begun') {
      logger.warn({ gateway: gateway.name, kind: begun.kind, said: begun.said }, 'No payment page');
    }
    await changeAttempt(tx, made.id, { state: 'unpaid', dueIn: null, raws: [begun.raw] });
    return { url: null, status: order?.status ?? waiting };
  }

  /** A form is posted by a page of ours; other ways are taken at once. */
  const urlOf = ({ token, way }: Pick<AttemptRow, 'token' | 'way'>): string | null =>
    way?.method === 'GET' ? way.url : `${siteUrl}/api/order/go/${token}`;

  return { startOrder, depart };
}
export type PayService = ReturnType<typeof createPayService>;

/** @throws {ShopError} 409 where another payment would cost more */
async function refuseOtherPrice(tx: Db, order: OrderRow, { name }: Gateway): Promise<void> {
  if (name !== order.payment && (await isPricedFor(tx, order.id, name))) {
    throw new ShopError(409, 'ORDER_NOT_PAYABLE', paymentTexts.otherPrice);
  }
}

/** @throws {ShopError} 409 after too many attempts */
async function makeAttempt(tx: Db, order: MadeOrder, gateway: Gateway): Promise<Made> {
  const made = await insertAttempt(tx, order, gateway, mostAttempts);
  if (made === null) throw new ShopError(409, 'ORDER_NOT_PAYABLE', paymentTexts.tooMany);
  return { ...made, order };
}
