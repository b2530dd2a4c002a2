import { describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { ShopError } from '#server/errors.ts';
import { refund } from '#server/db/schema/after-sale.ts';
import { shopOrder } from '#server/db/schema/order.ts';
import { createLogger } from '#server/http/logging.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import { claimRefunds } from '#server/modules/payment/refund-queries.ts';
import { type GatewayOfTests, type Leaving, createPaying, piece } from '#server/testing/paying.ts';
import { startBody, writeBuyers } from '#server/testing/selling.ts';
import type { TestShop } from '#server/testing/shop.ts';
import { useSellingShop } from '#server/testing/use-selling-shop.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
useSellingShop((opened) => ({ sandbox, shop } = opened));

const { leave, press, comeBack, makeDue: makePaymentDue } = createPaying(() => shop);
const db = () => shop.shop.database.db;

/** An order of 180,000 toman that was paid at the gateway. */
async function payAt(gateway: GatewayOfTests): Promise<Leaving> {
  const order = await leave(gateway);
  await comeBack(order, await press(order, 'پرداخت'));
  return order;
}

const request = ({ id }: { id: number }, amount: number) =>
  shop.shop.database.transaction((tx) =>
    shop.shop.refunds.request(tx, { orderId: id, amount, reason: 'test' }),
  );
const work = () => shop.job('give refunds back').run(createLogger('silent'));
const makeDue = ({ id }: { id: number }) =>
  db()
    .update(refund)
    .set({ dueAt: sql`now() - interval '1 second'` })
    .where(eq(refund.orderId, id));
const refundsOf = ({ id }: { id: number }) =>
  db().select().from(refund).where(eq(refund.orderId, id)).orderBy(refund.id);
const stateOf = async (order: { id: number }) => (await refundsOf(order)).map(({ state }) => state);
/** Toman that has gone back, as the bank sees it. */
const returned = (gateway: GatewayOfTests): number => {
  const payments = sandbox.till.list().filter(({ protocol }) => protocol === gateway);
  const last = payments.at(-1);
  return last?.state === 'reversed' ? last.amount / 10 : (last?.refunded ?? 0) / 10;
};
const refundCall = {
  zarinpal: 'zarinpal.AddRefund',
  behpardakht: 'behpardakht.bpRefundRequest',
  snapppay: 'snapppay.cancel',
  torobpay: 'torobpay.cancel',
  saman: 'saman.ReverseTransaction',
} as const;
const countOf = (call: string) => sandbox.control.counts.get(call) ?? 0;

describe.each(['zarinpal', 'saman', 'behpardakht', 'snapppay', 'torobpay'] as const)(
  'at %s',
  (gateway) => {
    test('all of a payment goes back', async () => {
      const order = await payAt(gateway);
      expect(await request(order, 180_000)).toMatchObject({ state: 'wanted' });
      await work();
      expect(await stateOf(order)).toEqual(['done']);
      expect(returned(gateway)).toBe(180_000);
      await work();
      expect(countOf(refundCall[gateway])).toBe(1);
    });
  },
);

test('a shop restored from a backup uses no number again that its gateway knows', async () => {
  const lost = await payAt('behpardakht');
  await request(lost, 30_000);
  await work();
  // As if the backup had been made before: the rows are gone, and their ids are given again.
  await db().execute(sql`
    select setval(pg_get_serial_sequence('payment_attempt', 'id'), max(a.id), false),
      setval(pg_get_serial_sequence('refund', 'id'), max(r.id), false)
    from payment_attempt a, refund r`);
  await db().execute(sql`delete from shop_order where id = ${lost.id}`);
  const order = await payAt('behpardakht');
  await request(order, 50_000);
  await work();
  expect(await stateOf(order)).toEqual(['done']);
  expect(returned('behpardakht')).toBe(50_000);
});

describe.each(['behpardakht', 'snapppay', 'torobpay'] as const)('at %s', (gateway) => {
  test('an order without an answer is inquired about, and not repeated', async () => {
    const order = await payAt(gateway);
    await request(order, 180_000);
    sandbox.control.plan({ call: refundCall[gateway], kind: 'drop' });
    await work();
    expect(await stateOf(order)).toEqual(['unknown']);
    await makeDue(order);
    await work();
    expect(await stateOf(order)).toEqual(['done']);
    expect(returned(gateway)).toBe(180_000);
    expect(countOf(refundCall[gateway])).toBe(1);
  });

  test('a part goes back, then the rest', async () => {
    const order = await payAt(gateway);
    await request(order, 30_000);
    await request(order, 150_000);
    // One after the other, because the second one depends on what the first one left.
    await work();
    expect(returned(gateway)).toBe(30_000);
    await work();
    expect(await stateOf(order)).toEqual(['done', 'done']);
    expect(returned(gateway)).toBe(180_000);
  });
});

test('a refund that staff have asked for again waits for a later one', async () => {
  const order = await payAt('snapppay');
  const first = await request(order, 30_000);
  await request(order, 50_000);
  await db().update(refund).set({ state: 'manual', dueAt: null }).where(eq(refund.id, first.id));
  // Another process asks for the later one, by the sum that remains paid.
  expect(await claimRefunds(db(), 1, 60_000)).toHaveLength(1);
  await shop.shop.database.transaction((tx) =>
    shop.shop.refunds.settle(tx, order.id, { id: first.id, outcome: 'again', reference: '' }),
  );
  await work();
  expect(await stateOf(order)).toEqual(['wanted', 'asking']);
  await makeDue(order);
  for (let turn = 1; turn <= 3; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    await work();
  }
  expect(await stateOf(order)).toEqual(['done', 'done']);
  expect(returned('snapppay')).toBe(80_000);
});

describe('a refund', () => {
  test('that the process asked for before it ended is inquired about first', async () => {
    const order = await payAt('behpardakht');
    await request(order, 50_000);
    const [claimed] = await claimRefunds(db(), 1, 60_000);
    expect(claimed).toMatchObject({ orderId: order.id, before: 'wanted' });
    await work();
    expect(await stateOf(order)).toEqual(['asking']);
    await makeDue(order);
    await work();
    expect(countOf('behpardakht.bpRefundRequest')).toBe(0);
    // The bank does not know it, so it can be asked for.
    await work();
    expect(await stateOf(order)).toEqual(['done']);
    expect(returned('behpardakht')).toBe(50_000);
  });

  test('is asked for once by two nodes', async () => {
    const order = await payAt('behpardakht');
    await request(order, 50_000);
    await Promise.all([work(), work(), work()]);
    expect(countOf('behpardakht.bpRefundRequest')).toBe(1);
    expect(returned('behpardakht')).toBe(50_000);
  });

  test('without an answer is left to staff where nobody can be asked about it', async () => {
    const order = await payAt('zarinpal');
    await request(order, 100_000);
    sandbox.control.plan({ call: 'zarinpal.AddRefund', kind: 'drop' });
    await work();
    await work();
    expect(await stateOf(order)).toEqual(['manual']);
    expect(countOf('zarinpal.AddRefund')).toBe(1);
  });

  test('without an answer is asked for again where a payment can be reversed only once', async () => {
    const order = await payAt('saman');
    await request(order, 180_000);
    sandbox.control.plan({ call: 'saman.ReverseTransaction', kind: 'drop' });
    await work();
    expect(await stateOf(order)).toEqual(['unknown']);
    await makeDue(order);
    await work();
    expect(await stateOf(order)).toEqual(['done']);
    expect(returned('saman')).toBe(180_000);
  });

  test('waits until the gateway was asked to pay out', async () => {
    const order = await leave('behpardakht');
    sandbox.control.plan({ call: 'behpardakht.bpSettleRequest', kind: 'error' });
    await comeBack(order, await press(order, 'پرداخت'));
    await request(order, 180_000);
    await work();
    expect(await stateOf(order)).toEqual(['wanted']);
    await makePaymentDue(order);
    await shop.shop.payments.judgeDue();
    await work();
    expect(await stateOf(order)).toEqual(['done']);
  });

  test('that the gateway refuses is left to staff', async () => {
    const order = await payAt('zarinpal');
    // The gateway gives back 2,000 toman or more.
    await request(order, 1_000);
    await work();
    const [found] = await refundsOf(order);
    expect(found).toMatchObject({ state: 'manual', dueAt: null });
    expect(found?.answers).not.toEqual([]);
  });

  test('keeps the bank’s reference and counts as a version of the order', async () => {
    const order = await payAt('behpardakht');
    const before = await versionOf(order);
    await request(order, 180_000);
    await work();
    const [found] = await refundsOf(order);
    expect(found).toMatchObject({
      reference: expect.stringMatching(/^\d{12}$/),
      endedAt: expect.any(Date),
    });
    expect(await versionOf(order)).toBe(before + 1);
  });

  test.each([
    ['zibal', 180_000],
    ['saman', 50_000],
  ] as const)('is for staff where the gateway cannot (%s, %i)', async (gateway, amount) => {
    const order = await payAt(gateway);
    expect(await request(order, amount)).toMatchObject({ state: 'manual' });
    await work();
    expect(await stateOf(order)).toEqual(['manual']);
  });

  test('comes too late for a gateway that only reverses', async () => {
    const order = await payAt('saman');
    await db().execute(sql`update payment_attempt set ended_at = now() - interval '51 minutes'
      where order_id = ${order.id}`);
    expect(await request(order, 180_000)).toMatchObject({ state: 'manual' });
  });

  test('is never more than what was paid, however many are asked for at once', async () => {
    const order = await payAt('behpardakht');
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, () => request(order, 100_000)),
    );
    const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect(refused).toHaveLength(9);
    for (const error of refused) {
      expect(error).toBeInstanceOf(ShopError);
      expect(error).toMatchObject({ status: 409, code: 'REFUND_TOO_MUCH' });
    }
    await request(order, 80_000);
    await expect(request(order, 1)).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' });
  });

  test('counts while it is unknown', async () => {
    // What other tests have left is not to meet this fault.
    await db().update(refund).set({ dueAt: null });
    const order = await payAt('behpardakht');
    await request(order, 180_000);
    sandbox.control.plan({ call: 'behpardakht.bpRefundRequest', kind: 'error' });
    await work();
    expect(await stateOf(order)).toEqual(['unknown']);
    await expect(request(order, 1)).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' });
  });

  test.each([0, -1, 1.5, Number.NaN])('of %d is a fault', async (amount) => {
    const order = await leave('zibal');
    await expect(request(order, amount)).rejects.toThrow(RangeError);
  });

  test('of an order nobody has paid is refused', async () => {
    const [buyer] = await writeBuyers(shop.shop.database, 1, [piece]);
    if (!buyer) throw new Error('no buyer');
    const order = await shop.shop.orders.start(buyer.memberId, startBody(buyer));
    await expect(request(order, 1)).rejects.toMatchObject({ code: 'REFUND_TOO_MUCH' });
    await expect(request({ id: 2 ** 40 }, 1)).rejects.toMatchObject({ status: 404 });
  });
});

async function versionOf({ id }: { id: number }): Promise<number> {
  const [found] = await db().select().from(shopOrder).where(eq(shopOrder.id, id));
  return found?.version ?? 0;
}
