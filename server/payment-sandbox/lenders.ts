import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { formatNumber } from '#lib/text/toman.ts';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import type { Twist } from '#server/payment-sandbox/control.ts';
import { sendPayPage, sendSentence } from '#server/payment-sandbox/pages.ts';
import { sandboxTexts } from '#server/payment-sandbox/texts.ts';
import { hex, type SandboxPayment, type State } from '#server/payment-sandbox/till.ts';
import {
  type Back,
  isCallback,
  named,
  type Sandbox,
  reportedAmount,
  type Wire,
} from '#server/payment-sandbox/wire.ts';

type Lender = 'snapppay' | 'torobpay';

/** In s. */
const tokenLife = 3_600;
/** Least and most that is lent, in rial. */
const [leastLent, mostLent] = [200_000, 500_000_000] as const;

const item = z.object({
  id: z.int(),
  name: z.string().min(1),
  category: z.string(),
  count: z.int().min(1),
  amount: z.int().min(1),
});
const cart = z.object({
  cartItems: z.array(item).min(1),
  shippingAmount: z.int().min(0),
  taxAmount: z.int().min(0),
  totalAmount: z.int().min(1),
});
const order = z
  .object({
    amount: z.int().min(leastLent),
    discountAmount: z.int().min(0),
    externalSourceAmount: z.int().min(0),
    cartList: z.array(cart).min(1),
  })
  .refine(({ amount, discountAmount, externalSourceAmount, cartList }) => {
    const totals = cartList.map(({ totalAmount }) => totalAmount);
    const sum = totals.reduce((left, each) => left + each, 0);
    return sum - discountAmount - externalSourceAmount === amount && cartList.every(addsUp);
  });
const request = z.object({
  returnURL: z.string(),
  transactionId: z.string().min(1).max(100),
  mobile: z.string().regex(/^(\+98|0)9\d{9}$/),
});
const ofPayment = z.object({ paymentToken: z.string() });

function addsUp({ cartItems, shippingAmount, totalAmount }: z.infer<typeof cart>): boolean {
  const lines = cartItems.reduce((left, { amount, count }) => left + amount * count, 0);
  return lines + shippingAmount === totalAmount;
}

const success = (response: object) => ({ successful: true, response });
const failure = (errorCode: number, message: string) => ({
  successful: false,
  errorData: { errorCode, message, data: null },
});

const words: Record<State, string> = {
  waiting: 'PENDING',
  paid: 'PENDING',
  verified: 'VERIFY',
  settled: 'SETTLE',
  cancelled: 'FAILED',
  insufficient: 'FAILED',
  reversed: 'REVERT',
};

const backOf = ({ state, orderId, amount }: SandboxPayment, twist: Twist): Back => ({
  method: 'POST',
  fields: {
    transactionId: named(orderId, twist),
    state: state === 'paid' ? 'OK' : 'FAILED',
    amount: String(reportedAmount(amount, twist)),
  },
});

/** SnappPay's and TorobPay's protocol; each has its own host, keys and tokens. */
export const lenderWire = (lender: Lender): Wire => ({
  register: (app, sandbox) => registerLender(app, sandbox, lender),
  backOf,
});

