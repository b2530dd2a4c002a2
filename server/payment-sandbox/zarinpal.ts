import { z } from 'zod';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import type { Twist } from '#server/payment-sandbox/control.ts';
import { sendPayPage, sendSentence } from '#server/payment-sandbox/pages.ts';
import { sandboxTexts } from '#server/payment-sandbox/texts.ts';
import { digits, hex, type SandboxPayment, type State } from '#server/payment-sandbox/till.ts';
import {
  isCallback,
  named,
  type Sandbox,
  sandboxCard,
  type Wire,
} from '#server/payment-sandbox/wire.ts';

const keys = sandboxKeys.zarinpal;
/** Another merchant of the gateway. */
export const otherMerchant = '00000000-0000-4000-8000-000000000002';
const merchants = new Set<string>([keys.merchantId, otherMerchant]);
const protocol = 'zarinpal';

const merchant = z.object({ merchant_id: z.string() });
const request = merchant.extend({
  amount: z.int().min(10_000),
  description: z.string().min(1).max(500),
  callback_url: z.string(),
  metadata: z.object({ order_id: z.string().max(100).optional() }).optional(),
});
const naming = merchant.extend({ authority: z.string(), amount: z.int().optional() });
type Given = z.output<typeof naming>;

/** On an error `data` is `[]`, on success `errors` is. */
const error = (code: number) => ({ data: [], errors: { message: '', code, validations: [] } });
const success = (data: object) => ({ data, errors: [] });

type Call = (sandbox: Sandbox, body: unknown, twist: Twist) => object;
const calls: Record<string, Call> = {
  request: begin,
  verify: ofPayment(verify),
  inquiry: ofPayment(inquire),
  reverse: ofPayment(reverse),
  unVerified: ({ till }, body) =>
    success({
      code: 100,
      message: 'Success',
      authorities: till
        .list()
        .filter((each) => each.protocol === protocol && each.state === 'paid')
        .filter((each) => each.merchant === merchant.parse(body).merchant_id)
        .toReversed()
        .slice(0, 100)
        .map(({ token, amount, callbackUrl }) => ({
          authority: token,
          amount,
          callback_url: callbackUrl,
          referer: '',
          date: new Date().toISOString(),
        })),
    }),
};

export const zarinpalWire: Wire = {
  register: (app, sandbox) => {
    const { till, control } = sandbox;
    for (const [name, work] of Object.entries(calls)) {
      app.post(`/zarinpal/pg/v4/payment/${name}.json`, (incoming, reply) =>
        control.answer(reply, `zarinpal.${name}`, (twist) => {
          const given = merchant.safeParse(incoming.body);
          if (twist === 'denied') return reply.code(401).send(error(-10));
          if (!merchants.has(given.data?.merchant_id ?? '')) {
            return reply.code(422).send(error(-9));
          }
          const answer = work(sandbox, incoming.body, twist);
          return answer;
        }),
      );
    }
    app.get<{ Params: { authority: string } }>(
      '/zarinpal/pg/StartPay/:authority',
      async ({ params }, reply) => {
        const payment = till.find(protocol, { token: params.authority });
        return payment
          ? sendPayPage(reply, payment)
          : sendSentence(reply, 404, sandboxTexts.missing);
      },
    );
    app.post('/zarinpal/api/v4/graphql', (incoming, reply) => {
      const given = z
        .object({ query: z.string(), variables: z.unknown() })
        .safeParse(incoming.body);
      const isRefund = given.data?.query.trimStart().startsWith('mutation') ?? false;
      return control.answer(reply, `zarinpal.${isRefund ? 'AddRefund' : 'Session'}`, () => {
        if (incoming.headers.authorization !== `Bearer ${keys.accessToken}`) {
          return reply.code(401).send({ errors: [{ message: 'Unauthenticated.' }] });
        }
        return isRefund
          ? addRefund(sandbox, given.data?.variables)
          : sessions(sandbox, given.data?.variables);
      });
    });
  },
  backOf: ({ token, state }, twist) => ({
    method: 'GET',
    fields: { Authority: named(token, twist), Status: state === 'paid' ? 'OK' : 'NOK' },
  }),
};

