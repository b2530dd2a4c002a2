/** What each gateway has besides begin and verify, against the stand-in. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { Attempt, Gateway, GatewayName, RefundOrder } from '#server/gateways/gateway.ts';
import { begin, gatewayAt, nextRef, price, returned } from '#server/gateways/testing/wire.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { pressButton } from '#server/payment-sandbox/testing/shopper.ts';
import { otherMerchant } from '#server/payment-sandbox/zarinpal.ts';

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

/** Paid and returned, not verified. */
async function paidAt(gateway: Gateway): Promise<Attempt> {
  const { attempt, way } = await begin(gateway);
  const back = await pressButton(way, 'پرداخت');
  return returned(gateway, attempt, back?.fields).attempt;
}

async function verifiedAt(gateway: Gateway): Promise<{ attempt: Attempt; reference: string }> {
  const attempt = await paidAt(gateway);
  const verdict = await gateway.verify(attempt);
  if (verdict.kind !== 'paid') throw new Error(verdict.kind);
  return { attempt, reference: verdict.reference };
}

const refundOf = (reference: string, amount: number, own: Partial<RefundOrder> = {}) => ({
  amount,
  refundRef: nextRef(),
  reference,
  refundedBefore: 0,
  remaining: {
    lines: [{ id: 7, name: 'گوشی', category: 'موبایل', price: price - amount, count: 1 }],
    freight: 0,
    discount: 0,
  },
  ...own,
});

describe('inquiry', () => {
  test.each(['zarinpal', 'zibal'] as const)(
    '%s distinguishes taken money from verified',
    async (name) => {
      const gateway = at(name);
      const attempt = await paidAt(gateway);
      expect(await gateway.inquire?.(attempt)).toMatchObject({ kind: 'paid' });
      await gateway.verify(attempt);
      expect(await gateway.inquire?.(attempt)).toMatchObject({ kind: 'already' });
    },
  );

  test('Behpardakht leaves it to verify, until it is settled', async () => {
    const gateway = at('behpardakht');
    const { attempt } = await verifiedAt(gateway);
    expect(await gateway.inquire?.(attempt)).toMatchObject({ kind: 'paid' });
    await gateway.settle?.(attempt);
    expect(await gateway.inquire?.(attempt)).toMatchObject({ kind: 'already' });
  });

  test('lenders distinguish a pending payment from a verified one', async () => {
    const gateway = at('snapppay');
    const attempt = await paidAt(gateway);
    expect(await gateway.inquire?.(attempt)).toMatchObject({ kind: 'unknown', why: 'waiting' });
    await gateway.verify(attempt);
    expect(await gateway.inquire?.(attempt)).toMatchObject({ kind: 'already' });
  });

  test.each([
    ['reversed by the bank', { state: 'reversed' }],
    ['that is being refunded', { panelRefund: 'ordered' }],
    ['that was refunded', { panelRefund: 'done' }],
  ] as const)('Zibal finds a payment %s to have gone back', async (_what, change) => {
    const gateway = at('zibal');
    const { attempt } = await verifiedAt(gateway);
    Object.assign(sandbox.till.list().at(-1) ?? {}, change);
    const reversed = { kind: 'unpaid', why: 'reversed' };
    expect(await gateway.inquire?.(attempt)).toMatchObject(reversed);
  });

  test('Zarinpal answers nothing about a payment of another merchant', async () => {
    const gateway = at('zarinpal');
    const attempt = await paidAt(gateway);
    Object.assign(sandbox.till.list().at(-1) ?? {}, { merchant: otherMerchant });
    const foreign = { kind: 'unpaid', why: 'foreign' };
    expect(await gateway.inquire?.(attempt)).toMatchObject(foreign);
    expect(await gateway.verify(attempt)).toMatchObject(foreign);
  });

  test('a payment that is not known is absent', async () => {
    for (const name of ['zarinpal', 'zibal'] as const) {
      const gateway = at(name);
      const { attempt } = await begin(gateway);
      const unknown = { ...attempt, gatewayRef: '4444444444' };
      expect(await gateway.inquire?.(unknown)).toMatchObject({ kind: 'unpaid', why: 'absent' });
      expect(await gateway.verify(unknown)).toMatchObject({ kind: 'unpaid', why: 'absent' });
    }
  });
});

