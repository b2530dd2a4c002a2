import { z } from 'zod';
import { type Caller, caller, type Read } from '#server/gateways/call.ts';
import type {
  Attempt,
  CallbackFields,
  CallbackReading,
  Gateway,
  Outcome,
  Refusal,
  Standing,
  Unknown,
  Unpaid,
} from '#server/gateways/gateway.ts';
import { toWire } from '#server/gateways/money.ts';
import { maskCard } from '#server/gateways/raw.ts';
import { soapRequest, soapReturn } from '#server/gateways/soap.ts';
import { unpaidBecause } from '#server/gateways/verdicts.ts';

const minute = 60_000;
const namespace = 'http://interfaces.core.sw.bps.com/';

export interface BehpardakhtSettings {
  terminalId: string;
  userName: string;
  password: string;
  /** Base URL without a trailing slash. */
  url: string;
  /** Toman. */
  minimum: number;
  /** Timeout in ms. */
  patience?: number | undefined;
}

/** `0,AF82041a2Bf68989c7fF9`, `43`, or with spaces around. */
const answer = z
  .string()
  .regex(/^\d{1,4}(,[\w.-]{1,100})?$/)
  .transform((text) => {
    const [code = '', reference] = text.split(',');
    return { code: Number(code), reference: reference ?? null };
  });
type Answer = z.infer<typeof answer>;
type Parameters = Readonly<Record<string, string | number>>;

const done = 0;
const [verifiedBefore, settled, unsettled, reversed, usedNumber] = [43, 45, 46, 48, 41];
/** Sale, verify or reference not found. */
const absent = new Set([42, 44, 54]);
/** Wrong merchant, user or password, or an address that is not registered. */
const denials = new Set([21, 24, 421]);
/** Cancelled by the shopper, or refused by the bank of the card. */
const failed = new Set([11, 12, 13, 14, 15, 16, 17, 18, 19, 23, 51, 111, 112, 113, 114]);

/**
 * Behpardakht Mellat, version 1.29. It reports no amount, only the ids of the callback connect a payment with an attempt;
 * so both must match before verify. What is not settled is never paid out.
 */
export function behpardakht(settings: BehpardakhtSettings): Gateway {
  const { terminalId, userName, password, url, minimum, patience } = settings;
  const calls = caller('Behpardakht', [userName, password], patience);
  const post = (call: string, fields: Parameters) =>
    calls.ask({
      call,
      url: `${url}/pgwchannel/services/pgw`,
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
      body: soapRequest(namespace, call, {
        terminalId,
        userName,
        userPassword: password,
        ...fields,
      }),
      parse: (text) => soapReturn(call, text),
      schema: answer,
    });
  /** A call about a payment, which is known by the two numbers of its sale. */
  const postSale = async (call: string, { merchantRef, callbackRef }: Attempt, more = {}) =>
    callbackRef === null
      ? calls.doubt('waiting', 'needs a SaleReferenceId', calls.rawOf(call, null))
      : post(call, {
          orderId: merchantRef,
          saleOrderId: merchantRef,
          saleReferenceId: callbackRef,
          ...more,
        });

  return {
    name: 'behpardakht',
    title: 'به‌پرداخت ملت',
    kind: 'card',
    unit: 'rial',
    minimum,
    tokenLife: 15 * minute,
    verifyWindow: 20 * minute,
    reverseWindow: 180 * minute,
    returnsUnverified: true,
    refundsParts: true,
    begin: async ({ amount, merchantRef, callbackUrl }) => {
      const response = await post('bpPayRequest', {
        orderId: merchantRef,
        amount: toWire(amount, 'rial'),
        ...tehranTime(new Date()),
        additionalData: '',
        callBackUrl: callbackUrl,
        payerId: 0,
      });
      if (response.kind === 'unknown') return response;
      const { data, raw } = response;
      if (data.code === done && data.reference !== null) {
        const fields = { RefId: data.reference };
        const way = { method: 'POST', url: `${url}/pgwchannel/startpay.mellat`, fields } as const;
        return { kind: 'begun', gatewayRef: data.reference, trace: data.reference, way, raw };
      }
      const text = `was answered with ${data.code}`;
      return denials.has(data.code)
        ? calls.doubt('denied', text, raw)
        : { kind: 'refused', said: `Behpardakht: bpPayRequest ${text}`, raw };
    },
    readCallback: (fields, attempt) => readCallback(calls, fields, attempt),
    verify: async (attempt) => {
      const response = await postSale('bpVerifyRequest', attempt);
      if (response.kind === 'unknown') return response;
      const { data, raw } = response;
      const isBefore = data.code === verifiedBefore || data.code === settled;
      if (data.code !== done && !isBefore) return failureOf(calls, response);
      const kind = isBefore ? 'already' : 'paid';
      return { kind, reference: attempt.callbackRef ?? '', card: null, amount: null, raw };
    },
    settle: async (attempt) => {
      const response = await postSale('bpSettleRequest', attempt);
      return response.kind === 'unknown' ? response : outcomeOf(calls, response, settled);
    },
    inquire: async (attempt): Promise<Standing> => {
      const response = await postSale('bpInquiryRequest', attempt);
      if (response.kind === 'unknown') return response;
      const { data, raw } = response;
      const found = { reference: attempt.callbackRef, card: null, amount: null, raw };
      // 0 is returned for verified payments as well; verify says which.
      if (data.code === done || data.code === unsettled) return { kind: 'paid', ...found };
      if (data.code === verifiedBefore || data.code === settled)
        return { kind: 'already', ...found };
      return failureOf(calls, response);
    },
    reverse: async (attempt) => {
      const response = await postSale('bpReversalRequest', attempt);
      return response.kind === 'unknown' ? response : outcomeOf(calls, response, reversed);
    },
    refund: async (attempt, { amount, refundRef }) => {
      const more = { orderId: refundRef, refundAmount: toWire(amount, 'rial') };
      const response = await postSale('bpRefundRequest', attempt, more);
      if (response.kind === 'unknown') return response;
      // The number was used by this order before, so it arrived; whether it succeeded is not reported.
      return response.data.code === usedNumber
        ? calls.doubt('waiting', 'was answered with 41, so the order arrived before', response.raw)
        : outcomeOf(calls, response, null);
    },
    inquireRefund: async (_attempt, { refundRef }) => {
      const more = { orderId: refundRef, refundOrderId: refundRef, refundReferenceId: 0 };
      const response = await post('bpRefundInquiryRequest', more);
      return response.kind === 'unknown' ? response : outcomeOf(calls, response, null);
    },
  };
}

