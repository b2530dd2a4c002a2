import { z } from 'zod';
import { type Caller, caller, json } from '#server/gateways/call.ts';
import type {
  Attempt,
  CallbackFields,
  CallbackReading,
  Doubt,
  Gateway,
  Outcome,
  Raw,
  Standing,
  Unknown,
  Unpaid,
  Verdict,
} from '#server/gateways/gateway.ts';
import { fromWire, toWire } from '#server/gateways/money.ts';
import { maskCard, rawOf } from '#server/gateways/raw.ts';
import { unpaidBecause } from '#server/gateways/verdicts.ts';
import { refundsOf } from '#server/gateways/zarinpal-refund.ts';

const minute = 60_000;

export interface ZarinpalSettings {
  merchantId: string;
  /** For refunds; '' when there is none. */
  accessToken: string;
  /** For refunds: the number of the gateway in the panel; '' when there is none. */
  terminalId: string;
  /** Whether payments are made in its sandbox, where no money moves; '' or '1', as the panel keeps it. */
  sandbox: string;
  /** Base URLs without a trailing slash. */
  url: string;
  sandboxUrl: string;
  graphqlUrl: string;
  /** Toman. */
  minimum: number;
  /** Timeout in ms. */
  patience?: number | undefined;
}

/** On an error `data` is `[]`, on success `errors` is. */
const answerOf = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([
    z.object({ data: z.object(shape) }).transform(({ data }) => ({ code: 100, data })),
    z
      .object({ errors: z.object({ code: z.int() }) })
      .transform(({ errors: { code } }) => ({ code, data: null })),
  ]);

const begun = answerOf({ code: z.literal(100), authority: z.string().min(10).max(100) });
const verified = answerOf({
  code: z.union([z.literal(100), z.literal(101)]),
  ref_id: z.union([z.int().positive(), z.string().min(1)]).transform(String),
  card_pan: z.string().nullish(),
});
const inquired = answerOf({ status: z.string() });
const reversed = answerOf({ code: z.literal(100) });
const listed = answerOf({
  authorities: z.array(z.object({ authority: z.string(), amount: z.int() })),
});

const [notPaid, otherAmount, otherMerchant] = [-51, -50, -53];
const absences = new Set([-54, -55]);
/** Wrong key, address, or a gateway that is not active. */
const isDenied = (code: number): boolean => code <= -9 && code >= -19 && code !== -12;
const doubtOf = (code: number): Doubt => (isDenied(code) ? 'denied' : 'unavailable');

/** https://www.zarinpal.com/docs/paymentGateway, version 4. */
export function zarinpal(settings: ZarinpalSettings): Gateway {
  if (settings.sandbox === '') return zarinpalAt(settings);
  const gateway = zarinpalAt({ ...settings, url: settings.sandboxUrl, accessToken: '' });
  return { ...gateway, ...ofSandbox(gateway) };
}

/** No money has moved in the sandbox. */
const nothingToReturn = async (): Promise<Outcome> => ({
  kind: 'done',
  reference: null,
  raw: rawOf('sandbox', null, null, []),
});

/** What differs in the sandbox, so that nobody takes its payments for money. */
function ofSandbox({ verify }: Gateway) {
  return {
    title: 'زرین‌پال (آزمایشی، پولی جابه‌جا نمی‌شود)',
    refundsParts: true,
    refund: nothingToReturn,
    reverse: nothingToReturn,
    verify: async (attempt: Attempt): Promise<Verdict> => {
      const verdict = await verify(attempt);
      return verdict.kind === 'paid' || verdict.kind === 'already'
        ? { ...verdict, reference: `test-${verdict.reference}` }
        : verdict;
    },
  } satisfies Partial<Gateway>;
}

