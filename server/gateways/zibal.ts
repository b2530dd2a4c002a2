import { z } from 'zod';
import { caller, json } from '#server/gateways/call.ts';
import type {
  Attempt,
  CallbackFields,
  CallbackReading,
  Gateway,
  Paid,
  Raw,
  Refusal,
  Standing,
  Unknown,
  Verdict,
} from '#server/gateways/gateway.ts';
import { fromWire, toWire } from '#server/gateways/money.ts';
import { maskCard } from '#server/gateways/raw.ts';
import { countedInRial, unpaidBecause } from '#server/gateways/verdicts.ts';

const minute = 60_000;

export interface ZibalSettings {
  merchant: string;
  /** Base URL without a trailing slash. */
  url: string;
  /** Toman. */
  minimum: number;
  /** Timeout in ms. */
  patience?: number | undefined;
}

const text = z.union([z.int(), z.string().min(1)]).transform(String);
const begun = z.object({ result: z.int(), trackId: text.nullish() });
const answer = z.object({
  result: z.int(),
  status: z.int().nullish(),
  amount: z.int().nullish(),
  refNumber: text.nullish().catch(null),
  cardNumber: z.string().nullish(),
  orderId: text.nullish().catch(null),
});
type Answer = z.infer<typeof answer>;

const [done, already, notPaid, absent] = [100, 201, 202, 203];
/** Unknown, inactive or wrong merchant, or an address that is not registered. */
const denials = new Set([102, 103, 104, 107, 114]);
const [verified, unverified, waiting] = [1, 2, -1];
/** Refunded, being refunded, reversed. */
const returned = new Set([15, 16, 18]);
/** Cancelled, or refused by the bank for one reason or another. */
const failed = new Map<number, Refusal | null>([
  [3, 'cancelled'],
  [4, 'card'],
  [5, 'insufficient'],
  [6, 'password'],
  [7, null],
  [8, 'limit'],
  [9, 'limit'],
  [10, 'card'],
  [11, null],
  [12, 'card'],
]);

