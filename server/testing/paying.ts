import { eq, sql } from 'drizzle-orm';
import { orderStatuses } from '#lib/contract/codes.ts';
import { variant } from '#server/db/schema/catalogue.ts';
import { orderEvent, shopOrder } from '#server/db/schema/order.ts';
import { paymentAttempt, strayPayment } from '#server/db/schema/payment.ts';
import type { CallbackFields } from '#server/gateways/gateway.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';
import { type Buyer, startBody, writeBuyers } from '#server/testing/selling.ts';
import type { TestShop } from '#server/testing/shop.ts';

export const gatewaysOfTests = [
  'zarinpal',
  'zibal',
  'saman',
  'behpardakht',
  'snapppay',
  'torobpay',
] as const;
export type GatewayOfTests = (typeof gatewaysOfTests)[number];

/** The call by which each gateway captures, as the stand-in counts it. */
export const verifyCall: Record<GatewayOfTests, string> = {
  zarinpal: 'zarinpal.verify',
  zibal: 'zibal.verify',
  saman: 'saman.VerifyTransaction',
  behpardakht: 'behpardakht.bpVerifyRequest',
  snapppay: 'snapppay.verify',
  torobpay: 'torobpay.verify',
};

/** The variant the shoppers buy, of 180,000 toman with its freight. */
export const piece = 101;

/** A shopper at a gateway's page. */
export interface Leaving {
  readonly buyer: Buyer;
  readonly id: number;
  readonly number: number;
  readonly token: string;
  readonly gateway: GatewayOfTests;
}

/** What shoppers do to pay, and what has become of it. */
export function createPaying(now: () => TestShop) {
  const database = () => now().shop.database;

  async function start(gateway: GatewayOfTests, more: object = {}) {
    const [buyer] = await writeBuyers(database(), 1, [piece]);
    if (!buyer) throw new Error('no buyer');
    const body = startBody(buyer, { Payment: gateway, ...more });
    const { id, number } = await now().shop.orders.start(buyer.memberId, body);
    return { buyer, id, number, gateway };
  }

  async function leave(gateway: GatewayOfTests, more: object = {}): Promise<Leaving> {
    const started = await start(gateway, more);
    return { ...started, token: await depart(started.id) };
  }

  /** @returns the token of the attempt */
  async function depart(id: number, gateway?: GatewayOfTests): Promise<string> {
    const { url, status } = await now().shop.payments.depart(id, gateway);
    if (url === null || status !== orderStatuses.atGateway)
      throw new Error('no way to the gateway');
    const { db } = database();
    const attempts = await db
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.orderId, id))
      .orderBy(paymentAttempt.id);
    return attempts.at(-1)?.token ?? '';
  }

  /** @returns the fields of the callback; none when the browser is not sent back */
  async function press({ token }: Leaving, button: Parameters<typeof pressButton>[1]) {
    const way = await now().shop.payments.wayOf(token);
    if (way === null) throw new Error('no way to the gateway');
    return (await pressButton(way, button))?.fields ?? {};
  }

  const comeBack = ({ gateway, token }: Leaving, fields: CallbackFields) =>
    now().shop.payments.comeBack(gateway, { ...fields, a: token });

  async function statusOf({ id }: Leaving): Promise<number | undefined> {
    const [found] = await database().db.select().from(shopOrder).where(eq(shopOrder.id, id));
    return found?.status;
  }

  async function stock() {
    const [found] = await database().db.select().from(variant).where(eq(variant.id, piece));
    return { stock: found?.stock ?? 0, held: found?.held ?? 0 };
  }

  async function statuses({ id }: Leaving): Promise<number[]> {
    const events = await database()
      .db.select()
      .from(orderEvent)
      .where(eq(orderEvent.orderId, id))
      .orderBy(orderEvent.version);
    return events.map(({ status }) => status);
  }

  async function strays({ id }: Leaving): Promise<number> {
    const found = await database()
      .db.select()
      .from(strayPayment)
      .innerJoin(paymentAttempt, eq(paymentAttempt.id, strayPayment.attemptId))
      .where(eq(paymentAttempt.orderId, id));
    return found.length;
  }

  /** Lets the job take its attempts up now. */
  const makeDue = ({ id }: Leaving) =>
    database().db.execute(
      sql`update payment_attempt set due_at = now() - interval '1 second' where order_id = ${id}`,
    );

  async function expire({ id }: Leaving): Promise<void> {
    await database().db.execute(
      sql`update shop_order set expires_at = now() - interval '1 second' where id = ${id}`,
    );
    await now().shop.orders.expireSome();
  }

  const result = ({ token }: Leaving) => now().shop.payments.resultOf(token);

  return {
    start,
    leave,
    depart,
    press,
    comeBack,
    statusOf,
    stock,
    statuses,
    strays,
    makeDue,
    expire,
    result,
  };
}