/** Texts for shoppers, by the bank's codes. */
const refusalWords = new Map<number, Refusal>([
  [11, 'card'],
  [12, 'insufficient'],
  [13, 'password'],
  [14, 'password'],
  [15, 'card'],
  [16, 'limit'],
  [17, 'cancelled'],
  [18, 'card'],
  [19, 'limit'],
  [111, 'card'],
  [114, 'card'],
]);
const refusalOf = (code: number): Refusal | null => refusalWords.get(code) ?? null;

function readCallback(
  calls: Caller,
  fields: CallbackFields,
  { amount, gatewayRef, merchantRef }: Attempt,
): CallbackReading {
  const { RefId, ResCode, SaleOrderId, SaleReferenceId, CardHolderPan, FinalAmount } = fields;
  const raw = calls.rawOf('callback', {
    RefId,
    ResCode,
    SaleOrderId,
    SaleReferenceId,
    CardHolderPan: CardHolderPan === undefined ? undefined : maskCard(CardHolderPan),
    FinalAmount,
  });
  const foreign = (said: string): CallbackReading => ({ kind: 'foreign', said, raw });
  if (RefId !== gatewayRef || SaleOrderId !== String(merchantRef)) {
    return foreign('Behpardakht: the callback names another payment');
  }
  const callbackRef =
    SaleReferenceId !== undefined && /^[1-9]\d{0,17}$/.test(SaleReferenceId)
      ? SaleReferenceId
      : null;
  if (ResCode !== '0' || callbackRef === null) {
    return { kind: 'unpaid', callbackRef, refusal: refusalOf(Number(ResCode)), raw };
  }
  // The only amount this gateway ever reports. Unverified, the money returns by itself.
  if (FinalAmount && FinalAmount !== String(toWire(amount, 'rial'))) {
    return foreign('Behpardakht: the callback names another amount');
  }
  return { kind: 'paid', callbackRef, raw };
}

function failureOf(calls: Caller, { data: { code }, raw }: Read<Answer>): Unpaid | Unknown {
  const text = `was answered with ${code}`;
  const message = `Behpardakht: ${raw.call} ${text}`;
  if (absent.has(code)) return unpaidBecause('absent', message, raw);
  if (code === reversed) return unpaidBecause('reversed', message, raw);
  if (failed.has(code)) {
    return { ...unpaidBecause('failed', message, raw), refusal: refusalOf(code) };
  }
  return calls.doubt(denials.has(code) ? 'denied' : 'unavailable', text, raw);
}

/** `before` is the code for a call that was already done. */
function outcomeOf(calls: Caller, { data, raw }: Read<Answer>, before: number | null): Outcome {
  const { code, reference } = data;
  if (code === done) return { kind: 'done', reference, raw };
  if (code === before) return { kind: 'already', reference, raw };
  return refusals.has(code)
    ? { kind: 'refused', said: `Behpardakht: ${raw.call} was answered with ${code}`, raw }
    : calls.doubt(denials.has(code) ? 'denied' : 'unavailable', `was answered with ${code}`, raw);
}

/** Certain: wrong amount, nothing to change, or changed otherwise (settled, reversed, no such refund). */
const refusals = new Set([25, 42, 44, 45, 47, 48, 49, 54, 55]);

/** The date and the time in Iran, as the wire writes them. */
function tehranTime(now: Date): { localDate: string; localTime: string } {
  const written = new Intl.DateTimeFormat('en-CA', {
    timeZone: 'Asia/Tehran',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
    .format(now)
    .replaceAll(/\D/g, '');
  return { localDate: written.slice(0, 8), localTime: written.slice(8, 14) };
}
