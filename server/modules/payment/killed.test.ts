import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { orderStatuses } from '#lib/contract/codes.ts';
import { refund } from '#server/db/schema/after-sale.ts';
import { paymentAttempt } from '#server/db/schema/payment.ts';
import { createLogger } from '#server/http/logging.ts';
import { type GatewayOfTests, createPaying } from '#server/testing/paying.ts';
import type { Command } from '#server/testing/node.ts';
import {
  type Killing,
  type Place,
  type Point,
  openKilling,
} from '#server/modules/payment/testing/points.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { brokenInvariants, startBody, writeBuyers } from '#server/testing/selling.ts';
import type { TestShop } from '#server/testing/shop.ts';

/*
 * A node is killed somewhere in a start, a callback or a job, and another node ends in the same state as if
 * nothing had happened.
 */

let killing: Killing;
let shop: TestShop;
async function killAt(point: Point, command: Command): Promise<void> {
  await killing.killAt(point, command);
  shop = killing.shop();
}
const { leave, press, comeBack, statusOf, stock, statuses, makeDue, strays, depart, start } =
  createPaying(() => shop);
const { paid, atGateway, cancelled } = orderStatuses;

beforeAll(async () => {
  killing = await openKilling();
  shop = killing.shop();
});
afterEach(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(() => killing.close());

const newestOrder: Place = {
  lock: 'select from shop_order where id = (select max(id) from shop_order) for update',
  words: ['shop_order', 'for update'],
};
const newestAttempt: Place = {
  lock: 'select from payment_attempt where id = (select max(id) from payment_attempt) for update',
  words: ['update payment_attempt'],
};
const piecesRow: Place = {
  lock: 'select from variant where id = 101 for update',
  words: ['update variant'],
};
const noNewAttempts: Place = {
  lock: 'lock table payment_attempt in share row exclusive mode',
  words: ['insert into', 'payment_attempt'],
};

/** Which of them a run kills at: the embedded database, whose tests are a second run, at the most telling ones. */
const pointsOf = <Row>(telling: readonly Row[], more: readonly Row[]): readonly Row[] =>
  testsOnPostgres ? [...telling, ...more] : telling;

describe('killed in a start', () => {
  test.each(
    pointsOf<[where: string, point: Point]>(
      [
        ['while its pieces are held', { place: piecesRow }],
        ['while the gateway is asked for a token', { call: 'zarinpal.request' }],
      ],
      [
        ['while its attempt is recorded', { place: noNewAttempts }],
        ['while the token is stored', { call: 'zarinpal.request', place: newestOrder }],
      ],
    ),
  )('%s, the same start makes one order that can be paid', async (_where, point) => {
    const before = await stock();
    const [buyer] = await writeBuyers(shop.shop.database, 1, [101]);
    if (!buyer) throw new Error('no buyer');
    const body = startBody(buyer, { Payment: 'zarinpal' });
    await killAt(point, { kind: 'start', memberId: buyer.memberId, body });
    // An attempt that a dead process was beginning is awaited for some seconds, which have passed.
    await shop.shop.database.db.execute(
      sql`update payment_attempt set created_at = created_at - interval '1 minute'`,
    );

    const { id, number } = await shop.shop.orders.start(buyer.memberId, body);
    const order = { buyer, id, number, gateway: 'zarinpal', token: await depart(id) } as const;
    expect(await stock()).toEqual({ ...before, held: before.held + 1 });
    await comeBack(order, await press(order, 'پرداخت'));
    expect(await statuses(order)).toEqual([1, atGateway, paid]);
    expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
    expect(
      (await shop.shop.orders.list(buyer.memberId, { page: 1, group: 'all' })).counts.all,
    ).toBe(1);
  });
});

describe('killed in a callback', () => {
  test.each(
    pointsOf<[where: string, gateway: GatewayOfTests, point: Point]>(
      [
        ['while the gateway captures', 'zarinpal', { call: 'zarinpal.verify' }],
        [
          'while the verdict is written',
          'zarinpal',
          { call: 'zarinpal.verify', place: newestOrder },
        ],
        [
          'while the gateway is asked to pay out',
          'behpardakht',
          { call: 'behpardakht.bpSettleRequest' },
        ],
      ],
      [
        ['before it is claimed', 'zarinpal', { place: newestOrder }],
        [
          'while the pieces are sold',
          'saman',
          { call: 'saman.VerifyTransaction', place: piecesRow },
        ],
        [
          'while it is noted that the gateway pays out',
          'behpardakht',
          { call: 'behpardakht.bpSettleRequest', place: newestAttempt },
        ],
      ],
    ),
  )('%s, the job pays the order once', async (_where, gateway, point) => {
    const before = await stock();
    const order = await leave(gateway);
    const fields = await press(order, 'پرداخت');
    await killAt(point, { kind: 'comeBack', gateway, fields: { ...fields, a: order.token } });

    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await statuses(order)).toEqual([1, atGateway, paid]);
    expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
    expect(await strays(order)).toBe(0);
    expect(await attemptOf(order.token)).toMatchObject({ state: 'paid', needsSettling: false });
  });
});

