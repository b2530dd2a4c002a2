import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { orderStatuses } from '#lib/contract/codes.ts';
import { coupon } from '#server/db/schema/promotion.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';
import { brokenInvariants, writeBuyers } from '#server/testing/selling.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterEach(async () => {
  desk.sandbox.control.reset();
  expect(await brokenInvariants(desk.shop.shop.database)).toEqual([]);
});
afterAll(() => desk.close());

const { call, read, done, payAt, leave, press, comeBack, ...work } = createDeskWork(() => desk);
const { messages, stock, giveBack, db } = work;
const { paid, preparing, cancelled, atGateway } = orderStatuses;

type Left = Awaited<ReturnType<typeof payAt>>;
const cancel = ({ buyer, number }: Left) =>
  desk.shop.shop.ownCancels.cancel(buyer.memberId, number);
const detail = ({ buyer, number }: Left) => desk.shop.shop.orders.detail(buyer.memberId, number);
const used = async () => (await db().select().from(coupon))[0]?.used;

describe('a paid order, cancelled by its member', () => {
  test('gives back pieces, coupon and all its money, once, and its member is notified', async () => {
    const before = await stock();
    const usedBefore = await used();
    const left = await payAt('zarinpal', { Coupon: 'TEN' });
    const { total, canCancel } = await detail(left);
    expect(canCancel).toBe(true);
    const ended = await Promise.allSettled(Array.from({ length: 10 }, () => cancel(left)));
    expect(ended.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await stock()).toEqual(before);
    expect(await used()).toBe(usedBefore);
    expect(await detail(left)).toMatchObject({
      status: cancelled,
      canCancel: false,
      refunds: [{ amount: total, state: 'pending' }],
    });
    await giveBack();
    expect(await detail(left)).toMatchObject({ refunds: [{ amount: total, state: 'done' }] });
    expect(await read(left.number)).toMatchObject({ paid: total, refunded: total });
    const notices = (await messages(left.number)).filter((text) => text.includes('لغو شد'));
    expect(notices).toEqual([expect.stringMatching(/لغو شد؛ وجه [۰-۹٬]+ تومان بازمی‌گردد\.$/)]);
  });

  test('gives back what is left where a part has gone back before', async () => {
    const left = await payAt('behpardakht');
    await done('Refund', left.number, { amount: 30_000, reason: 'یک جعبه کم بود' });
    await giveBack();
    await cancel(left);
    expect(await detail(left)).toMatchObject({
      refunds: [{ amount: 30_000 }, { amount: 150_000 }],
    });
  });

  test('stays when it is packed already', async () => {
    const left = await payAt('zarinpal');
    await done('Start-Preparing', left.number);
    expect(await detail(left)).toMatchObject({ canCancel: false });
    await expect(cancel(left)).rejects.toMatchObject({
      status: 409,
      code: 'ORDER_NOT_CANCELLABLE',
    });
    expect(await detail(left)).toMatchObject({ status: preparing, refunds: [] });
  });

  test('is not found by another member', async () => {
    const left = await payAt('zarinpal');
    const [other] = await writeBuyers(desk.shop.shop.database, 1, []);
    await expect(
      desk.shop.shop.ownCancels.cancel(other?.memberId ?? 0, left.number),
    ).rejects.toMatchObject({ status: 404 });
    expect(await detail(left)).toMatchObject({ status: paid });
  });

  test('while the shop begins to pack it is either packed or cancelled with its money', async () => {
    for (let round = 0; round < 8; round += 1) {
      const before = await stock();
      const left = await payAt('zarinpal');
      const { version } = await read(left.number);
      const packing = () => call('Start-Preparing', { number: left.number, version });
      const leaving = () =>
        cancel(left).then(
          () => true,
          () => false,
        );
      // The one that is asked first is mostly the faster one.
      const early = round % 2 === 0 ? null : leaving();
      const [packed, isLeft] = await Promise.all([packing(), early ?? leaving()]);
      const after = await detail(left);
      if (isLeft) {
        expect(packed).toMatchObject({ status: 409, body: { code: 'STALE' } });
        expect(after).toMatchObject({ status: cancelled, refunds: [{ amount: 180_000 }] });
        expect(await stock()).toEqual(before);
      } else {
        expect(packed).toMatchObject({ status: 200 });
        expect(after).toMatchObject({ status: preparing, refunds: [] });
      }
    }
  });
});

test('an order whose payment is being verified is not cancelled', async () => {
  const left = await leave('zarinpal');
  const fields = await press(left, 'پرداخت');
  desk.sandbox.control.plan({ call: 'zarinpal.verify', kind: 'drop' });
  await comeBack(left, fields);
  await expect(cancel(left)).rejects.toMatchObject({ status: 409, code: 'ORDER_VERIFYING' });
  expect(await detail(left)).toMatchObject({ status: atGateway });
});
