import { type Caller, caller, type Read } from '#server/gateways/call.ts';
import type {
  Attempt,
  CallbackFields,
  CallbackReading,
  Gateway,
  Outcome,
  Raw,
  Standing,
  Unknown,
  Unpaid,
  Verdict,
} from '#server/gateways/gateway.ts';
import {
  asker,
  begun,
  cartFields,
  changed,
  confirmed,
  offer,
  type Refusal,
  refusalText,
  standing,
} from '#server/gateways/installments-wire.ts';
import { toWire } from '#server/gateways/money.ts';
import { tokensOf, type TokenSettings } from '#server/gateways/oauth.ts';
import { unpaidBecause } from '#server/gateways/verdicts.ts';

const minute = 60_000;
const payments = '/api/online/payment/v1';

export interface InstallmentSettings extends TokenSettings {
  /** Toman. */
  minimum: number;
  /** Timeout in ms. */
  patience?: number | undefined;
}

/** What differs between the two lenders, besides their hosts. */
export interface Lender {
  name: 'snapppay' | 'torobpay';
  title: string;
  /** For logs. */
  latinName: string;
  /** The wire's word for paying this way. */
  method: string;
  mobile: (mobile: string) => string;
}

export const snappPay: Lender = {
  name: 'snapppay',
  title: 'اسنپ‌پی',
  latinName: 'SnappPay',
  method: 'INSTALLMENT',
  mobile: (mobile) => `+98${mobile.slice(1)}`,
};
export const torobPay: Lender = {
  name: 'torobpay',
  title: 'ترب‌پی',
  latinName: 'TorobPay',
  method: 'ONLINE_CREDIT',
  mobile: (mobile) => mobile,
};

/** Given back before or after it was settled. */
const returned = new Set(['REVERT', 'CANCEL']);

