/** Each adapter as it runs in production, against the stand-in. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type Attempt, type Gateway, gatewayNames } from '#server/gateways/gateway.ts';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import { begin, gatewayAt, newPayment, price, returned } from '#server/gateways/testing/wire.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.till.clear();
});
afterAll(() => sandbox.close());

const calls = {
  zarinpal: { begin: 'request', verify: 'verify', reverse: 'reverse' },
  zibal: { begin: 'request', verify: 'verify', reverse: '' },
  saman: { begin: 'token', verify: 'VerifyTransaction', reverse: 'ReverseTransaction' },
  behpardakht: { begin: 'bpPayRequest', verify: 'bpVerifyRequest', reverse: 'bpReversalRequest' },
  snapppay: { begin: 'token', verify: 'verify', reverse: 'revert' },
  torobpay: { begin: 'token', verify: 'verify', reverse: 'revert' },
} as const;

const keyTexts = Object.values(sandboxKeys)
  .flatMap((keys) => Object.entries(keys))
  .flatMap(([name, value]) => (/token|secret|password|merchantId/i.test(name) ? [value] : []));

/** Nothing that is stored or logged may contain a key or a whole card number. */
function expectNoSecrets(answer: unknown): void {
  const text = JSON.stringify(answer);
  for (const key of keyTexts) expect(text).not.toContain(JSON.stringify(key).slice(1, -1));
  expect(text).not.toMatch(/access_token":"(?!\[hidden)|(?<![\dA-F])\d{16}(?![\dA-F])/);
}

describe.each(gatewayNames)('%s', (name) => {
  let gateway: Gateway;
  beforeEach(() => {
    gateway = gatewayAt(sandbox.url, name);
  });
  const plan = (
    call: 'begin' | 'verify' | 'reverse',
    kind: Parameters<typeof sandbox.control.plan>[0]['kind'],
    more = {},
  ) => sandbox.control.plan({ call: `${name}.${calls[name][call]}`, kind, ...more });

  /** An attempt whose shopper has paid and come back. */
  async function paid(): Promise<Attempt> {
    const { attempt, way } = await begin(gateway);
    const back = await pressButton(way, 'پرداخت');
    const { reading, attempt: stored } = returned(gateway, attempt, back?.fields);
    expect(reading.kind).toBe('paid');
    return stored;
  }

  test('is paid once, and after that already', async () => {
    const attempt = await paid();
    const first = await gateway.verify(attempt);
    expect(first).toMatchObject({ kind: 'paid' });
    expectNoSecrets(first);
    const again = await gateway.verify(attempt);
    expect(again).toMatchObject({ kind: 'already' });
    if (first.kind !== 'paid' || again.kind !== 'already') throw new Error('unreachable');
    expect(first.reference).not.toBe('');
    expect(again.reference).toBe(first.reference);
    expect([price, null]).toContain(first.amount);
    expect(JSON.parse(JSON.stringify(first.raw))).toEqual(first.raw);
  });

  test('brings the browser back to the exact address, by the method the wire uses', async () => {
    const { way, payment } = await begin(gateway);
    const back = await pressButton(way, 'پرداخت');
    const url = new URL(back?.url ?? '');
    expect(url.href.startsWith('http://localhost:3000/api/order/callback/x?a=token&b=1')).toBe(
      true,
    );
    expect(back?.method).toBe(['zarinpal', 'zibal'].includes(name) ? 'GET' : 'POST');
    if (back?.method === 'POST') expect(back.url).toBe(payment.callbackUrl);
  });

  test.each(['انصراف', 'موجودی ناکافی'] as const)('is unpaid after «%s»', async (button) => {
    const { attempt, way } = await begin(gateway);
    const back = await pressButton(way, button);
    const { reading, attempt: stored } = returned(gateway, attempt, back?.fields);
    expect(reading.kind).toBe('unpaid');
    const verdict = await gateway.verify(stored);
    // Without a reference of the bank there is nothing to verify.
    expect(verdict.kind).toBe(['saman', 'behpardakht'].includes(name) ? 'unknown' : 'unpaid');
    if (!['saman', 'behpardakht'].includes(name)) {
      expect(verdict).toMatchObject({ why: 'failed', captured: null });
      expect(await gateway.inquire?.(stored)).toMatchObject({ kind: 'unpaid', why: 'failed' });
    }
  });

  test('is not called unpaid while the shopper may still pay', async () => {
    const { attempt, way } = await begin(gateway);
    expect(await pressButton(way, 'بستن بدون بازگشت')).toBeNull();
    expect(await gateway.verify(attempt)).toMatchObject({ kind: 'unknown', why: 'waiting' });
    expect((await pressButton(way, 'پرداخت'))?.fields).toBeDefined();
  });

  test("another payment's callback is foreign", async () => {
    const [one, other] = [await begin(gateway), await begin(gateway)];
    const back = await pressButton(other.way, 'پرداخت');
    expect(gateway.readCallback(back?.fields ?? {}, one.attempt).kind).toBe('foreign');
    expect(gateway.readCallback({}, one.attempt).kind).toBe('foreign');
    sandbox.control.plan({ call: `${name}.callback`, kind: 'reference' });
    const swapped = await pressButton(one.way, 'پرداخت');
    expect(gateway.readCallback(swapped?.fields ?? {}, one.attempt).kind).toBe('foreign');
  });

  test('a forged callback is found unpaid or waiting', async () => {
    const { attempt, way } = await begin(gateway);
    const back = await pressButton(way, 'انصراف');
    const forged = {
      ...back?.fields,
      Status: name === 'zarinpal' ? 'OK' : '2',
      State: 'OK',
      state: 'OK',
      success: '1',
      ResCode: '0',
      RefNum: '123456789012',
      SaleReferenceId: '123456789012',
    };
    const { reading, attempt: stored } = returned(gateway, attempt, forged);
    expect(reading.kind).toBe('paid');
    expect(await gateway.verify(stored)).toMatchObject({ kind: 'unpaid', captured: null });
  });

  test.each([
    ['html', 'unreadable'],
    ['garbage', 'unreadable'],
    ['huge', 'unreadable'],
    ['error', 'unavailable'],
    ['drop', 'timeout'],
    ['denied', 'denied'],
  ] as const)('leaves verify unknown after %s, and later it is known', async (kind, why) => {
    const attempt = await paid();
    plan('verify', kind);
    if (kind === 'denied' && ['snapppay', 'torobpay'].includes(name)) {
      // Refused tokens are renewed; it needs a second refusal.
      plan('verify', kind);
    }
    const verdict = await gateway.verify(attempt);
    expect(verdict).toMatchObject({ kind: 'unknown', why });
    expectNoSecrets(verdict);
    const later = await gateway.verify(attempt);
    expect(later.kind).toBe(['error', 'denied'].includes(kind) ? 'paid' : 'already');
  });

  test('leaves a slow verify unknown', async () => {
    const attempt = await paid();
    plan('verify', 'delay', { ms: 600 });
    const hasty = gatewayAt(sandbox.url, name, 250);
    expect(await hasty.verify(attempt)).toMatchObject({ kind: 'unknown', why: 'timeout' });
    expect((await gateway.verify(attempt)).kind).toBe('already');
  });

  test.each([
    ['html', 'unreadable'],
    ['garbage', 'unreadable'],
    ['error', 'unavailable'],
    ['drop', 'timeout'],
  ] as const)('does not begin after %s', async (kind, why) => {
    plan('begin', kind);
    expect(await gateway.begin(newPayment())).toMatchObject({ kind: 'unknown', why });
  });

  test('is unavailable when nothing listens', async () => {
    const nowhere = gatewayAt('http://127.0.0.1:9', name);
    expect(await nowhere.begin(newPayment())).toMatchObject({ kind: 'unknown' });
  });

  test('refuses amounts that are no positive safe integers before any call', async () => {
    for (const amount of [0, -1, 1.5, Number.NaN, Number.MAX_SAFE_INTEGER]) {
      await expect(gateway.begin(newPayment({ amount }))).rejects.toThrow(RangeError);
    }
    expect(sandbox.control.counts.get(`${name}.${calls[name].begin}`)).toBeUndefined();
  });

  test('takes a cart in which a line costs nothing', async () => {
    const { cart } = newPayment();
    const gift = { id: 8, name: 'هدیه', category: 'موبایل', price: 0, count: 1 };
    const payment = newPayment({ cart: { ...cart, lines: [...cart.lines, gift] } });
    expect(await gateway.begin(payment)).toMatchObject({ kind: 'begun' });
  });

  test('hides its keys in what is stored of a beginning', async () => {
    expectNoSecrets(await gateway.begin(newPayment()));
    plan('begin', 'denied');
    expectNoSecrets(await gateway.begin(newPayment()));
  });
});

describe('the windows', () => {
  const minute = 60_000;
  test.each(['saman', 'behpardakht', 'snapppay'] as const)(
    '%s returns what is not verified in time',
    async (name) => {
      const gateway = gatewayAt(sandbox.url, name);
      expect(gateway.returnsUnverified).toBe(true);
      const { attempt, way } = await begin(gateway);
      const back = await pressButton(way, 'پرداخت');
      const { attempt: stored } = returned(gateway, attempt, back?.fields);
      sandbox.till.shift(gateway.verifyWindow + minute);
      expect(await gateway.verify(stored)).toMatchObject({
        kind: 'unpaid',
        why: name === 'saman' ? 'expired' : 'reversed',
      });
    },
  );

  test('a token ends', async () => {
    const gateway = gatewayAt(sandbox.url, 'zarinpal');
    const { way } = await begin(gateway);
    sandbox.till.shift(gateway.tokenLife + minute);
    expect(await pressButton(way, 'پرداخت')).toBeNull();
  });
});
