import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import { gatewayEnvironment, gatewaySettings } from '#server/gateways/settings.ts';
import { createGatewayShelf } from '#server/gateways/shelf.ts';
import { otherMerchant } from '#server/payment-sandbox/zarinpal.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';
import { startSandbox } from '#server/payment-sandbox/start.ts';

const gateways = [{ name: 'zarinpal', isOn: true, minimum: 1_000 }] as const;
const key = { id: 1, name: 'zarinpal', fields: sandboxKeys.zarinpal, replacedAt: null };
const testing = { ...key, fields: { ...key.fields, sandbox: '1' } };

/** Gateways whose keys the panel has. */
function shelfOf(zarinpalUrl: string, keys: readonly object[]) {
  const environment = z.object(gatewayEnvironment).parse({
    ZARINPAL_URL: 'http://127.0.0.1:1',
    ZARINPAL_SANDBOX_URL: zarinpalUrl,
  });
  const from = { revision: 1, value: { gateways, nextKey: 3 }, secrets: keys };
  return createGatewayShelf(gatewaySettings(environment), {
    get: () => from,
    refresh: async () => undefined,
  });
}

const payment = {
  amount: 50_000,
  merchantRef: 1,
  callbackUrl: 'http://localhost/back',
  description: 'x',
  mobile: null,
  cart: { lines: [], freight: 0, discount: 0 },
};

test('a key in the test mode leads to the sandbox, says so to shoppers, and gives nothing back', async () => {
  const sandbox = await startSandbox();
  const gateway = shelfOf(`${sandbox.url}/zarinpal`, [testing]).named('zarinpal');
  expect(gateway?.title).toMatch(/آزمایشی.*پولی جابه‌جا نمی‌شود/);
  const begun = await gateway?.begin(payment);
  if (begun?.kind !== 'begun') throw new Error('It has not begun.');
  expect(begun.way.url).toContain(sandbox.url);
  await pressButton(begun.way, 'پرداخت');
  const { gatewayRef } = begun;
  const attempt = { gatewayRef, callbackRef: null, amount: 50_000, merchantRef: 1 };
  const paid = await gateway?.verify(attempt);
  expect(paid).toMatchObject({ kind: 'paid', reference: expect.stringMatching(/^test-\d+$/) });
  expect(await gateway?.reverse?.(attempt)).toMatchObject({ kind: 'done' });
  await sandbox.close();
});

test('payments begun in the test mode end there after it is switched off', () => {
  const replacedAt = '2026-11-26T00:00:00.000Z';
  const shelf = shelfOf('http://127.0.0.1:1', [
    { ...testing, replacedAt },
    { ...key, id: 2 },
  ]);
  expect(shelf.named('zarinpal')?.title).toBe('زرین‌پال');
  expect(shelf.of({ gateway: 'zarinpal', keyId: 1 })?.title).toContain('آزمایشی');
});

/** Gateways whose key the environment has; live they lead to `url`. */
function ownShelf(url: string, isTest: boolean, keys: readonly object[] = []) {
  const environment = z.object(gatewayEnvironment).parse({
    ZARINPAL_URL: url,
    ZARINPAL_SANDBOX_URL: 'http://127.0.0.1:1',
    PAYMENT_GATEWAYS: 'zarinpal',
    ...(keys.length === 0 && { ZARINPAL_MERCHANT_ID: sandboxKeys.zarinpal.merchantId }),
    ZARINPAL_SANDBOX: String(isTest),
  });
  const from = { revision: keys.length, value: { gateways, nextKey: 3 }, secrets: keys };
  return createGatewayShelf(gatewaySettings(environment), {
    get: () => from,
    refresh: async () => undefined,
  });
}

test.each([
  ['the environment’s key', []],
  ['a key of the panel that took its place', [testing]],
])(
  'a live payment is verified and given back live after %s is in the test mode',
  async (_, keys) => {
    const live = await startSandbox();
    const url = `${live.url}/zarinpal`;
    const before = ownShelf(url, false).named('zarinpal');
    const begun = await before?.begin(payment);
    if (begun?.kind !== 'begun') throw new Error('It has not begun.');
    await pressButton(begun.way, 'پرداخت');
    const attempt = {
      gatewayRef: begun.gatewayRef,
      callbackRef: null,
      amount: 50_000,
      merchantRef: 1,
    };
    const shelf = ownShelf(url, keys.length === 0, keys);
    expect(shelf.named('zarinpal')?.title).toContain('آزمایشی');
    const after = shelf.of({ gateway: 'zarinpal', keyId: before?.keyId ?? null });
    const paid = await after?.verify(attempt);
    expect(paid).toMatchObject({ kind: 'paid', reference: expect.stringMatching(/^\d+$/) });
    expect(await after?.reverse?.(attempt)).toMatchObject({ kind: 'done' });
    expect(live.control.counts.get('zarinpal.reverse')).toBe(1);
    await live.close();
  },
);

test('a payment made with the environment’s key is not called unpaid because the panel’s is another merchant’s', async () => {
  const live = await startSandbox();
  const url = `${live.url}/zarinpal`;
  const begun = await ownShelf(url, false).named('zarinpal')?.begin(payment);
  if (begun?.kind !== 'begun') throw new Error('It has not begun.');
  await pressButton(begun.way, 'پرداخت');
  const { gatewayRef } = begun;
  const attempt = { gatewayRef, callbackRef: null, amount: 50_000, merchantRef: 1 };
  const other = { ...key, fields: { ...key.fields, merchantId: otherMerchant } };
  const gateway = ownShelf(url, false, [other]).of({ gateway: 'zarinpal', keyId: null });
  expect(await gateway?.verify(attempt)).toMatchObject({ kind: 'unknown', why: 'denied' });
  expect(await gateway?.inquire?.(attempt)).toMatchObject({ kind: 'unknown', why: 'denied' });
  await live.close();
});

test('a payment made in the test mode of the environment’s key never goes to the live gateway', async () => {
  const keyId = ownShelf('http://127.0.0.1:1', true).named('zarinpal')?.keyId ?? null;
  const shelf = ownShelf('http://127.0.0.1:1', false);
  expect(shelf.of({ gateway: 'zarinpal', keyId })?.title).toContain('آزمایشی');
  expect(shelf.askable().keyIds).toContain(keyId);
});