function zarinpalAt(settings: ZarinpalSettings): Gateway {
  const { merchantId, accessToken, terminalId, url, minimum, patience } = settings;
  const calls = caller('Zarinpal', [merchantId, accessToken], patience);
  const post = <Data>(call: string, fields: object, schema: z.ZodType<Data>) =>
    calls.ask({
      call,
      url: `${url}/pg/v4/payment/${call}.json`,
      ...json({ merchant_id: merchantId, ...fields }),
      schema,
    });
  const inquire = async ({ gatewayRef }: Attempt): Promise<Standing> => {
    const response = await post('inquiry', { authority: gatewayRef }, inquired);
    if (response.kind === 'unknown') return response;
    const { code, data } = response.data;
    return data
      ? standingOf(calls, data.status, response.raw)
      : failureOf(calls, code, response.raw);
  };

  return {
    name: 'zarinpal',
    title: 'زرین‌پال',
    kind: 'card',
    unit: 'rial',
    minimum,
    tokenLife: 20 * minute,
    verifyWindow: 30 * minute,
    reverseWindow: 30 * minute,
    returnsUnverified: false,
    refundsParts: accessToken !== '',
    begin: async ({ amount, merchantRef, callbackUrl, description, mobile }) => {
      const fields = {
        amount: toWire(amount, 'rial'),
        currency: 'IRR',
        description: description.slice(0, 255),
        callback_url: callbackUrl,
        metadata: {
          ...(mobile === null ? {} : { mobile }),
          order_id: String(merchantRef),
          auto_verify: false,
        },
      };
      const response = await post('request', fields, begun);
      if (response.kind === 'unknown') return response;
      const { raw } = response;
      const { code, data } = response.data;
      if (data === null) {
        const text = `Zarinpal: request was answered with ${code}`;
        return isDenied(code)
          ? { kind: 'unknown', why: 'denied', said: text, raw }
          : { kind: 'refused', said: text, raw };
      }
      const way = { method: 'GET', url: `${url}/pg/StartPay/${data.authority}` } as const;
      const { authority } = data;
      return { kind: 'begun', gatewayRef: authority, trace: authority, way, raw };
    },
    readCallback: (fields, attempt) => readCallback(calls, fields, attempt),
    verify: async (attempt): Promise<Verdict> => {
      const fields = {
        authority: attempt.gatewayRef,
        amount: toWire(attempt.amount, 'rial'),
      };
      const response = await post('verify', fields, verified);
      if (response.kind === 'unknown') return response;
      const { code, data } = response.data;
      if (data === null) {
        // It says the same of a payment that failed and of one that was not made yet.
        return code === notPaid
          ? notYetOrNever(calls, await inquire(attempt), response.raw)
          : failureOf(calls, code, response.raw);
      }
      const card = data.card_pan ? maskCard(data.card_pan) : null;
      const kind = data.code === 100 ? 'paid' : 'already';
      // The gateway has compared the amount, but does not repeat it.
      return { kind, reference: data.ref_id, card, amount: null, raw: response.raw };
    },
    inquire,
    reverse: async (attempt): Promise<Outcome> => {
      const response = await post('reverse', { authority: attempt.gatewayRef }, reversed);
      if (response.kind === 'unknown') return response;
      const { raw } = response;
      const { code, data } = response.data;
      if (data) return { kind: 'done', reference: null, raw };
      if (code === -61) return reversedBefore(await inquire(attempt), raw);
      const text = `was answered with ${code}`;
      return code === -62 || isDenied(code)
        ? calls.doubt('denied', text, raw)
        : { kind: 'refused', said: `Zarinpal: reverse ${text}`, raw };
    },
    ...(accessToken && terminalId ? refundsOf(settings, calls) : {}),
    unverified: async () => {
      const response = await post('unVerified', {}, listed);
      if (response.kind === 'unknown') return response;
      const { code, data } = response.data;
      if (data === null)
        return calls.doubt(doubtOf(code), `was answered with ${code}`, response.raw);
      const payments = data.authorities.map(({ authority, amount }) => ({
        gatewayRef: authority,
        amount: fromWire(amount, 'rial'),
      }));
      return { kind: 'listed', payments, raw: response.raw };
    },
  };
}

function readCallback(
  calls: Caller,
  { Authority, Status }: CallbackFields,
  { gatewayRef }: Attempt,
): CallbackReading {
  const raw = calls.rawOf('callback', { Authority, Status });
  if (Authority !== gatewayRef) {
    return { kind: 'foreign', said: 'Zarinpal: the callback names another authority', raw };
  }
  return { kind: Status === 'OK' ? 'paid' : 'unpaid', callbackRef: null, raw };
}

/** The standing of a payment that verify has found unpaid. */
function notYetOrNever(calls: Caller, standing: Standing, raw: Raw): Unpaid | Unknown {
  if (standing.kind === 'unknown' || standing.kind === 'unpaid') return standing;
  return calls.doubt('unavailable', 'found unpaid what inquiry finds paid', raw);
}

function standingOf(calls: Caller, status: string, raw: Raw): Standing {
  const unpaid = (why: Unpaid['why']) =>
    unpaidBecause(why, `Zarinpal: the payment is ${status}`, raw);
  // Only verify returns the reference, which may be repeated.
  const found = { reference: null, card: null, amount: null, raw };
  if (status === 'PAID') return { kind: 'paid', ...found };
  if (status === 'VERIFIED') return { kind: 'already', ...found };
  if (status === 'FAILED') return unpaid('failed');
  if (status === 'REVERSED') return unpaid('reversed');
  if (status === 'IN_BANK') return calls.doubt('waiting', 'finds the shopper at the bank', raw);
  return calls.doubt('unreadable', 'was answered with a new status', raw);
}

function failureOf(calls: Caller, code: number, raw: Raw): Unpaid | Unknown {
  const message = `Zarinpal: ${raw.call} was answered with ${code}`;
  const unpaid = (why: Unpaid['why']) => unpaidBecause(why, message, raw);
  if (code === otherAmount) return unpaid('amount');
  if (code === otherMerchant) return unpaid('foreign');
  if (absences.has(code)) return unpaid('absent');
  return calls.doubt(doubtOf(code), `was answered with ${code}`, raw);
}

/** The same code says that nothing was paid and that it was given back before. */
function reversedBefore(standing: Standing, raw: Raw): Outcome {
  if (standing.kind === 'unknown') return standing;
  return standing.kind === 'unpaid' && standing.why === 'reversed'
    ? { kind: 'already', reference: null, raw }
    : { kind: 'refused', said: 'Zarinpal: reverse was answered with -61', raw };
}
