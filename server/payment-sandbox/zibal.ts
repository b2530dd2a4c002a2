import { z } from 'zod';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import type { Twist } from '#server/payment-sandbox/control.ts';
import { sendPayPage, sendSentence } from '#server/payment-sandbox/pages.ts';
import { sandboxTexts } from '#server/payment-sandbox/texts.ts';
import { digits, type SandboxPayment, type State } from '#server/payment-sandbox/till.ts';
import {
  isCallback,
  named,
  type Sandbox,
  sandboxCard,
  reportedAmount,
  type Wire,
} from '#server/payment-sandbox/wire.ts';

const protocol = 'zibal';

const request = z.object({
  amount: z.int().min(1_001),
  callbackUrl: z.string(),
  orderId: z.string().max(100).optional(),
});
const ofPayment = z.object({ trackId: z.union([z.int(), z.string()]).transform(String) });
const merchant = z.object({ merchant: z.string() });

/** Being refunded, refunded. */
const panelStatuses = { ordered: 16, done: 15 };
/** Waiting, paid and not verified, verified, cancelled, refused, reversed. */
const statuses: Record<State, number> = {
  waiting: -1,
  paid: 2,
  verified: 1,
  settled: 1,
  cancelled: 3,
  insufficient: 5,
  reversed: 18,
};

const calls = { request: begin, verify, inquiry: inquire };

export const zibalWire: Wire = {
  register: (app, sandbox) => {
    for (const [name, work] of Object.entries(calls)) {
      app.post(`/zibal/v1/${name}`, ({ body }, reply) =>
        sandbox.control.answer(reply, `zibal.${name}`, (twist) => {
          if (twist === 'denied') return { result: 103, message: 'inactive' };
          if (merchant.safeParse(body).data?.merchant !== sandboxKeys.zibal.merchant) {
            return { result: 102, message: 'merchant not found' };
          }
          return work(sandbox, body, twist);
        }),
      );
    }
    app.get<{ Params: { trackId: string } }>('/zibal/start/:trackId', async ({ params }, reply) => {
      const payment = sandbox.till.find(protocol, { token: params.trackId });
      return payment ? sendPayPage(reply, payment) : sendSentence(reply, 404, sandboxTexts.missing);
    });
  },
  backOf: ({ token, orderId, state }, twist) => ({
    method: 'GET',
    fields: {
      trackId: named(token, twist),
      success: state === 'paid' ? '1' : '0',
      status: String(statuses[state]),
      orderId,
    },
  }),
};

function begin({ till }: Sandbox, body: unknown): object {
  const given = request.safeParse(body);
  if (!given.success) return { result: 105, message: 'amount' };
  const { amount, callbackUrl, orderId = '' } = given.data;
  if (!isCallback(callbackUrl)) return { result: 106, message: 'callbackUrl' };
  const token = digits(10);
  till.begin({ protocol, token, amount, orderId, callbackUrl });
  return { result: 100, message: 'success', trackId: Number(token) };
}

function paymentOf({ till }: Sandbox, body: unknown): SandboxPayment | undefined {
  const { data } = ofPayment.safeParse(body);
  return data ? till.find(protocol, { token: data.trackId }) : undefined;
}

const facts = (
  { amount, orderId, reference, state, paidAt, panelRefund }: SandboxPayment,
  twist: Twist,
) => ({
  amount: reportedAmount(amount, twist),
  orderId: named(orderId, twist),
  status: panelRefund ? panelStatuses[panelRefund] : statuses[state],
  refNumber: Number(reference),
  cardNumber: sandboxCard,
  paidAt: new Date(paidAt).toISOString(),
});

function verify(sandbox: Sandbox, body: unknown, twist: Twist): object {
  const payment = paymentOf(sandbox, body);
  if (!payment) return { result: 203, message: 'trackId' };
  // As the real one, a second answer has neither amount nor reference.
  if (payment.state === 'verified') return { result: 201, message: 'already verified' };
  if (payment.state !== 'paid') return { result: 202, message: 'not paid' };
  sandbox.till.verify(payment);
  return { result: 100, message: 'success', ...facts(payment, twist) };
}

function inquire(sandbox: Sandbox, body: unknown, twist: Twist): object {
  const payment = paymentOf(sandbox, body);
  return payment
    ? { result: 100, message: 'success', ...facts(payment, twist) }
    : { result: 203, message: 'trackId' };
}