describe('another amount', () => {
  test('Zarinpal captures nothing', async () => {
    const gateway = at('zarinpal');
    const attempt = await paidAt(gateway);
    const dearer = { ...attempt, amount: price + 1 };
    expect(await gateway.verify(dearer)).toMatchObject({
      kind: 'unpaid',
      why: 'amount',
      captured: null,
    });
    expect((await gateway.verify(attempt)).kind).toBe('paid');
  });

  test.each(['zibal', 'saman'] as const)('%s has captured it, so it must go back', async (name) => {
    const gateway = at(name);
    const attempt = await paidAt(gateway);
    const verdict = await gateway.verify({ ...attempt, amount: price * 2 });
    expect(verdict).toMatchObject({ kind: 'unpaid', why: 'amount' });
    expect(verdict).toMatchObject({ captured: { amount: price } });
  });

  test('Zibal compares the amount of a second answer, which only inquiry states', async () => {
    const gateway = at('zibal');
    const { attempt } = await verifiedAt(gateway);
    expect(await gateway.verify(attempt)).toMatchObject({ kind: 'already', amount: price });
    const verdict = await gateway.verify({ ...attempt, amount: price + 1 });
    expect(verdict).toMatchObject({ kind: 'unpaid', why: 'amount', captured: { amount: price } });
  });

  test('in the inquiry of Zibal is captured only once it is verified', async () => {
    const gateway = at('zibal');
    const attempt = { ...(await paidAt(gateway)), amount: price + 1 };
    const before = await gateway.inquire?.(attempt);
    expect(before).toMatchObject({ kind: 'unpaid', why: 'amount', captured: null });
    await gateway.verify(attempt);
    const after = await gateway.inquire?.(attempt);
    expect(after).toMatchObject({ kind: 'unpaid', why: 'amount', captured: { amount: price } });
  });

  test('of a tenth of a toman is another amount', async () => {
    const gateway = at('saman');
    const attempt = await paidAt(gateway);
    sandbox.control.plan({ call: 'saman.VerifyTransaction', kind: 'amount' });
    const verdict = await gateway.verify(attempt);
    expect(verdict).toMatchObject({ kind: 'unpaid', why: 'amount' });
  });

  test.each(['behpardakht', 'snapppay', 'torobpay'] as const)(
    'in the callback of %s, whose verify states none, is foreign',
    async (name) => {
      const gateway = at(name);
      const { attempt, way } = await begin(gateway);
      sandbox.control.plan({ call: `${name}.callback`, kind: 'amount' });
      const back = await pressButton(way, 'پرداخت');
      expect(gateway.readCallback(back?.fields ?? {}, attempt).kind).toBe('foreign');
    },
  );
});

describe('other ids', () => {
  test.each(['zibal', 'saman', 'snapppay'] as const)('in the verify of %s', async (name) => {
    const gateway = at(name);
    const attempt = await paidAt(gateway);
    const call = name === 'saman' ? 'VerifyTransaction' : 'verify';
    sandbox.control.plan({ call: `${name}.${call}`, kind: 'reference' });
    expect(await gateway.verify(attempt)).toMatchObject({ kind: 'unpaid', why: 'foreign' });
  });

  test("Behpardakht does not verify another sale's reference", async () => {
    const gateway = at('behpardakht');
    const [one, other] = [await paidAt(gateway), await paidAt(gateway)];
    const swapped = { ...one, callbackRef: other.callbackRef };
    expect(await gateway.verify(swapped)).toMatchObject({ kind: 'unpaid', why: 'absent' });
  });

  test('Saman confirms one RefNum for two orders: its reference is the same for both', async () => {
    const gateway = at('saman');
    const [one, other] = [await paidAt(gateway), await begin(gateway)];
    const first = await gateway.verify(one);
    const thief = { ...other.attempt, callbackRef: one.callbackRef };
    const second = await gateway.verify(thief);
    expect([first.kind, second.kind]).toEqual(['paid', 'already']);
    expect(second).toMatchObject({ reference: first.kind === 'paid' && first.reference });
  });
});

describe('settle', () => {
  test.each(['behpardakht', 'snapppay', 'torobpay'] as const)('%s settles once', async (name) => {
    const gateway = at(name);
    const early = await paidAt(gateway);
    expect((await gateway.settle?.(early))?.kind).not.toMatch(/done|already/);
    const { attempt } = await verifiedAt(gateway);
    expect(await gateway.settle?.(attempt)).toMatchObject({ kind: 'done' });
    expect(await gateway.settle?.(attempt)).toMatchObject({ kind: 'already' });
  });

  test('without an answer it may be repeated', async () => {
    const gateway = at('behpardakht');
    const { attempt } = await verifiedAt(gateway);
    sandbox.control.plan({ call: 'behpardakht.bpSettleRequest', kind: 'drop' });
    expect(await gateway.settle?.(attempt)).toMatchObject({ kind: 'unknown' });
    expect(await gateway.settle?.(attempt)).toMatchObject({ kind: 'already' });
  });
});

