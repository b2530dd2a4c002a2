import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { startOrderAnswer } from '#lib/contract/order.ts';
import { openTab } from '#server/hub/testing/visitors.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';
import { administratorOf } from '#server/testing/after-sale.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, logIn } from '#server/testing/members.ts';
import { addAddress, methods } from '#server/testing/selling.ts';
import { until } from '#server/testing/until.ts';

let desk: Desk;
let base: string;
const endings: (() => Promise<unknown>)[] = [];
beforeAll(async () => {
  desk = await openDesk(true);
  base = await desk.shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await Promise.all(endings.map((end) => end()));
  await desk.close();
});

const { done } = createDeskWork(() => desk);

/** Connects a tab of the member with this bearer. @returns the arguments of each order event it receives */
async function listen({ authorization = '' }: Readonly<Record<string, string>>) {
  const tab = await openTab(base, randomUUID(), authorization.replace('Bearer ', ''));
  endings.push(() => tab.stop());
  const heard: unknown[][] = [];
  tab.connection.on('UpdateOrderEvent', (...args: unknown[]) => heard.push(args));
  return heard;
}

test('each step of an order reaches all tabs of its member, and nobody else', async () => {
  const { shop, member } = desk;
  const stranger = await logIn(shop, accounts.administrator);
  const [phone, desktop, other, visitor] = [
    await listen(member),
    await listen(member),
    await listen(stranger.bearer),
    await listen({}),
  ];
  await shop.post('/api/Basket/Add-To-Basket', { WebsiteCode: codes.firstCase }, member);
  const started = await shop.post(
    '/api/order/start',
    {
      StartKey: randomUUID(),
      AddressId: await addAddress(shop, member),
      Delivery: methods.post,
      Payment: 'behpardakht',
    },
    member,
  );
  const { number, redirect } = startOrderAnswer.parse(started.body);
  const token = redirect?.url.slice(-22) ?? '';
  const way = await shop.shop.payments.wayOf(token);
  const back = way && (await pressButton(way, 'پرداخت'));
  await shop.shop.payments.comeBack('behpardakht', { ...back?.fields, a: token });
  await done('Start-Preparing', number);
  await done('Send', number, { carrier: 'post', code: '123456' });

  const { atGateway, paid, preparing } = orderStatuses;
  const steps = [
    [number, atGateway, '', 2],
    [number, paid, '', 3],
    [number, preparing, deliveryStates.packing, 4],
    [number, preparing, deliveryStates.sent, 5],
  ];
  await until(async () => phone.length >= steps.length && desktop.length >= steps.length);
  expect([phone, desktop]).toEqual([steps, steps]);
  // Events arrive in order: had the other one received any of these, it would come first.
  const own = { number: 1, status: paid, delivery: '', version: 1 } as const;
  shop.shop.events.emit('orderChanged', { memberId: await administratorOf(shop), ...own });
  await until(async () => other.length > 0);
  expect([other, visitor]).toEqual([[[1, paid, '', 1]], []]);
});
