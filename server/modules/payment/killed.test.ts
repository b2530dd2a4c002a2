import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { orderStatuses } from '#lib/contract/codes.ts';
import { paymentAttempt } from '#server/db/schema/payment.ts';
import { type GatewayOfTests, createPaying } from '#server/testing/paying.ts';
import { type Point, createKilling } from '#server/modules/payment/testing/points.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import {
  brokenInvariants,
  sellingShop,
  startBody,
  testGateways,
  writeBuyers,
} from '#server/testing/selling.ts';
import { testsOnPostgres } from '#server/testing/server-database.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

/*
 * A node is killed somewhere in a start, a callback or a job, and another node ends in the same state as if
 * nothing had happened. Only PostgreSQL has several nodes.
 */

let sandbox: RunningSandbox;
let shop: TestShop;
let killAt: ReturnType<typeof createKilling>['killAt'];
const { leave, press, comeBack, statusOf, stock, statuses, makeDue, strays, depart, start } =
  createPaying(() => shop);
const { paid, atGateway, cancelled } = orderStatuses;

beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({
    filling: sellingShop,
    // The stand-in leads back to this machine only.
    config: { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' },
  });
  ({ killAt } = createKilling(shop, sandbox));
});
afterEach(async () => {
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const newestOrder = 'select from shop_order where id = (select max(id) from shop_order) for update';
const newestAttempt =
  'select from payment_attempt where id = (select max(id) from payment_attempt) for update';
const piecesRow = 'select from variant where id = 101 for update';
const noNewAttempts = 'lock table payment_attempt in share row exclusive mode';

const onPostgres = testsOnPostgres ? describe : describe.skip;

onPostgres('killed in a start', () => {
  test.each<[where: string, point: Point]>([
    ['while its pieces are held', { lock: piecesRow }],
    ['while its attempt is recorded', { lock: noNewAttempts }],
    ['while the gateway is asked for a token', { call: 'zarinpal.request' }],
    ['while the token is stored', { call: 'zarinpal.request', lock: newestOrder }],
  ])('%s, the same start makes one order that can be paid', async (_where, point) => {
    const before = await stock();
    const [buyer] = await writeBuyers(shop.shop.database, 1, [101]);
    if (!buyer) throw new Error('no buyer');
    const body = startBody(buyer, { Payment: 'zarinpal' });
    await killAt(point, { kind: 'start', memberId: buyer.memberId, body });

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

onPostgres('killed in a callback', () => {
  test.each<[where: string, gateway: GatewayOfTests, point: Point]>([
    ['before it is claimed', 'zarinpal', { lock: newestOrder }],
    ['while the gateway captures', 'zarinpal', { call: 'zarinpal.verify' }],
    ['while the verdict is written', 'zarinpal', { call: 'zarinpal.verify', lock: newestOrder }],
    ['while the pieces are sold', 'saman', { call: 'saman.VerifyTransaction', lock: piecesRow }],
    [
      'while the gateway is told to pay out',
      'behpardakht',
      { call: 'behpardakht.bpSettleRequest' },
    ],
    [
      'while that is noted',
      'behpardakht',
      { call: 'behpardakht.bpSettleRequest', lock: newestAttempt },
    ],
  ])('%s, the job pays the order once', async (_where, gateway, point) => {
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

onPostgres('killed in a job', () => {
  test('that finds out about a payment, the next one pays the order once', async () => {
    const before = await stock();
    const order = await leave('zibal');
    const fields = await press(order, 'پرداخت');
    sandbox.control.plan({ call: 'zibal.verify', kind: 'drop' });
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
    await killAt({ lock: piecesRow }, { kind: 'expire' });

    await shop.shop.orders.expireSome();
    expect([await statusOf(order), await stock()]).toEqual([cancelled, before]);
  });
});

async function attemptOf(token: string) {
  const { db } = shop.shop.database;
  const [found] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.token, token));
  return found;
}
