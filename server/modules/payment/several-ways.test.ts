import { describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { orderStatuses } from '#lib/contract/codes.ts';
import { findAttempt } from '#server/modules/payment/attempt-queries.ts';
import type { RunningSandbox } from '#server/payment-sandbox/start.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';
import {
  type GatewayOfTests,
  type Leaving,
  createPaying,
  gatewaysOfTests,
  piece,
  verifyCall,
} from '#server/testing/paying.ts';
import { methods, startBody, writeBuyers } from '#server/testing/selling.ts';
import type { TestShop } from '#server/testing/shop.ts';
import { until } from '#server/testing/until.ts';
import { useSellingShop } from '#server/testing/use-selling-shop.ts';

/* One order, several ways to pay it: at once, one after the other, or one that was never paid. */

const { paid, unpaid, atGateway, cancelled } = orderStatuses;
let sandbox: RunningSandbox;
let shop: TestShop;
useSellingShop((opened) => ({ sandbox, shop } = opened));

const { start, leave, depart, press, comeBack, statusOf, statuses, ...work } = createPaying(
  () => shop,
);
const { stock, strays, makeDue, expire, result } = work;

const goTo = async (order: Leaving, gateway: GatewayOfTests): Promise<Leaving> => ({
  ...order,
  gateway,
  token: await depart(order.id, gateway),
});
const detail = ({ buyer, number }: Leaving) => shop.shop.orders.detail(buyer.memberId, number);
const asked = () => sandbox.control.counts.get('zarinpal.request');
async function attemptOf({ token }: Leaving) {
  const [found] = await shop.shop.database.run(findAttempt, [token]);
  if (!found) throw new Error('no attempt');
  return found;
}

/** Fields of a callback that anybody who has the address can make, with the attempt's own ids. */
const forged = async (order: Leaving) => {
  const attempt = await attemptOf(order);
  const [token, ref] = [attempt.gatewayRef ?? '', String(attempt.merchantRef)];
  const lender = { transactionId: ref, state: 'OK' };
  return {
    zarinpal: { Authority: token, Status: 'OK' },
    zibal: { trackId: token, success: '1' },
    saman: { State: 'OK', Status: '2', RefNum: 'invented', ResNum: ref, Token: token },
    behpardakht: { RefId: token, ResCode: '0', SaleOrderId: ref, SaleReferenceId: '123456789012' },
    snapppay: lender,
    torobpay: lender,
  }[order.gateway];
};

describe('a start', () => {
  test('made twice at once with one key opens one payment at the gateway', async () => {
    const [buyer] = await writeBuyers(shop.shop.database, 1, [piece]);
    if (!buyer) throw new Error('no buyer');
    const body = startBody(buyer, { Payment: 'zarinpal' });
    sandbox.control.plan({ call: 'zarinpal.request', kind: 'delay', ms: 400 });
    const both = await Promise.all(
      [1, 2].map(() => shop.shop.payments.startOrder(buyer.memberId, body)),
    );
    const [one, other] = both.map(({ departure }) => departure);
    expect(one?.url).toMatch(/StartPay/);
    expect(other).toEqual(one);
    expect(asked()).toBe(1);
  });

  test('that another one took for dead is paid by whichever of their payments', async () => {
    const { id, ...made } = await start('zarinpal');
    sandbox.control.plan({ call: 'zarinpal.request', kind: 'delay', ms: 1_000 });
    const slow = shop.shop.payments.depart(id);
    await until(async () => asked() === 1);
    await shop.shop.database.db.execute(sql`
      update payment_attempt set created_at = now() - interval '1 minute' where order_id = ${id}`);
    const fast = await shop.shop.payments.depart(id);
    expect(await slow).toEqual(fast);
    const [hidden] = sandbox.till.list().slice(-2);
    const url = fast.url?.replace(/[^/]+$/, hidden?.token ?? '') ?? '';
    const fields = (await pressButton({ method: 'GET', url }, 'پرداخت'))?.fields ?? {};
    const token = new URL(hidden?.callbackUrl ?? '').searchParams.get('a') ?? '';
    const order = { id, ...made, token };
    expect(await comeBack(order, fields)).toBe(`/shop/checkout/result?t=${token}`);
    expect(await statusOf(order)).toBe(paid);
  });
});

describe.each(gatewaysOfTests)('a forged callback with the right ids (%s)', (gateway) => {
  /** Of one whose shopper is at the gateway's page, and pays there after it was forged. */
  async function forgedBefore(forge: (order: Leaving) => Promise<unknown>) {
    const order = await leave(gateway);
    const way = await shop.shop.payments.wayOf(order.token);
    if (way === null) throw new Error('no way to the gateway');
    await forge(order);
    const fields = (await pressButton(way, 'پرداخت'))?.fields ?? {};
    return { order, fields };
  }

  test('pays nothing, and the true one does', async () => {
    const { order, fields } = await forgedBefore(async (of) => comeBack(of, await forged(of)));
    expect(await statusOf(order)).not.toBe(paid);
    await comeBack(order, fields);
    expect(await statusOf(order)).toBe(paid);
  });

  test('that was not answered does not stand in the way of the true one', async () => {
    const { order, fields } = await forgedBefore(async (of) => {
      sandbox.control.plan({ call: verifyCall[gateway], kind: 'error' });
      await comeBack(of, await forged(of));
    });
    expect(await statusOf(order)).toBe(atGateway);
    await comeBack(order, fields);
    expect(await statusOf(order)).toBe(paid);
  });

  test('that is still being asked about does not, either', async () => {
    let asking: Promise<unknown> = Promise.resolve();
    const { order, fields } = await forgedBefore(async (of) => {
      sandbox.control.plan({ call: verifyCall[gateway], kind: 'delay', ms: 700 });
      asking = comeBack(of, await forged(of));
      await until(async () => sandbox.control.counts.get(verifyCall[gateway]) === 1);
    });
    await comeBack(order, fields);
    await asking;
    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await statusOf(order)).toBe(paid);
  });
});

