import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { memberBasket } from '#server/basket-owner.ts';
import { coupon } from '#server/db/schema/promotion.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';
import { brokenInvariants, methods } from '#server/testing/selling.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterEach(async () => {
  desk.sandbox.control.reset();
  expect(await brokenInvariants(desk.shop.shop.database)).toEqual([]);
});
afterAll(() => desk.close());

const { call, read, act, done, order, payAt, leave, press, comeBack, ...work } = createDeskWork(
  () => desk,
);
const { messages, records, stock, strays, giveBack, db } = work;
const { waiting, paid, preparing, cancelled, atGateway } = orderStatuses;
const { packing, sent, delivered } = deliveryStates;
const parcel = { carrier: 'post', code: '۱۲۳۴۵۶۷۸۹۰۱۲۳۴۵۶۷۸۹۰۱۲۳۴' };

describe('an order on delivery', () => {
  test('is packed, sent and delivered, its pieces are sold, and its member is notified', async () => {
    const before = await stock();
    const { number, buyer } = await order();
    expect(await stock()).toEqual({ ...before, held: before.held + 1 });
    expect(await done('Start-Preparing', number)).toMatchObject({
      status: preparing,
      delivery: packing,
      paid: 0,
    });
    expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
    await done('Send', number, parcel);
    const answer = await done('Deliver', number);
    expect(answer).toMatchObject({ status: preparing, delivery: delivered, paid: answer.total });
    expect(answer.events.map(({ by, delivery }) => [by, delivery])).toEqual([
      ['shopper', ''],
      ['staff', packing],
      ['staff', sent],
      ['staff', delivered],
    ]);
    expect(await messages(number)).toEqual([
      expect.stringContaining('ارسال شد. کد رهگیری: 123456789012345678901234'),
      expect.stringMatching(/تحویل شد\.$/),
    ]);
    const shown = await desk.shop.shop.orders.detail(buyer.memberId, number);
    expect(shown.parcel).toEqual({
      carrier: 'post',
      code: '123456789012345678901234',
      url: 'https://tracking.post.ir/?id=123456789012345678901234',
      sentAt: expect.any(String),
      deliveredAt: expect.any(String),
    });
  });

  test('keeps no reason that the database cannot hold, and stays as it was', async () => {
    const { number } = await order();
    const answer = await act('Cancel', number, { reason: 'نبود\0' });
    expect(answer).toMatchObject({ status: 422, body: { code: 'INVALID' } });
    expect(await read(number)).toMatchObject({ status: waiting, version: 1 });
  });

  test('leaves a record of each change, with its standing before and after', async () => {
    const { number } = await order();
    await done('Start-Preparing', number);
    await done('Send', number, { carrier: 'courier' });
    expect(await messages(number)).toEqual([expect.stringMatching(/ارسال شد\.$/)]);
    expect(await records(`order ${number}`)).toMatchObject([
      {
        action: 'Start-Preparing',
        memberId: expect.any(Number),
        before: { status: waiting, delivery: '', version: 1 },
        after: { status: preparing, delivery: packing, version: 2 },
      },
      { action: 'Send', after: { delivery: sent, carrier: 'courier', code: '' } },
    ]);
  });
});

test('an order that is picked up is delivered without being sent', async () => {
  const { number } = await order({ Delivery: methods.pickUp });
  await done('Start-Preparing', number);
  expect(await done('Deliver', number)).toMatchObject({ delivery: delivered, parcel: null });
});

const refused = async (name: string, number: number, code: string, more?: object) => {
  const { status, body } = await act(name, number, more);
  expect([name, status, body]).toEqual([name, 409, expect.objectContaining({ code })]);
};

describe('a step', () => {
  test('an order cannot take is refused', async () => {
    const { number } = await order();
    await refused('Send', number, 'ORDER_STEP', parcel);
    await refused('Deliver', number, 'ORDER_STEP');
    await done('Start-Preparing', number);
    await refused('Start-Preparing', number, 'ORDER_STEP');
    await refused('Deliver', number, 'ORDER_STEP');
    await done('Send', number, parcel);
    await refused('Send', number, 'ORDER_STEP', parcel);
    await refused('Cancel', number, 'ORDER_NOT_CANCELLABLE', { reason: 'دیر شد' });
    await done('Deliver', number);
    await refused('Deliver', number, 'ORDER_STEP');
    const { number: unpaid } = await leave('zarinpal');
    await refused('Start-Preparing', unpaid, 'ORDER_STEP');
  });

  test('on an older version is refused, with the version of now', async () => {
    const { number } = await order();
    await done('Start-Preparing', number);
    const answer = await call('Cancel', { number, version: 1, reason: 'دیر شد' });
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'STALE', fields: { version: '2' } },
    });
    expect(await read(number)).toMatchObject({ status: preparing });
  });

  test('by two administrators at once is made once', async () => {
    const before = await stock();
    const { number } = await order();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => call('Start-Preparing', { number, version: 1 })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    expect(await stock()).toEqual({ ...before, stock: before.stock - 1 });
    expect(await records(`order ${number}`)).toHaveLength(1);
  });
});

