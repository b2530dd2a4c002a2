import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { orderStatuses } from '#lib/contract/codes.ts';
import { createLogger } from '#server/http/logging.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { createPaying } from '#server/testing/paying.ts';
import { brokenInvariants, methods, sellingShop, testGateways } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({
    filling: sellingShop,
    config: { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' },
  });
});
afterEach(async () => {
  sandbox.control.reset();
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const { paid, unpaid } = orderStatuses;
const { leave, press, comeBack, statusOf, strays, makeDue } = createPaying(() => shop);

type Fields = Awaited<ReturnType<typeof press>>;

/** A cheap order that was paid at the bank, and an expensive one whose shopper is there. */
async function twoOrders() {
  const cheap = await leave('saman', { Delivery: methods.pickUp });
  const fields = await press(cheap, 'پرداخت');
  const dear = await leave('saman');
  const { orderId } = sandbox.till.list().at(-1) ?? {};
  // The bank confirms a RefNum without telling its order, so the callback of one can carry that of another.
  const borrowed: Fields = { ...fields, ResNum: orderId ?? '' };
  delete borrowed['Token'];
  return { cheap, fields, dear, borrowed };
}

const giveBack = () => shop.job('give back stray payments').run(createLogger('silent'));
const isMoneyBack = ({ RefNum }: Fields): boolean =>
  sandbox.till.find('saman', { reference: RefNum ?? '' })?.state === 'reversed';

describe('the reference of another payment', () => {
  test('that has paid its order does not bring that money back', async () => {
    const { cheap, fields, dear, borrowed } = await twoOrders();
    await comeBack(cheap, fields);
    await comeBack(dear, borrowed);
    await giveBack();
    expect([await statusOf(cheap), await statusOf(dear)]).toEqual([paid, unpaid]);
    expect([await strays(dear), isMoneyBack(fields)]).toEqual([0, false]);
  });

  test('that came first pays nothing, and its money goes back once', async () => {
    const { cheap, fields, dear, borrowed } = await twoOrders();
    await comeBack(dear, borrowed);
    await comeBack(cheap, fields);
    await giveBack();
    expect([await statusOf(cheap), await statusOf(dear)]).toEqual([unpaid, unpaid]);
    expect([await strays(cheap), await strays(dear)]).toEqual([0, 1]);
    expect(isMoneyBack(fields)).toBe(true);
  });

  test('that the bank never tells about again is not given back', async () => {
    const { cheap, fields, dear, borrowed } = await twoOrders();
    await comeBack(cheap, fields);
    sandbox.control.plan({ call: 'saman.VerifyTransaction', kind: 'error', times: 2 });
    await comeBack(dear, borrowed);
    const { db } = shop.shop.database;
    await db.execute(sql`update payment_attempt set created_at = now() - interval '2 hours'
      where order_id = ${dear.id}`);
    await makeDue(dear);
    await shop.shop.payments.judgeDue();
    await giveBack();
    expect([await statusOf(cheap), await statusOf(dear)]).toEqual([paid, unpaid]);
    expect([await strays(dear), isMoneyBack(fields)]).toEqual([0, false]);
  });

  test('at once with its own leaves the money with one of both', async () => {
    const { cheap, fields, dear, borrowed } = await twoOrders();
    await Promise.allSettled([comeBack(cheap, fields), comeBack(dear, borrowed)]);
    await giveBack();
    expect(isMoneyBack(fields)).toBe((await statusOf(cheap)) !== paid);
  });
});