test('a forged callback does not change by what a payment is paid out', async () => {
  const order = await leave('behpardakht');
  const fields = await press(order, 'پرداخت');
  sandbox.control.plan({ call: 'behpardakht.bpSettleRequest', kind: 'error' });
  await comeBack(order, fields);
  await comeBack(order, await forged(order));
  const reference = fields['SaleReferenceId'] ?? '';
  expect(sandbox.till.find('behpardakht', { reference })?.state).toBe('settled');
});

describe('a callback that says paid of what is not', () => {
  test.each(['zarinpal', 'zibal', 'snapppay'] as const)(
    'keeps the order from being paid or cancelled by nobody (%s)',
    async (gateway) => {
      const order = await leave(gateway);
      await comeBack(order, await forged(order));
      expect(await detail(order)).toMatchObject({ canPay: true, canCancel: true });
      expect(await depart(order.id)).toBe(order.token);
      // Its shopper pays, but never comes back.
      await press(order, 'پرداخت');
      await makeDue(order);
      await shop.shop.payments.judgeDue();
      expect(await statuses(order)).toEqual([1, atGateway, paid]);
    },
  );

  test('keeps it waiting while the gateway does not answer', async () => {
    const order = await leave('zarinpal');
    sandbox.control.plan({ call: 'zarinpal.verify', kind: 'error' });
    await comeBack(order, await forged(order));
    expect(await detail(order)).toMatchObject({ canPay: false, canCancel: false });
    await makeDue(order);
    await shop.shop.payments.judgeDue();
    expect(await detail(order)).toMatchObject({ canPay: true, canCancel: true });
  });

  test('claims nothing again for an order whose time is over', async () => {
    const before = await stock();
    const order = await leave('zarinpal');
    await expire(order);
    await comeBack(order, await forged(order));
    expect([await statusOf(order), await stock()]).toEqual([cancelled, before]);
  });
});

describe('a shopper who pays again', () => {
  test.each(['zarinpal', 'saman', 'behpardakht'] as const)(
    'once the page of the gateway takes no payment any more gets another one (%s)',
    async (gateway) => {
      const first = await leave(gateway);
      // Pieces can be held for up to a day.
      await shop.shop.database.db.execute(sql`
        update payment_attempt set created_at = now() - interval '21 minutes' where token = ${first.token}`);
      const again = await goTo(first, gateway);
      expect(again.token).not.toBe(first.token);
      await comeBack(again, await press(again, 'پرداخت'));
      expect(await statusOf(first)).toBe(paid);
    },
  );

  test('goes to no gateway that takes greater amounts only', async () => {
    await shop.shop.database.db.execute(sql`
      with made as (
        insert into promotion (title, rule)
        values ('بزرگ', '{"when": {}, "give": {"kind": "amount", "amount": 90000}}') returning id)
      insert into coupon (code, promotion_id) select 'GREAT', id from made`);
    const order = await leave('zarinpal', { Coupon: 'GREAT', Delivery: methods.pickUp });
    expect((await result(order)).amount).toBe(10_000);
    const { openWays } = await shop.shop.orders.preview(order.buyer.memberId, {});
    expect(openWays.map(({ name }) => name)).toEqual(['zarinpal', 'zibal', 'saman', 'behpardakht']);
    await expect(depart(order.id, 'snapppay')).rejects.toMatchObject({ status: 422 });
  });

  test('is offered no lender that does not lend as much', async () => {
    const { db } = shop.shop.database;
    const offered = async () => {
      const { buyer } = await leave('zarinpal');
      const { openWays } = await shop.shop.orders.preview(buyer.memberId, {});
      return openWays.map(({ name }) => name);
    };
    expect(await offered()).toContain('snapppay');
    const raise = (by: number) =>
      db.execute(
        sql`update variant set price = price + ${by}::int, old_price = old_price + ${by}::int`,
      );
    await raise(60_000_000);
    const ways = await offered();
    await raise(-60_000_000);
    expect(ways).not.toContain('snapppay');
    expect(ways).toContain('zarinpal');
  });
});

