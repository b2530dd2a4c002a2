import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listMovementsAnswer } from '#lib/contract/goods-grid.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';
import { piece } from '#server/testing/paying.ts';

let desk: Desk;
const work = createDeskWork(() => desk);
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const movements = async () => {
  const { body } = await work.call('List-Stock-Movements', { variantId: piece });
  return listMovementsAnswer.parse(body).items.map(({ change, stock, reason, orderNumber }) => ({
    change,
    stock,
    reason,
    orderNumber,
  }));
};

test('an order takes its pieces when it is taken up, and gives them back when it is cancelled', async () => {
  const { number } = await work.order();
  expect(await movements()).toEqual([]);
  await work.done('Start-Preparing', number);
  const sold = { change: -1, stock: 999, reason: 'sold', orderNumber: number };
  expect(await movements()).toEqual([sold]);
  await work.done('Cancel', number, { reason: 'نخواست' });
  expect(await movements()).toEqual([
    { change: 1, stock: 1_000, reason: 'returned', orderNumber: number },
    sold,
  ]);
});

test('a payment that arrives twice moves the stock once', async () => {
  const before = (await movements()).length;
  const left = await work.leave('zarinpal');
  const back = await work.press(left, 'پرداخت');
  await Promise.all([1, 2, 3].map(() => work.comeBack(left, back)));
  const after = await movements();
  expect(after).toHaveLength(before + 1);
  expect(after[0]).toMatchObject({ change: -1, reason: 'sold', orderNumber: left.number });
});

test('the command line corrects a stock', async () => {
  const { catalogue } = desk.shop.shop;
  await catalogue.setStock({ websiteCode: 1101, variantId: piece }, 500);
  expect((await movements())[0]).toMatchObject({
    stock: 500,
    reason: 'corrected',
    orderNumber: null,
  });
});