describe('reverse', () => {
  test.each(['zarinpal', 'saman', 'behpardakht', 'snapppay'] as const)(
    '%s gives verified money back once',
    async (name) => {
      const gateway = at(name);
      const { attempt } = await verifiedAt(gateway);
      expect(await gateway.reverse?.(attempt)).toMatchObject({ kind: 'done' });
      expect(await gateway.reverse?.(attempt)).toMatchObject({ kind: 'already' });
      expect(await gateway.verify(attempt)).toMatchObject({ kind: 'unpaid', why: 'reversed' });
    },
  );

  test.each(['zarinpal', 'saman', 'behpardakht'] as const)('%s does so in time', async (name) => {
    const gateway = at(name);
    const { attempt } = await verifiedAt(gateway);
    sandbox.till.shift(gateway.reverseWindow + minute);
    expect(await gateway.reverse?.(attempt)).toMatchObject({ kind: 'refused' });
  });

  test('Behpardakht does not reverse what is settled', async () => {
    const gateway = at('behpardakht');
    const { attempt } = await verifiedAt(gateway);
    await gateway.settle?.(attempt);
    expect(await gateway.reverse?.(attempt)).toMatchObject({ kind: 'refused' });
  });

  test('lenders cancel what is settled', async () => {
    const gateway = at('torobpay');
    const { attempt } = await verifiedAt(gateway);
    await gateway.settle?.(attempt);
    expect(await gateway.reverse?.(attempt)).toMatchObject({ kind: 'done' });
    expect(await gateway.inquire?.(attempt)).toMatchObject({ kind: 'unpaid', why: 'reversed' });
  });
});

describe('refund', () => {
  test.each(['zarinpal', 'behpardakht', 'snapppay'] as const)(
    '%s refunds parts, never more than was paid',
    async (name) => {
      const gateway = at(name);
      expect(gateway.refundsParts).toBe(true);
      const { attempt, reference } = await verifiedAt(gateway);
      await gateway.settle?.(attempt);
      const part = refundOf(reference, 1_000_000);
      expect(await gateway.refund?.(attempt, part)).toMatchObject({ kind: 'done' });
      const rest = refundOf(reference, price - 1_000_000, { refundedBefore: 1_000_000 });
      expect(await gateway.refund?.(attempt, rest)).toMatchObject({ kind: 'done' });
      const more = refundOf(reference, 20_000, { refundedBefore: price - 20_000 });
      expect(await gateway.refund?.(attempt, more)).toMatchObject({ kind: 'refused' });
    },
  );

  test('Behpardakht never makes one order twice, and reports that it was made', async () => {
    const gateway = at('behpardakht');
    const { attempt, reference } = await verifiedAt(gateway);
    await gateway.settle?.(attempt);
    const order = refundOf(reference, 500_000);
    expect(await gateway.inquireRefund?.(attempt, order)).toMatchObject({ kind: 'refused' });
    sandbox.control.plan({ call: 'behpardakht.bpRefundRequest', kind: 'drop' });
    expect(await gateway.refund?.(attempt, order)).toMatchObject({ kind: 'unknown' });
    expect(await gateway.refund?.(attempt, order)).toMatchObject({ kind: 'unknown' });
    expect(await gateway.inquireRefund?.(attempt, order)).toMatchObject({ kind: 'done' });
    expect(sandbox.till.list()[0]).toMatchObject({ refunded: 5_000_000 });
  });

  test('a lender reports of a whole refund whether it was made', async () => {
    const gateway = at('snapppay');
    const { attempt, reference } = await verifiedAt(gateway);
    await gateway.settle?.(attempt);
    const order = refundOf(reference, price);
    expect(await gateway.inquireRefund?.(attempt, order)).toMatchObject({ kind: 'refused' });
    sandbox.control.plan({ call: 'snapppay.cancel', kind: 'drop' });
    expect(await gateway.refund?.(attempt, order)).toMatchObject({ kind: 'unknown' });
    expect(await gateway.inquireRefund?.(attempt, order)).toMatchObject({ kind: 'done' });
  });

  test('Zarinpal refunds at least 20,000 rial, of a payment it can find', async () => {
    const gateway = at('zarinpal');
    const { attempt, reference } = await verifiedAt(gateway);
    const small = await gateway.refund?.(attempt, refundOf(reference, 1_999));
    expect(small).toMatchObject({ kind: 'refused' });
    const other = await gateway.refund?.(attempt, refundOf('1', 2_000));
    expect(other).toMatchObject({ kind: 'refused' });
    expect(sandbox.control.counts.get('zarinpal.AddRefund')).toBeUndefined();
  });
});

test('Zarinpal lists what was paid and never verified', async () => {
  const gateway = at('zarinpal');
  const { attempt, way } = await begin(gateway);
  // The shopper pays, and the line drops on the way back.
  sandbox.control.plan({ call: 'zarinpal.callback', kind: 'drop' });
  await expect(pressButton(way, 'پرداخت')).rejects.toThrow();
  const listed = await gateway.unverified?.();
  const payments = [{ gatewayRef: attempt.gatewayRef, amount: price }];
  expect(listed).toMatchObject({ kind: 'listed', payments });
  await gateway.verify(attempt);
  expect(await gateway.unverified?.()).toMatchObject({ kind: 'listed', payments: [] });
});

test('a merchant number is used once', async () => {
  for (const name of ['behpardakht', 'snapppay'] as const) {
    const gateway = at(name);
    const { payment } = await begin(gateway);
    expect(await gateway.begin(payment)).toMatchObject({ kind: 'refused' });
  }
});
