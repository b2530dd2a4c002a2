import { setTimeout } from 'node:timers/promises';
import { type OrderStatus, orderStatuses } from '#lib/contract/codes.ts';
import type { StartOrderBody } from '#lib/contract/order.ts';
import type { Database, Db } from '#server/db/database.ts';
import { ShopError, conflict } from '#server/errors.ts';
import type { Begun } from '#server/gateways/gateway.ts';
import type { GatewayShelf, KeyedGateway } from '#server/gateways/shelf.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import type { MadeOrder, StartService, Started } from '#server/modules/order/start-service.ts';
import type { OrderRow, StateService } from '#server/modules/order/state-service.ts';
import { pricedFor } from '#server/modules/order/ways-service.ts';
import {
  type AttemptRow,
  type NewAttempt,
  changeAttempt,
  insertAttempt,
  storeBegun,
} from '#server/modules/payment/attempt-queries.ts';
import { lookEvery } from '#server/modules/payment/backoff.ts';
import { isOpen } from '#server/modules/payment/claim.ts';
import {
  beginningAttempt,
  openAttempts,
  readBeginning,
} from '#server/modules/payment/open-queries.ts';
import type { SettleService } from '#server/modules/payment/settle-service.ts';
import { paymentTexts } from '#server/modules/payment/texts.ts';

const { waiting, atGateway } = orderStatuses;

/** Attempts to pay one order. */
const mostAttempts = 10;
/** Ms for which a gateway may be asked for a way: a little longer than it may take to answer. */
const longestBegin = 12_000;
/** Ms between looks at an attempt that another request is beginning. */
const lookAgain = 200;

interface Needs {
  readonly database: Database;
  readonly gateways: Pick<GatewayShelf, 'named' | 'of' | 'isTestOver'>;
  readonly states: StateService;
  readonly orders: Pick<StartService, 'start'>;
  readonly settling: Pick<SettleService, 'judge'>;
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
  /** With the key of this attempt, whatever the settings say by now. */
  readonly gateway: KeyedGateway;
}

/** A new attempt, the one with which the shopper is at the gateway, or one that another request is beginning. */
type Opened =
  | { readonly kind: 'made'; readonly made: Made }
  | { readonly kind: 'there'; readonly attempt: AttemptRow }
  | { readonly kind: 'beginning'; readonly attemptId: number; readonly status: OrderStatus };