describe('killed in a job', () => {
  test('that finds out about a payment, the next one pays the order once', async () => {
    const before = await stock();
    const order = await leave('zibal');
    const fields = await press(order, 'پرداخت');
    killing.sandbox.control.plan({ call: 'zibal.verify', kind: 'drop' });
    await comeBack(order, fields);
    await makeDue(order);
    await killAt({ call: 'zibal.verify' }, { kind: 'judge' });

    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await statuses(order)).toEqual([1, atGateway, paid]);
    expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
  });

  test('that ends an order, the next one gives back what it held', async () => {
    const before = await stock();
    const order = { ...(await start('zarinpal')), token: '' };
    await shop.shop.database.db.execute(
      sql`update shop_order set expires_at = now() - interval '1 second' where id = ${order.id}`,
    );
    await killAt({ place: piecesRow }, { kind: 'expire' });

    await shop.shop.orders.expireSome();
    expect([await statusOf(order), await stock()]).toEqual([cancelled, before]);
  });
});

const cartRows: Place = {
  lock: 'lock table order_line in access exclusive mode',
  words: ['order_line'],
};
/** Toman of a part of an order. */
const part = 50_000;
/** More than any of these refunds needs. */
const mostRounds = 3;

describe('killed while a part of an order is given back', () => {
  test.each(
    // Zarinpal cannot be asked whether it gave something back: staff look.
    pointsOf<[where: string, gateway: GatewayOfTests, point: Point, end: string]>(
      [
        [
          'while the gateway gives it back',
          'behpardakht',
          { call: 'behpardakht.bpRefundRequest' },
          'done',
        ],
        [
          'while the answer of Zarinpal is noted',
          'zarinpal',
          { call: 'zarinpal.AddRefund', place: newestOrder },
          'manual',
        ],
      ],
      [
        ['before the gateway is asked', 'behpardakht', { place: cartRows }, 'done'],
        [
          'while its answer is noted',
          'behpardakht',
          { call: 'behpardakht.bpRefundRequest', place: newestOrder },
          'done',
        ],
        ['before a lender is asked', 'snapppay', { place: cartRows }, 'done'],
        ['while a lender gives it back', 'snapppay', { call: 'snapppay.update' }, 'done'],
        [
          'while the answer of a lender is noted',
          'snapppay',
          { call: 'snapppay.update', place: newestOrder },
          'done',
        ],
        ['before Zarinpal is asked', 'zarinpal', { place: cartRows }, 'manual'],
        ['while Zarinpal gives it back', 'zarinpal', { call: 'zarinpal.AddRefund' }, 'manual'],
      ],
    ),
  )('%s, it goes back once', async (_where, gateway, point, end) => {
    const order = await leave(gateway);
    await comeBack(order, await press(order, 'پرداخت'));
    await shop.shop.database.transaction((tx) =>
      shop.shop.refunds.request(tx, { orderId: order.id, amount: part, reason: 'test' }),
    );
    await killAt(point, { kind: 'refund' });

    for (let round = 0; round < mostRounds; round += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await shop.shop.database.db.execute(
        sql`update refund set due_at = now() where due_at is not null and order_id = ${order.id}`,
      );
      // oxlint-disable-next-line no-await-in-loop
      await shop.job('give refunds back').run(createLogger('silent'));
    }
    expect(await refundsOf(order)).toMatchObject([{ amount: part, state: end }]);
    const payment = killing.sandbox.till.list().at(-1);
    const isAsked = end === 'done' || point.call !== undefined;
    expect(payment?.refunded).toBe(isAsked ? part * 10 : 0);
    expect(await statusOf(order)).toBe(paid);
  });
});

const refundsOf = ({ id }: { id: number }) =>
  shop.shop.database.db.select().from(refund).where(eq(refund.orderId, id));

async function attemptOf(token: string) {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.token, token));
  return found;
}