function begin({ till }: Sandbox, body: unknown): object {
  const given = request.safeParse(body);
  if (!given.success || !isCallback(given.data.callback_url)) return error(-9);
  const { amount, callback_url: callbackUrl, metadata, merchant_id } = given.data;
  const token = `A${hex(18).slice(1)}`.slice(0, 36);
  const orderId = metadata?.order_id ?? '';
  till.begin({ protocol, token, amount, orderId, callbackUrl, merchant: merchant_id });
  return success({ code: 100, message: 'Success', authority: token, fee_type: 'Merchant', fee: 0 });
}

/** Does the work on the payment that a body names. */
function ofPayment(
  work: (payment: SandboxPayment, sandbox: Sandbox, given: Given, twist: Twist) => object,
): Call {
  return (sandbox, body, twist) => {
    const { data } = naming.safeParse(body);
    const payment = data && sandbox.till.find(protocol, { token: data.authority });
    if (!payment) return error(-54);
    // Payments that the till knows from the past are the shop's.
    const { merchant: owner = keys.merchantId } = payment;
    return owner === data.merchant_id ? work(payment, sandbox, data, twist) : error(-53);
  };
}

function verify(
  payment: SandboxPayment,
  { till }: Sandbox,
  { amount }: Given,
  twist: Twist,
): object {
  if (twist === 'reference') return error(-54);
  if (amount !== payment.amount || twist === 'amount') return error(-50);
  if (payment.state !== 'paid' && payment.state !== 'verified') return error(-51);
  const code = payment.state === 'paid' ? 100 : 101;
  if (code === 100) till.verify(payment);
  return success({
    code,
    message: code === 100 ? 'Paid' : 'Verified',
    card_hash: hex(32).toUpperCase(),
    card_pan: sandboxCard,
    ref_id: Number(payment.reference),
    fee_type: 'Merchant',
    fee: 0,
  });
}

const words: Record<State, string> = {
  waiting: 'IN_BANK',
  paid: 'PAID',
  verified: 'VERIFIED',
  settled: 'VERIFIED',
  cancelled: 'FAILED',
  insufficient: 'FAILED',
  reversed: 'REVERSED',
};

function inquire({ state }: SandboxPayment): object {
  return success({ code: 100, message: 'Success', status: words[state] });
}

function reverse(payment: SandboxPayment, { till }: Sandbox): object {
  if (payment.state !== 'verified') return error(-61);
  if (!till.isReversible(payment)) return error(-63);
  payment.state = 'reversed';
  return success({ code: 100, message: 'Reversed' });
}

const refused = (message: string) => ({ errors: [{ message }] });

function sessions({ till }: Sandbox, variables: unknown): object {
  const given = z
    .object({ terminal_id: z.string(), reference_id: z.string() })
    .safeParse(variables);
  if (given.data?.terminal_id !== keys.terminalId) return refused('No such terminal.');
  const found = till.find(protocol, { reference: given.data.reference_id });
  return { data: { resource: found ? [{ id: found.reference, amount: found.amount }] : [] } };
}

function addRefund({ till }: Sandbox, variables: unknown): object {
  const given = z
    .object({ session_id: z.string(), amount: z.int().min(20_000) })
    .safeParse(variables);
  if (!given.success) return refused('Validation.');
  const { session_id: reference, amount } = given.data;
  const payment = till.find(protocol, { reference });
  if (payment?.state !== 'verified' || !till.refund(payment, digits(12), amount)) {
    return refused('Not refundable.');
  }
  const timeline = { refund_amount: amount, refund_time: null, refund_status: 'PENDING' };
  const id = [...payment.refunds.values()].at(-1)?.reference;
  return { data: { resource: { id, amount, timeline } } };
}