/** The shop's only coupon. */
const used = async () => (await db().select().from(coupon))[0];

describe('a cancelled order', () => {
  test('that was paid gives back pieces, coupon and money, once', async () => {
    const before = await stock();
    const usedBefore = (await used())?.used;
    const { number, buyer } = await payAt('behpardakht', { Coupon: 'TEN' });
    expect((await used())?.used).toBe((usedBefore ?? 0) + 1);
    const { total } = await done('Start-Preparing', number);
    const answer = await done('Cancel', number, { reason: 'کالا آسیب دیده است' });
    expect(answer).toMatchObject({
      status: cancelled,
      paid: total,
      refunded: total,
      refunds: [{ amount: total, state: 'wanted', reason: 'کالا آسیب دیده است' }],
    });
    expect(await stock()).toEqual(before);
    expect((await used())?.used).toBe(usedBefore);
    expect((await messages(number)).at(-1)).toMatch(/لغو شد؛ وجه [۰-۹٬]+ تومان بازمی‌گردد\.$/);
    expect((await act('Cancel', number, { reason: 'باز' })).status).toBe(409);
    const shown = () => desk.shop.shop.orders.detail(buyer.memberId, number);
    expect(await shown()).toMatchObject({ refunds: [{ amount: total, state: 'pending' }] });
    await giveBack();
    expect(await shown()).toMatchObject({ refunds: [{ amount: total, state: 'done' }] });
    // The refund's end is no step of the order.
    expect((await shown()).events.at(-1)).toMatchObject({ status: cancelled });
    expect((await messages(number)).filter((text) => text.includes('لغو'))).toHaveLength(1);
  });

  test('that waits for its payment thaws its basket, and nothing goes back', async () => {
    const before = await stock();
    const { number, buyer } = await leave('zarinpal');
    expect(await done('Cancel', number, { reason: 'به خواست خریدار' })).toMatchObject({
      status: cancelled,
      refunds: [],
    });
    expect(await stock()).toEqual(before);
    const basket = await desk.shop.shop.basket.read(memberBasket(buyer.memberId));
    expect(basket).toMatchObject({ frozen: false });
    expect(await messages(number)).toEqual([expect.stringMatching(/لغو شد\.$/)]);
  });

  test('is not revived by a payment that comes later', async () => {
    const left = await leave('zarinpal');
    const fields = await press(left, 'پرداخت');
    await done('Cancel', left.number, { reason: 'به خواست خریدار' });
    await comeBack(left, fields);
    expect(await read(left.number)).toMatchObject({ status: cancelled });
    expect(await strays(left)).toBe(1);
  });

  test('and a payment that comes at the same time leave its money in one place', async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await stock();
      const left = await leave('zarinpal');
      const fields = await press(left, 'پرداخت');
      const { version } = await read(left.number);
      const [answer] = await Promise.all([
        call('Cancel', { number: left.number, version, reason: 'به خواست خریدار' }),
        comeBack(left, fields),
      ]);
      const after = await read(left.number);
      if (answer.status === 200) {
        expect(after).toMatchObject({ status: cancelled, refunds: [] });
        expect(await strays(left)).toBe(1);
        expect(await stock()).toEqual(before);
      } else {
        expect(answer.status).toBe(409);
        expect(after).toMatchObject({ status: paid, refunds: [] });
        expect(await strays(left)).toBe(0);
        await done('Cancel', left.number, { reason: 'به خواست خریدار' });
      }
    }
  });

  test('is refused while its payment is being verified', async () => {
    const left = await leave('zarinpal');
    const fields = await press(left, 'پرداخت');
    desk.sandbox.control.plan({ call: 'zarinpal.verify', kind: 'drop' });
    await comeBack(left, fields);
    expect(await act('Cancel', left.number, { reason: 'دیر شد' })).toMatchObject({
      status: 409,
      body: { code: 'ORDER_VERIFYING' },
    });
    expect(await read(left.number)).toMatchObject({ status: atGateway });
  });
});
