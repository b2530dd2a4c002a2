/** How lenders are asked, against the stand-in. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { GatewayName } from '#server/gateways/gateway.ts';
import { gatewayAt, newPayment, price } from '#server/gateways/testing/wire.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.till.clear();
});
afterAll(() => sandbox.close());

const minute = 60_000;
const at = (name: GatewayName) => gatewayAt(sandbox.url, name);

describe('lenders', () => {
  test('ask for one access token however many calls need it', async () => {
    const gateway = at('snapppay');
    await Promise.all(Array.from({ length: 8 }, () => gateway.eligible?.(price)));
    await gateway.begin(newPayment());
    expect(sandbox.control.counts.get('snapppay.oauth')).toBe(1);
  });

  test('renew a token that is refused, once', async () => {
    const gateway = at('torobpay');
    await gateway.eligible?.(price);
    sandbox.till.shift(2 * 60 * minute);
    expect(await gateway.eligible?.(price)).toMatchObject({ kind: 'eligible' });
    expect(sandbox.control.counts.get('torobpay.oauth')).toBe(2);
  });

  test('do not keep a failure to get one', async () => {
    const gateway = at('snapppay');
    sandbox.control.plan({ call: 'snapppay.oauth', kind: 'error' });
    expect(await gateway.eligible?.(price)).toMatchObject({ kind: 'unknown', why: 'unavailable' });
    expect(await gateway.eligible?.(price)).toMatchObject({ kind: 'eligible' });
  });

  test.each(['snapppay', 'torobpay'] as const)(
    '%s states its parts and its limit',
    async (name) => {
      const words = '۴ قسط ۱٬۰۰۵٬۶۲۵ تومانی، بدون سود';
      expect(await at(name).eligible?.(price)).toMatchObject({ kind: 'eligible', words });
      const most = await at(name).eligible?.(50_000_000);
      expect(most).toMatchObject({ kind: 'eligible' });
      const more = await at(name).eligible?.(50_000_001);
      const limits = 'خرید قسطی از ۲۰٬۰۰۰ تا ۵۰٬۰۰۰٬۰۰۰ تومان ممکن است.';
      expect(more).toMatchObject({ kind: 'ineligible', words: limits });
    },
  );

  test('lend only to a mobile number', async () => {
    const gateway = at('snapppay');
    expect(await gateway.begin(newPayment({ mobile: null }))).toMatchObject({ kind: 'refused' });
  });
});