describe('a shopper who closed one gateway', () => {
  test('goes to another one, and to each of them again', async () => {
    const first = await leave('zarinpal');
    const second = await goTo(first, 'zibal');
    expect(second.token).not.toBe(first.token);
    expect(await depart(first.id)).toBe(second.token);
    const ways = await Promise.all(
      (['zarinpal', 'zibal'] as const).map((each) => shop.shop.payments.depart(first.id, each)),
    );
    expect(ways.map(({ url }) => /StartPay|start/.exec(url ?? '')?.[0])).toEqual([
      'StartPay',
      'start',
    ]);
    await comeBack(second, await press(second, 'پرداخت'));
    expect(await statusOf(first)).toBe(paid);
  });

  test('after paying there does not pay again: the other gateway is asked first', async () => {
    const first = await leave('zarinpal');
    await press(first, 'پرداخت');
    await expect(depart(first.id, 'zibal')).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' });
    expect(await statusOf(first)).toBe(paid);
  });

  test('and pays at both gets one of the payments back', async () => {
    const first = await leave('zarinpal');
    const second = await goTo(first, 'zibal');
    const fields = await press(first, 'پرداخت');
    await comeBack(second, await press(second, 'پرداخت'));
    await comeBack(first, fields);
    expect([await statusOf(first), await strays(first)]).toEqual([paid, 1]);
    expect((await result(first)).money).toBe('back');
  });

  test('sees the failure at the other one, and can still pay by both', async () => {
    const first = await leave('zarinpal');
    const second = await goTo(first, 'zibal');
    await comeBack(second, await press(second, 'انصراف'));
    expect(await statuses(first)).toEqual([1, atGateway, atGateway, unpaid]);
    for (const each of [first, second]) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, ways, secondsLeft } = await result(each);
      expect([status, ways.length > 1, secondsLeft !== null]).toEqual([unpaid, true, true]);
    }
    const again = { ...first, token: await depart(first.id, 'zarinpal') };
    await comeBack(again, await press(again, 'پرداخت'));
    expect(await statusOf(first)).toBe(paid);
  });
});

describe('the result of an earlier attempt', () => {
  test('offers to pay while the order waits at a gateway, and waits while one is verified', async () => {
    const first = await leave('saman');
    await comeBack(first, await press(first, 'انصراف'));
    const second = await goTo(first, 'behpardakht');
    await comeBack(second, await press(second, 'موجودی ناکافی'));
    const third = await goTo(first, 'zarinpal');
    const { status, why, ways, expiresAt } = await result(second);
    expect([status, why]).toEqual([unpaid, 'insufficient']);
    expect(ways.map(({ name }) => name)).toContain('zibal');
    expect(expiresAt).not.toBeNull();

    const fields = await press(third, 'پرداخت');
    sandbox.control.plan({ call: 'zarinpal.verify', kind: 'drop' });
    await comeBack(third, fields);
    expect(await result(second)).toMatchObject({ status: atGateway, ways: [] });
  });

  test('says that the money of a cancelled order goes back, whichever attempt paid it', async () => {
    const first = await leave('zarinpal');
    await comeBack(first, await press(first, 'انصراف'));
    const second = await goTo(first, 'zibal');
    await comeBack(second, await press(second, 'پرداخت'));
    await shop.shop.ownCancels.cancel(first.buyer.memberId, first.number);
    expect(await result(first)).toMatchObject({
      status: cancelled,
      money: 'back',
      moneyAmount: 180_000,
      isInBasket: false,
    });
  });
});