/** Sends shoppers to gateways. No transaction is open while a gateway is asked. */
export function createPayService(needs: Needs) {
  const { database, gateways, states, orders, settling, logger, siteUrl } = needs;

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
      const gateway = gateways.named(started.payment);
      if (gateway && started.total > 0) made.push(await makeAttempt(tx, started, gateway));
    });
    const [first] = made;
    if (first) return { order, departure: await go(first) };
    const isDue = order.status === waiting || order.status === atGateway;
    // Started before, by a request that may not have got an answer.
    const departs = isDue && gateways.named(order.payment) !== undefined;
    return { order, departure: departs ? await depart(order.id) : null };
  }

  /**
   * Opens an attempt for an order that awaits its payment. An order whose shopper is at this gateway already
   * gets the same way again, and a request that comes while another one begins gets its answer.
   * @param gatewayName absent: where the shopper is, else the order's own
   * @throws {ShopError} 404 for an unknown order, 409 when it cannot be paid now
   */
  async function depart(orderId: number, gatewayName?: string): Promise<Departure> {
    await lookElsewhere(orderId, gatewayName);
    const opened = await database.transaction((tx) => open(tx, orderId, gatewayName));
    if (opened.kind === 'there') return { url: urlOf(opened.attempt), status: atGateway };
    if (opened.kind === 'made') return go(opened.made);
    const became = await awaitBeginning(opened.attemptId);
    if (became === 'failed') return { url: null, status: opened.status };
    return depart(orderId, gatewayName);
  }

  /** Before there is a second way to pay, finds what was paid by an earlier one without coming back. */
  async function lookElsewhere(orderId: number, gatewayName: string | undefined): Promise<void> {
    const earlier = await database.transaction(async (tx) => {
      const order = await states.lock(tx, orderId);
      if (order === null || (await attemptAt(tx, order, gatewayName))) return [];
      return openAttempts(tx, orderId);
    });
    const asked = earlier.filter((attempt) => gateways.of(attempt)?.inquire);
    await Promise.all(asked.map((attempt) => settling.judge(attempt)));
  }

  /** The attempt with which the shopper is at this gateway, or at any; none where it cannot pay any more. */
  async function attemptAt(
    tx: Db,
    { id, status }: OrderRow,
    name: string | undefined,
  ): Promise<AttemptRow | null> {
    if (status !== atGateway) return null;
    const there = (await openAttempts(tx, id)).filter(canBeginPaying);
    return there.find(({ gateway }) => name === undefined || gateway === name) ?? null;
  }

  /** Whether the gateway's page still takes a payment. */
  const canBeginPaying = (attempt: AttemptRow): boolean =>
    attempt.age < (gateways.of(attempt)?.tokenLife ?? 0) && !gateways.isTestOver(attempt);

  /** Waits until another request has begun an attempt, or has given up. */
  async function awaitBeginning(attemptId: number): Promise<'begun' | 'failed' | 'left'> {
    await setTimeout(lookAgain);
    const is = await readBeginning(database.db, attemptId, longestBegin);
    return is === 'beginning' ? awaitBeginning(attemptId) : is;
  }

  async function go(made: Made): Promise<Departure> {
    const { gateway } = made;
    const begun = await gateway.begin({
      amount: made.order.total,
      merchantRef: made.merchantRef,
      callbackUrl: `${siteUrl}/api/order/callback/${gateway.name}?a=${made.token}`,
      description: paymentTexts.description(made.order.number),
      mobile: made.mobile,
      cart: made.cart,
    });
    const departure = await database.transaction((tx) => store(tx, made, begun));
    if (departure === 'verifying') throw verifying();
    return departure;
  }

  async function open(tx: Db, orderId: number, gatewayName: string | undefined): Promise<Opened> {
    const order = await states.lock(tx, orderId);
    if (order === null) throw new ShopError(404, 'ORDER_NOT_FOUND', paymentTexts.unknownOrder);
    if (await states.isVerifying(tx, order)) throw verifying();
    const attempt = await attemptAt(tx, order, gatewayName);
    if (attempt) return { kind: 'there', attempt };
    if (!isOpen(order) || order.isExpired || !order.hasBasket) {
      throw conflict('ORDER_NOT_PAYABLE', paymentTexts.notPayable);
    }
    const gateway = gatewayFor(gatewayName ?? order.payment, order);
    const at = { orderId, gateway: gateway.name, longest: longestBegin };
    const attemptId = await beginningAttempt(tx, at);
    if (attemptId !== null) return { kind: 'beginning', attemptId, status: order.status };
    await refuseOtherPrice(tx, order, gateway);
    return { kind: 'made', made: await makeAttempt(tx, order, gateway) };
  }

  /** @throws {ShopError} 422 for a gateway the shop does not have (any more), or that takes greater amounts only */
  function gatewayFor(name: string, { total }: OrderRow): KeyedGateway {
    const found = gateways.named(name);
    if (found && total >= found.minimum) return found;
    throw new ShopError(422, 'INVALID', paymentTexts.unknownGateway, {
      fields: { Payment: paymentTexts.unknownGateway },
    });
  }

  /** @returns `verifying` when an earlier attempt may just have been paid */
  async function store(tx: Db, made: Made, begun: Begun): Promise<Departure | 'verifying'> {
    const { gateway } = made;
    const order = await states.lock(tx, made.order.id);
    if (order === null) throw new Error(`Order ${made.order.number} is gone.`);
    if (begun.kind !== 'begun') {
      logger.warn({ gateway: gateway.name, kind: begun.kind, said: begun.said }, 'No payment page');
      await changeAttempt(tx, made.id, { state: 'unpaid', dueIn: null, raws: [begun.raw] });
      return { url: null, status: order.status };
    }
    const isVerifying = await states.isVerifying(tx, order);
    const there = await attemptAt(tx, order, gateway.name);
    // Also of one that nobody is sent to: what is paid there nevertheless must be found.
    await storeBegun(tx, made.id, begun, gateway.inquire ? lookEvery : null);
    if (isOpen(order) && !isVerifying && there === null) {
      await leaveFor(tx, order, gateway);
      return { url: urlOf({ token: made.token, way: begun.way }), status: atGateway };
    }
    await changeAttempt(tx, made.id, { state: 'unpaid', dueIn: null });
    if (isVerifying) return 'verifying';
    // The same request was made twice, and the other one has been faster.
    if (there) return { url: urlOf(there), status: atGateway };
    return { url: null, status: order.status };
  }

  /** The shopper goes to a gateway, from another one perhaps. */
  async function leaveFor(tx: Db, order: OrderRow, { name }: KeyedGateway): Promise<void> {
    const cause = { by: 'shopper', reason: `to ${name}` } as const;
    if (order.status === atGateway) await states.note(tx, order, cause);
    else await states.step(tx, order, { status: atGateway, delivery: '' }, cause);
  }

  /** A form is posted by a page of ours; other ways are taken at once. */
  const urlOf = ({ token, way }: Pick<AttemptRow, 'token' | 'way'>): string | null =>
    way?.method === 'GET' ? way.url : `${siteUrl}/api/order/go/${token}`;

  return { startOrder, depart };
}
export type PayService = ReturnType<typeof createPayService>;

const verifying = () => conflict('ORDER_VERIFYING', paymentTexts.verifying);

/** @throws {ShopError} 409 where another payment would cost more */
async function refuseOtherPrice(tx: Db, order: OrderRow, { name }: KeyedGateway): Promise<void> {
  if (name === order.payment) return;
  const isPricedFor = await pricedFor(tx, order);
  if (!isPricedFor(name)) throw conflict('ORDER_NOT_PAYABLE', paymentTexts.otherPrice);
}

/** @throws {ShopError} 409 after too many attempts */
async function makeAttempt(tx: Db, order: MadeOrder, gateway: KeyedGateway): Promise<Made> {
  const made = await insertAttempt(tx, order, gateway, mostAttempts);
  if (made === null) throw conflict('ORDER_NOT_PAYABLE', paymentTexts.tooMany);
  return { ...made, order, gateway };
}