/** https://help.zibal.ir/IPG/API. No call for refunds is known: they are ordered in Zibal's panel. */
export function zibal({ merchant, url, minimum, patience }: ZibalSettings): Gateway {
  const calls = caller('Zibal', [merchant], patience);
  const post = <Data>(call: string, fields: object, schema: z.ZodType<Data>) =>
    calls.ask({ call, url: `${url}/v1/${call}`, ...json({ merchant, ...fields }), schema });
  const doubt = ({ result }: { result: number }, raw: Raw): Unknown =>
    calls.doubt(denials.has(result) ? 'denied' : 'unavailable', `was answered with ${result}`, raw);
  /** What inquiry returns of one payment, once it is certain that it is this one. */
  const look = async (attempt: Attempt) => {
    const response = await post('inquiry', { trackId: trackIdOf(attempt) }, answer);
    if (response.kind === 'unknown') return response;
    const { data, raw } = response;
    if (data.result === absent) {
      return unpaidBecause('absent', 'Zibal: inquiry does not know the payment', raw);
    }
    if (data.result !== done) return doubt(data, raw);
    return isOther(data, attempt)
      ? unpaidBecause('foreign', 'Zibal: inquiry names another order', raw)
      : response;
  };

  const inquire = async (attempt: Attempt): Promise<Standing> => {
    const found = await look(attempt);
    if (found.kind !== 'read') return found;
    const { data, raw } = found;
    const { amount } = data;
    const status = data.status ?? 0;
    if (status === verified || status === unverified) {
      if (typeof amount !== 'number') {
        return calls.doubt('unreadable', 'does not state the amount', raw);
      }
      const kind = status === verified ? 'already' : 'paid';
      const counted = { ...moneyOf(data, attempt, raw), amount };
      const verdict = countedInRial('Zibal', kind, attempt, counted);
      // Money that is not verified is not captured.
      return verdict.kind === 'unpaid' && kind === 'paid'
        ? { ...verdict, captured: null }
        : verdict;
    }
    if (status === waiting) return calls.doubt('waiting', 'finds the shopper at the bank', raw);
    const message = `Zibal: the payment is ${status}`;
    if (returned.has(status)) return unpaidBecause('reversed', message, raw);
    const refusal = failed.get(status);
    if (refusal !== undefined) return { ...unpaidBecause('failed', message, raw), refusal };
    return calls.doubt('unavailable', `was answered with status ${status}`, raw);
  };

  /** Of a payment that is verified; the answer may lack the amount, which inquiry returns. */
  const confirm = async (
    kind: Paid['kind'],
    attempt: Attempt,
    data: Answer,
    raw: Raw,
  ): Promise<Verdict> => {
    const { amount } = data;
    if (typeof amount === 'number') {
      if (isOther(data, attempt)) {
        const money = { ...moneyOf(data, attempt, raw), amount: fromWire(amount, 'rial') };
        return unpaidBecause('foreign', 'Zibal: verify names another order', raw, money);
      }
      return countedInRial('Zibal', kind, attempt, { ...moneyOf(data, attempt, raw), amount });
    }
    const found = await inquire(attempt);
    if (found.kind === 'unknown' || found.kind === 'unpaid') return found;
    const reference = found.reference ?? attempt.gatewayRef;
    return { ...found, kind, reference };
  };

  return {
    name: 'zibal',
    title: 'زیبال',
    kind: 'card',
    unit: 'rial',
    minimum,
    tokenLife: 20 * minute,
    verifyWindow: 30 * minute,
    reverseWindow: 0,
    returnsUnverified: false,
    refundsParts: false,
    begin: async ({ amount, merchantRef, callbackUrl, description, mobile }) => {
      const fields = {
        amount: toWire(amount, 'rial'),
        callbackUrl,
        orderId: String(merchantRef),
        description: description.slice(0, 255),
        ...(mobile === null ? {} : { mobile }),
      };
      const response = await post('request', fields, begun);
      if (response.kind === 'unknown') return response;
      const { data, raw } = response;
      if (data.result === done && data.trackId) {
        const way = { method: 'GET', url: `${url}/start/${data.trackId}` } as const;
        return { kind: 'begun', gatewayRef: data.trackId, trace: data.trackId, way, raw };
      }
      return denials.has(data.result)
        ? doubt(data, raw)
        : { kind: 'refused', said: `Zibal: request was answered with ${data.result}`, raw };
    },
    readCallback: ({ trackId, success, status, orderId }, attempt) => {
      const raw = calls.rawOf('callback', { trackId, success, status, orderId });
      return readCallback({ trackId, success, orderId }, attempt, raw);
    },
    verify: async (attempt) => {
      const response = await post('verify', { trackId: trackIdOf(attempt) }, answer);
      if (response.kind === 'unknown') return response;
      const { data, raw } = response;
      if (data.result === done) return confirm('paid', attempt, data, raw);
      if (data.result === already) return confirm('already', attempt, data, raw);
      if (data.result === absent) {
        return unpaidBecause('absent', 'Zibal: verify does not know the payment', raw);
      }
      if (data.result !== notPaid) return doubt(data, raw);
      const standing = await inquire(attempt);
      return standing.kind === 'unpaid' || standing.kind === 'unknown'
        ? standing
        : calls.doubt('unavailable', 'found unpaid what inquiry finds paid', raw);
    },
    inquire,
  };
}

const trackIdOf = ({ gatewayRef }: Attempt): number | string => {
  const number = Number(gatewayRef);
  return Number.isSafeInteger(number) ? number : gatewayRef;
};

const isOther = ({ orderId }: Answer, { merchantRef }: Attempt): boolean =>
  typeof orderId === 'string' && orderId !== String(merchantRef);

function moneyOf({ refNumber, cardNumber }: Answer, { gatewayRef }: Attempt, raw: Raw) {
  const card = cardNumber ? maskCard(cardNumber) : null;
  return { reference: refNumber ?? gatewayRef, card, raw };
}

function readCallback(
  { trackId, success, orderId }: CallbackFields,
  { gatewayRef, merchantRef }: Attempt,
  raw: Raw,
): CallbackReading {
  if (trackId !== gatewayRef || (orderId !== undefined && orderId !== String(merchantRef))) {
    return { kind: 'foreign', said: 'Zibal: the callback names another payment', raw };
  }
  return { kind: success === '1' ? 'paid' : 'unpaid', callbackRef: null, raw };
}
