import { z } from 'zod';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import type { Twist } from '#server/payment-sandbox/control.ts';
import { sendPayPage, sendSentence } from '#server/payment-sandbox/pages.ts';
import { sandboxTexts } from '#server/payment-sandbox/texts.ts';
import { hex, type SandboxPayment } from '#server/payment-sandbox/till.ts';
import {
  isCallback,
  named,
  type Sandbox,
  sandboxCard,
  reportedAmount,
  type Wire,
} from '#server/payment-sandbox/wire.ts';

const { terminalId } = sandboxKeys.saman;
const protocol = 'saman';

const terminal = z.union([z.int(), z.string()]).transform(String);
const request = z.object({
  action: z.literal('token'),
  TerminalId: terminal,
  Amount: z.int().min(1_000),
  ResNum: z.string().min(1).max(50),
  RedirectUrl: z.string(),
  /** Minutes. */
  TokenExpiryInMin: z.int().min(20).max(3_600).default(20),
});
const ofPayment = z.object({ RefNum: z.string(), TerminalNumber: terminal });

const descriptions = new Map([
  [0, 'عملیات با موفقیت انجام شد'],
  [2, 'درخواست تکراری است'],
  [5, 'تراکنش برگشت خورده است'],
  [-2, 'تراکنش یافت نشد'],
  [-6, 'بیش از نیم ساعت از زمان اجرای تراکنش گذشته است'],
  [-105, 'ترمینال ارسالی موجود نیست'],
  [-106, 'آدرس آی پی درخواستی غیر مجاز است'],
]);

export const samanWire: Wire = {
  register: (app, sandbox) => {
    const { till, control } = sandbox;
    app.post('/saman/onlinepg/onlinepg', ({ body }, reply) =>
      control.answer(reply, 'saman.token', (twist) => begin(sandbox, body, twist)),
    );
    app.get<{ Querystring: { token?: string } }>(
      '/saman/OnlinePG/SendToken',
      async ({ query: { token = '' } }, reply) => {
        const payment = till.find(protocol, { token });
        return payment
          ? sendPayPage(reply, payment)
          : sendSentence(reply, 404, sandboxTexts.missing);
      },
    );
    const calls = { VerifyTransaction: verify, ReverseTransaction: reverse };
    for (const [name, work] of Object.entries(calls)) {
      app.post(`/saman/verifyTxnRandomSessionkey/ipg/${name}`, ({ body }, reply) =>
        control.answer(reply, `saman.${name}`, (twist) => {
          const given = ofPayment.safeParse(body);
          if (twist === 'denied') return result(-106, null, twist);
          if (given.data?.TerminalNumber !== terminalId) return result(-105, null, twist);
          const payment = till.find(protocol, { reference: given.data.RefNum });
          return payment && payment.paidAt > 0
            ? result(work(sandbox, payment), payment, twist)
            : result(-2, null, twist);
        }),
      );
    }
  },
  backOf: ({ state, reference, orderId, amount, token }, twist) => {
    const [State, Status] = backs[state] ?? ['Failed', '3'];
    const isPaid = state === 'paid';
    const paid = {
      RefNum: reference,
      TraceNo: reference.slice(0, 6),
      Rrn: reference,
      SecurePan: sandboxCard,
      HashedCardNumber: hex(32),
    };
    return {
      method: 'POST',
      fields: {
        MID: terminalId,
        TerminalId: terminalId,
        State,
        Status,
        ResNum: named(orderId, twist),
        Amount: String(reportedAmount(amount, twist)),
        Token: token,
        ...(isPaid ? paid : { RefNum: '' }),
      },
    };
  },
};

const backs: Partial<Record<SandboxPayment['state'], readonly [string, string]>> = {
  paid: ['OK', '2'],
  cancelled: ['CanceledByUser', '1'],
};

const refused = (errorCode: string) => ({ status: -1, errorCode, errorDesc: 'refused' });

function begin({ till }: Sandbox, body: unknown, twist: Twist): object {
  const given = request.safeParse(body);
  if (twist === 'denied') return refused('8');
  if (!given.success || !isCallback(given.data.RedirectUrl)) return refused('5');
  if (given.data.TerminalId !== terminalId) return refused('11');
  const { Amount: amount, ResNum: orderId, RedirectUrl: callbackUrl } = given.data;
  const tokenLife = given.data.TokenExpiryInMin * 60_000;
  const token = hex(16);
  till.begin({ protocol, token, amount, orderId, callbackUrl, tokenLife });
  return { status: 1, token };
}

/** Confirms one payment any number of times; the second answer says duplicate. */
function verify({ till }: Sandbox, payment: SandboxPayment): number {
  if (payment.state === 'verified') return 2;
  // Only money that nobody verified in time was never verified before it was reversed.
  if (payment.state === 'reversed') return payment.verifiedAt === 0 ? -6 : 5;
  till.verify(payment);
  return 0;
}

function reverse({ till }: Sandbox, payment: SandboxPayment): number {
  if (payment.state === 'reversed') return 5;
  if (payment.state === 'verified' && !till.isReversible(payment)) return -6;
  payment.state = 'reversed';
  return 0;
}

function result(code: number, payment: SandboxPayment | null, twist: Twist): object {
  const detail = payment && {
    RRN: payment.reference,
    RefNum: named(payment.reference, twist),
    MaskedPan: sandboxCard,
    HashedPan: hex(32),
    TerminalNumber: Number(terminalId),
    OrginalAmount: reportedAmount(payment.amount, twist),
    AffectiveAmount: reportedAmount(payment.amount, twist),
    StraceDate: new Date(payment.paidAt).toISOString(),
    StraceNo: payment.reference.slice(0, 6),
  };
  return {
    TransactionDetail: detail,
    ResultCode: code,
    ResultDescription: descriptions.get(code) ?? '',
    Success: code === 0,
  };
}