function registerLender(app: FastifyInstance, sandbox: Sandbox, lender: Lender): void {
  const { till, control } = sandbox;
  const tokens = new Map<string, number>();
  const base = `/${lender}/api/online`;

  app.post(`${base}/v1/oauth/token`, ({ body, headers }, reply) =>
    control.answer(reply, `${lender}.oauth`, (twist) => {
      if (twist === 'denied' || !isLogin(lender, headers.authorization, body)) {
        return reply.code(401).send({ error: 'invalid_grant' });
      }
      const token = hex(20);
      if (tokens.size >= 1_000) tokens.clear();
      tokens.set(token, till.now() + tokenLife * 1_000);
      return { access_token: token, token_type: 'bearer', expires_in: tokenLife };
    }),
  );

  /** A call with a token. */
  const answer = (
    incoming: FastifyRequest,
    reply: FastifyReply,
    call: string,
    work: (twist: Twist) => object,
  ) =>
    control.answer(reply, `${lender}.${call}`, (twist) => {
      const token = incoming.headers.authorization?.replace(/^Bearer /, '') ?? '';
      if (twist === 'denied' || (tokens.get(token) ?? 0) < till.now()) {
        return reply.code(401).send({ error: 'invalid_token' });
      }
      return work(twist);
    });

  app.get<{ Querystring: { amount?: string } }>(`${base}/offer/v1/eligible`, (incoming, reply) =>
    answer(incoming, reply, 'eligible', () => {
      const amount = Number(incoming.query.amount);
      const eligible = amount >= leastLent && amount <= mostLent;
      const { title, parts, limits } = sandboxTexts.lent;
      const description = eligible
        ? parts(formatNumber(Math.ceil(amount / 4 / 10)))
        : limits(formatNumber(leastLent / 10), formatNumber(mostLent / 10));
      return success({ eligible, title_message: title, description });
    }),
  );
  app.post(`${base}/payment/v1/token`, (incoming, reply) =>
    answer(incoming, reply, 'token', () => {
      const [paid, asked] = [order.safeParse(incoming.body), request.safeParse(incoming.body)];
      if (!paid.success || !asked.success || !isCallback(asked.data.returnURL)) {
        return failure(1_011, "can't create order");
      }
      const { transactionId: orderId, returnURL: callbackUrl } = asked.data;
      if (till.find(lender, { orderId })) return failure(1_012, 'transactionId was used');
      const token = hex(24);
      till.begin({ protocol: lender, token, amount: paid.data.amount, orderId, callbackUrl });
      const paymentPageUrl = `http://${incoming.headers.host}/${lender}/pay?token=${token}`;
      return success({ paymentToken: token, paymentPageUrl });
    }),
  );
  app.get<{ Querystring: { token?: string } }>(
    `/${lender}/pay`,
    async ({ query: { token = '' } }, reply) => {
      const payment = till.find(lender, { token });
      return payment ? sendPayPage(reply, payment) : sendSentence(reply, 404, sandboxTexts.missing);
    },
  );
  app.get(`${base}/payment/v1/status`, (incoming, reply) =>
    answer(incoming, reply, 'status', (twist) => {
      const payment = paymentOf(sandbox, lender, incoming.query);
      if (!payment) return failure(1_020, 'payment not found');
      const isCancelled = payment.refunded === payment.amount;
      const status = isCancelled ? 'CANCEL' : words[payment.state];
      return success({ transactionId: named(payment.orderId, twist), status });
    }),
  );
  for (const [name, work] of Object.entries(changes)) {
    app.post(`${base}/payment/v1/${name}`, (incoming, reply) =>
      answer(incoming, reply, name, (twist) => {
        const payment = paymentOf(sandbox, lender, incoming.body);
        if (!payment || !work(sandbox, payment, incoming.body)) {
          return failure(1_030, `cannot ${name}`);
        }
        return success({ transactionId: named(payment.orderId, twist) });
      }),
    );
  }
}

type Change = (sandbox: Sandbox, payment: SandboxPayment, body: unknown) => boolean;
/** Each answers whether it was possible; a second time it is not. */
const changes: Record<string, Change> = {
  verify: ({ till }, payment) => {
    if (payment.state !== 'paid') return false;
    till.verify(payment);
    return true;
  },
  settle: (_sandbox, payment) => {
    if (payment.state !== 'verified') return false;
    payment.state = 'settled';
    return true;
  },
  revert: (_sandbox, payment) => {
    if (payment.state !== 'verified' && payment.state !== 'paid') return false;
    payment.state = 'reversed';
    return true;
  },
  cancel: (_sandbox, payment) => {
    if (payment.state !== 'settled' || payment.refunded === payment.amount) return false;
    payment.refunded = payment.amount;
    return true;
  },
  /** Sets what remains, which is never more than before. */
  update: (_sandbox, payment, body) => {
    const given = order.safeParse(body);
    const left = payment.amount - payment.refunded;
    if (payment.state !== 'settled' || !given.success || given.data.amount > left) return false;
    payment.refunded = payment.amount - given.data.amount;
    return true;
  },
};

function paymentOf({ till }: Sandbox, lender: Lender, given: unknown): SandboxPayment | undefined {
  const { data } = ofPayment.safeParse(given);
  return data ? till.find(lender, { token: data.paymentToken }) : undefined;
}

function isLogin(lender: Lender, authorization: string | undefined, body: unknown): boolean {
  const { clientId, clientSecret, userName, password } = sandboxKeys[lender];
  const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');
  const grant = z.object({
    grant_type: z.literal('password'),
    scope: z.literal('online-merchant'),
    username: z.literal(userName),
    password: z.literal(password),
  });
  return authorization === `Basic ${basic}` && grant.safeParse(body).success;
}
