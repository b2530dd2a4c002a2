import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { createPaying } from '#server/testing/paying.ts';
import { sellingShop, testGateways } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
const lines: string[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({
    filling: sellingShop,
    config: { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' },
    log: { write: (line) => void lines.push(line) },
  });
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const { leave, press } = createPaying(() => shop);

test('operators hear of money of another amount, and of no token', async () => {
  const order = await leave('zibal');
  const fields = await press(order, 'پرداخت');
  sandbox.control.plan({ call: 'zibal.verify', kind: 'amount' });
  const query = new URLSearchParams({ ...fields, a: order.token });
  await shop.get(`/api/order/callback/zibal?${query}`);
  await shop.get(`/api/order/go/${order.token}`);
  const said = lines.join('');
  expect(said).toContain('"event":"payment mismatch"');
  expect(said).toContain('/api/order/callback/zibal?');
  expect(said).not.toContain(order.token);
});
