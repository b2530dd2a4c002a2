import { z } from 'zod';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import type { Twist } from '#server/payment-sandbox/control.ts';
import { sendPayPage, sendSentence } from '#server/payment-sandbox/pages.ts';
import { type Soap, readSoap, soapAnswer } from '#server/payment-sandbox/soap.ts';
import { sandboxTexts } from '#server/payment-sandbox/texts.ts';
import { hex, type SandboxPayment, type Till } from '#server/payment-sandbox/till.ts';
import {
  isCallback,
  named,
  type Sandbox,
  sandboxCard,
  reportedAmount,
  type Wire,
} from '#server/payment-sandbox/wire.ts';

const keys = sandboxKeys.behpardakht;
const protocol = 'behpardakht';
const number = z.string().regex(/^\d{1,18}$/);

type Call = (sandbox: Sandbox, fields: Soap['fields']) => string;
const calls: Record<string, Call> = {
  bpPayRequest: begin,
  bpVerifyRequest: ofSale(verify),
  bpSettleRequest: ofSale(settle),
  bpInquiryRequest: ofSale((_till, { state }) =>
    state === 'settled' ? '45' : state === 'reversed' ? '48' : '0',
  ),
  bpReversalRequest: ofSale(reverse),
  bpRefundRequest: ofSale(refund),
  bpRefundInquiryRequest: refundInquiry,
};

export const behpardakhtWire: Wire = {
  register: (app, sandbox) => {
    app.post<{ Body: string }>('/behpardakht/pgwchannel/services/pgw', ({ body }, reply) => {
      const soap = readSoap(body);
      const work = soap === null ? undefined : calls[soap.call];
      if (soap === null || work === undefined) return reply.code(500).send('Unmarshalling Error');
      return sandbox.control.answer(reply, `behpardakht.${soap.call}`, (twist) => {
        reply.type('text/xml; charset=utf-8');
        return soapAnswer(soap.call, answerTo(sandbox, soap, work, twist));
      });
    });
    app.post<{ Body: { RefId?: string } }>(
      '/behpardakht/pgwchannel/startpay.mellat',
      async ({ body, headers }, reply) => {
        const payment = sandbox.till.find(protocol, { token: body?.RefId ?? '' });
        if (!payment) return sendSentence(reply, 404, sandboxTexts.missing);
        return isFromShop(headers.referer, payment)
          ? sendPayPage(reply, payment)
          : sendSentence(reply, 403, sandboxTexts.elsewhere);
      },
    );
  },
  backOf: ({ state, token, orderId, reference, amount }, twist) => {
    const paid = {
      SaleReferenceId: reference,
      CardHolderPan: sandboxCard,
      CardHolderInfo: hex(32),
      FinalAmount: String(reportedAmount(amount, twist)),
    };
    return {
      method: 'POST',
      fields: {
        RefId: named(token, twist),
        ResCode: codes[state] ?? '17',
        SaleOrderId: orderId,
        ...(state === 'paid' ? paid : {}),
      },
    };
  },
};

/** Browsers must come from the domain that the shop has registered, which here is that of its callback. */
const isFromShop = (referer: string | undefined, { callbackUrl }: SandboxPayment): boolean =>
  referer !== undefined &&
  URL.canParse(referer) &&
  new URL(referer).hostname === new URL(callbackUrl).hostname;

const codes: Partial<Record<SandboxPayment['state'], string>> = { paid: '0', insufficient: '12' };

function answerTo(sandbox: Sandbox, { fields }: Soap, work: Call, twist: Twist): string {
  if (twist === 'denied') return '421';
  if (twist === 'reference') return '42';
  if (fields['terminalId'] !== keys.terminalId) return '21';
  if (fields['userName'] !== keys.userName || fields['userPassword'] !== keys.password) return '24';
  return work(sandbox, fields);
}

function begin({ till }: Sandbox, fields: Soap['fields']): string {
  const given = z
    .object({
      orderId: number,
      amount: number,
      callBackUrl: z.string(),
      localDate: z.string().regex(/^\d{8}$/),
      localTime: z.string().regex(/^\d{6}$/),
    })
    .safeParse(fields);
  if (!given.success) return '31';
  const { orderId, amount, callBackUrl: callbackUrl } = given.data;
  if (!isCallback(callbackUrl)) return '35';
  if (Number(amount) < 1_000) return '25';
  if (isUsed(till, orderId)) return '41';
  const token = hex(10).toUpperCase();
  till.begin({ protocol, token, amount: Number(amount), orderId, callbackUrl });
  return `0,${token}`;
}

/** Numbers of sales and of refunds are unique together. */
const isUsed = (till: Till, orderId: string): boolean =>
  till
    .list()
    .some(
      (each) =>
        each.protocol === protocol && (each.orderId === orderId || each.refunds.has(orderId)),
    );

function ofSale(
  work: (till: Till, payment: SandboxPayment, fields: Soap['fields']) => string,
): Call {
  return ({ till }, fields) => {
    const payment = till.find(protocol, {
      orderId: fields['saleOrderId'] ?? '',
      reference: fields['saleReferenceId'] ?? '',
    });
    return payment && payment.paidAt > 0 ? work(till, payment, fields) : '42';
  };
}

function verify(till: Till, payment: SandboxPayment): string {
  if (payment.state === 'verified') return '43';
  if (payment.state === 'settled') return '45';
  if (payment.state === 'reversed') return '48';
  till.verify(payment);
  return '0';
}

function settle(_till: Till, payment: SandboxPayment): string {
  if (payment.state === 'settled') return '45';
  if (payment.state === 'reversed') return '48';
  if (payment.state !== 'verified') return '44';
  payment.state = 'settled';
  return '0';
}

/** Only of money that was verified, within three hours, and not after settle. */
function reverse(till: Till, payment: SandboxPayment): string {
  if (payment.state === 'reversed') return '48';
  if (payment.state === 'settled') return '45';
  if (payment.state !== 'verified') return '44';
  if (!till.isReversible(payment)) return '55';
  payment.state = 'reversed';
  return '0';
}

function refund(till: Till, payment: SandboxPayment, fields: Soap['fields']): string {
  const { orderId = '', refundAmount = '' } = fields;
  if (payment.state !== 'settled') return '47';
  if (isUsed(till, orderId)) return '41';
  if (!till.refund(payment, orderId, Number(refundAmount))) return '25';
  return `0,${payment.refunds.get(orderId)?.reference}`;
}

function refundInquiry({ till }: Sandbox, fields: Soap['fields']): string {
  const order = fields['refundOrderId'] ?? '';
  const found = till
    .list()
    .find((each) => each.refunds.has(order))
    ?.refunds.get(order);
  return found ? `0,${found.reference}` : '49';
}