/** SnappPay and TorobPay: one protocol. It states no amount at verify; the token stands for amount and cart. */
export function installments(lender: Lender, settings: InstallmentSettings): Gateway {
  const { name, title, latinName, method } = lender;
  const { clientSecret, userName, password, url, minimum, patience } = settings;
  const calls = caller(latinName, [clientSecret, userName, password], patience);
  const ask = asker(url, calls, tokensOf(settings, calls));
  const request = (call: string, { gatewayRef }: Attempt) =>
    ask(call, `${payments}/${call}`, { paymentToken: gatewayRef }, changed);

  /** The wire's word for the standing of this payment. */
  const look = async (attempt: Attempt): Promise<Look | Unpaid | Unknown> => {
    const query = new URLSearchParams({ paymentToken: attempt.gatewayRef });
    const said = await ask('status', `${payments}/status?${query}`, null, standing);
    if (said.kind === 'unknown') return said;
    const { data, raw } = said;
    if (!data.successful) return calls.doubt('unavailable', refusalText(data), raw);
    const { transactionId, status } = data.response;
    return transactionId === String(attempt.merchantRef)
      ? { kind: 'look', status, raw }
      : unpaidBecause('foreign', `${latinName}: status names another order`, raw);
  };
  const inquire = async (attempt: Attempt): Promise<Standing> => {
    const now = await look(attempt);
    return now.kind === 'look' ? standingOf(latinName, calls, now, attempt) : now;
  };

  return {
    name,
    title,
    kind: 'instalments',
    unit: 'rial',
    minimum,
    tokenLife: 20 * minute,
    verifyWindow: 20 * minute,
    reverseWindow: Number.POSITIVE_INFINITY,
    returnsUnverified: true,
    refundsParts: true,
    begin: async (payment) => {
      if (payment.mobile === null) {
        const raw = calls.rawOf('token', null);
        return { kind: 'refused', said: `${latinName}: a mobile number is required`, raw };
      }
      const fields = {
        ...cartFields(payment.cart, payment.amount, payment.merchantRef),
        paymentMethodTypeDto: method,
        returnURL: payment.callbackUrl,
        transactionId: String(payment.merchantRef),
        mobile: lender.mobile(payment.mobile),
      };
      const said = await ask('token', `${payments}/token`, fields, begun);
      if (said.kind === 'unknown') return said;
      const { data, raw } = said;
      if (!data.successful) {
        return { kind: 'refused', said: `${latinName}: token ${refusalText(data)}`, raw };
      }
      const { paymentToken, paymentPageUrl } = data.response;
      const way = { method: 'GET', url: paymentPageUrl } as const;
      // Their panels list payments by it.
      const trace = String(payment.merchantRef);
      return { kind: 'begun', gatewayRef: paymentToken, trace, way, raw };
    },
    readCallback: (fields, attempt) => readCallback(latinName, calls, fields, attempt),
    verify: async (attempt): Promise<Verdict> => {
      const body = { paymentToken: attempt.gatewayRef };
      const said = await ask('verify', `${payments}/verify`, body, confirmed);
      if (said.kind === 'unknown') return said;
      const { data, raw } = said;
      const money = { reference: attempt.gatewayRef, card: null, amount: null, raw };
      if (data.successful) {
        return data.response.transactionId === String(attempt.merchantRef)
          ? { kind: 'paid', ...money }
          : unpaidBecause('foreign', `${latinName}: verify names another order`, raw, money);
      }
      // A second verify is refused like one that comes before the payment.
      const now = await inquire(attempt);
      return now.kind === 'unpaid' || now.kind === 'unknown' ? now : { kind: 'already', ...money };
    },
    settle: async (attempt) => {
      const said = await request('settle', attempt);
      if (said.kind === 'unknown' || said.data.successful) return outcomeOf(latinName, said);
      const now = await look(attempt);
      if (now.kind === 'unknown') return now;
      return now.kind === 'look' && now.status === 'SETTLE'
        ? { kind: 'already', reference: null, raw: said.raw }
        : outcomeOf(latinName, said);
    },
    inquire,
    reverse: async (attempt) => {
      const now = await look(attempt);
      if (now.kind === 'unknown') return now;
      if (now.kind === 'unpaid') return { kind: 'refused', said: now.said, raw: now.raw };
      if (returned.has(now.status)) return { kind: 'already', reference: null, raw: now.raw };
      return outcomeOf(
        latinName,
        await request(now.status === 'SETTLE' ? 'cancel' : 'revert', attempt),
      );
    },
    refund: async (attempt, order) => {
      const left = attempt.amount - order.refundedBefore - order.amount;
      if (left === 0) return outcomeOf(latinName, await request('cancel', attempt));
      const fields = {
        ...cartFields(order.remaining, left, attempt.merchantRef),
        paymentMethodTypeDto: method,
        paymentToken: attempt.gatewayRef,
      };
      return outcomeOf(latinName, await ask('update', `${payments}/update`, fields, changed));
    },
    // A part does not show in the status, but its order sets what remains, so it can be repeated.
    inquireRefund: async (attempt): Promise<Outcome> => {
      const now = await look(attempt);
      if (now.kind === 'unknown') return now;
      const { raw } = now;
      if (now.kind === 'unpaid') return calls.doubt('unreadable', 'names another order', raw);
      return returned.has(now.status)
        ? { kind: 'done', reference: null, raw }
        : { kind: 'refused', said: `${latinName}: the payment is not cancelled`, raw };
    },
    eligible: async (amount) => {
      const query = new URLSearchParams({ amount: String(toWire(amount, 'rial')) });
      const said = await ask('eligible', `/api/online/offer/v1/eligible?${query}`, null, offer);
      if (said.kind === 'unknown') return said;
      const { data, raw } = said;
      if (!data.successful) return calls.doubt('unavailable', refusalText(data), raw);
      const { eligible, description, title_message: heading } = data.response;
      return { kind: eligible ? 'eligible' : 'ineligible', words: description ?? heading, raw };
    },
  };
}

interface Look {
  kind: 'look';
  status: string;
  raw: Raw;
}

function standingOf(
  latinName: string,
  calls: Caller,
  { status, raw }: Look,
  { gatewayRef }: Attempt,
): Standing {
  if (status === 'VERIFY' || status === 'SETTLE') {
    return { kind: 'already', reference: gatewayRef, card: null, amount: null, raw };
  }
  if (status === 'PENDING') return calls.doubt('waiting', 'reports a pending payment', raw);
  const said = `${latinName}: the payment is ${status}`;
  if (status === 'FAILED') return unpaidBecause('failed', said, raw);
  if (returned.has(status)) return unpaidBecause('reversed', said, raw);
  return calls.doubt('unreadable', 'was answered with a new status', raw);
}

function outcomeOf(
  latinName: string,
  said: Read<Refusal | { successful: true }> | Unknown,
): Outcome {
  if (said.kind === 'unknown') return said;
  const { data, raw } = said;
  return data.successful
    ? { kind: 'done', reference: null, raw }
    : { kind: 'refused', said: `${latinName}: ${raw.call} ${refusalText(data)}`, raw };
}

function readCallback(
  latinName: string,
  calls: Caller,
  { transactionId, state, amount }: CallbackFields,
  attempt: Attempt,
): CallbackReading {
  const raw = calls.rawOf('callback', { transactionId, state, amount });
  const isOurs =
    transactionId === String(attempt.merchantRef) &&
    (amount === undefined || amount === String(toWire(attempt.amount, 'rial')));
  if (!isOurs) {
    return { kind: 'foreign', said: `${latinName}: the callback names another payment`, raw };
  }
  return { kind: state === 'OK' ? 'paid' : 'unpaid', callbackRef: null, raw };
}
