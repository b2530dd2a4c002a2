import { z } from 'zod';
import { type Caller, caller, json } from '#server/gateways/call.ts';
import type {
  Attempt,
  CallbackFields,
  CallbackReading,
  Gateway,
  Paid,
  Raw,
  Unknown,
  Verdict,
} from '#server/gateways/gateway.ts';
import { toWire } from '#server/gateways/money.ts';
import { maskCard } from '#server/gateways/raw.ts';
import { countedInRial, unpaidBecause } from '#server/gateways/verdicts.ts';

const minute = 60_000;
const tokenMinutes = 20;

export interface SamanSettings {
  terminalId: string;
  /** Base URL without a trailing slash. */
  url: string;
  /** Toman. */
  minimum: number;
  /** Timeout in ms. */
  patience?: number | undefined;
}

const begun = z.object({
  status: z.int(),
  token: z.string().nullish(),
  errorCode: z.union([z.int(), z.string()]).transform(String).nullish(),
});
const detail = z.object({
  RefNum: z.string(),
  TerminalNumber: z.union([z.int(), z.string()]).transform(String),
  OrginalAmount: z.int(),
  MaskedPan: z.string().nullish(),
  StraceNo: z.union([z.int(), z.string()]).transform(String).nullish().catch(null),
});
const answer = z.object({
  ResultCode: z.int(),
  TransactionDetail: detail.nullish().catch(null),
});
type Answer = z.infer<typeof answer>;

const done = 0;
const duplicate = 2;
/** Absent terminal, inactive terminal, or an address that is not registered. */
const denials = new Set([-104, -105, -106]);
const invalidAddress = '8';
const unpaidCodes = new Map([
  [-2, 'absent'],
  [-6, 'expired'],
  [5, 'reversed'],
] as const);

/**
 * Saman Electronic Payment, version 3.3. The bank confirms one RefNum any number of times and does not return its order:
 * that a RefNum pays once is up to the caller, who stores it as unique (`Money.reference`).
 */
export function saman({ terminalId, url, minimum, patience }: SamanSettings): Gateway {
  const calls = caller('Saman', [], patience);
  const post = (call: 'VerifyTransaction' | 'ReverseTransaction', { callbackRef }: Attempt) =>
    calls.ask({
      call,
      url: `${url}/verifyTxnRandomSessionkey/ipg/${call}`,
      ...json({ RefNum: callbackRef, TerminalNumber: Number(terminalId) }),
      schema: answer,
    });
  const noRefNum = (call: string): Unknown =>
    calls.doubt('waiting', 'needs a RefNum, which the callback brings', calls.rawOf(call, null));

  return {
    name: 'saman',
    title: 'بانک سامان',
    kind: 'card',
    unit: 'rial',
    minimum,
    tokenLife: tokenMinutes * minute,
    verifyWindow: 30 * minute,
    reverseWindow: 50 * minute,
    returnsUnverified: true,
    refundsParts: false,
    begin: async ({ amount, merchantRef, callbackUrl, mobile }) => {
      const response = await calls.ask({
        call: 'token',
        url: `${url}/onlinepg/onlinepg`,
        ...json({
          action: 'token',
          TerminalId: terminalId,
          Amount: toWire(amount, 'rial'),
          ResNum: String(merchantRef),
          RedirectUrl: callbackUrl,
          TokenExpiryInMin: tokenMinutes,
          ...(mobile === null ? {} : { CellNumber: mobile }),
        }),
        schema: begun,
      });
      if (response.kind === 'unknown') return response;
      const { data, raw } = response;
      if (data.status === 1 && data.token) {
        const address = `${url}/OnlinePG/SendToken?${new URLSearchParams({ token: data.token })}`;
        const way = { method: 'GET', url: address } as const;
        return { kind: 'begun', gatewayRef: data.token, trace: null, way, raw };
      }
      const text = `was answered with ${data.status} and error ${data.errorCode}`;
      return data.errorCode === invalidAddress
        ? calls.doubt('denied', text, raw)
        : { kind: 'refused', said: `Saman: token ${text}`, raw };
    },
    readCallback: (fields, attempt) => readCallback(calls, fields, attempt, terminalId),
    verify: async (attempt) => {
      if (attempt.callbackRef === null) return noRefNum('VerifyTransaction');
      const response = await post('VerifyTransaction', attempt);
      if (response.kind === 'unknown') return response;
      return verdictOf(calls, response.data, attempt, terminalId, response.raw);
    },
    reverse: async (attempt) => {
      if (attempt.callbackRef === null) return noRefNum('ReverseTransaction');
      const response = await post('ReverseTransaction', attempt);
      if (response.kind === 'unknown') return response;
      const { raw } = response;
      const code = response.data.ResultCode;
      const text = `was answered with ${code}`;
      if (code === done) return { kind: 'done', reference: null, raw };
      if (code === duplicate || code === 5) return { kind: 'already', reference: null, raw };
      return denials.has(code)
        ? calls.doubt('denied', text, raw)
        : { kind: 'refused', said: `Saman: ReverseTransaction ${text}`, raw };
    },
  };
}

function readCallback(
  calls: Caller,
  fields: CallbackFields,
  { gatewayRef, merchantRef }: Attempt,
  terminalId: string,
): CallbackReading {
  const { State, Status, RefNum, ResNum, TraceNo, Rrn, RRN, Amount, SecurePan } = fields;
  const { Token, TerminalId } = fields;
  const raw = calls.rawOf('callback', {
    State,
    Status,
    RefNum,
    ResNum,
    TraceNo,
    Rrn: Rrn ?? RRN,
    Amount,
    SecurePan: SecurePan === undefined ? undefined : maskCard(SecurePan),
  });
  const isOurs =
    ResNum === String(merchantRef) &&
    [gatewayRef, undefined].includes(Token) &&
    [terminalId, undefined].includes(TerminalId);
  if (!isOurs) return { kind: 'foreign', said: 'Saman: the callback names another payment', raw };
  const callbackRef = RefNum !== undefined && /^[\x21-\x7e]{1,100}$/.test(RefNum) ? RefNum : null;
  const trace = traceOf(TraceNo);
  if (State === 'OK' && Status === '2' && callbackRef !== null) {
    return { kind: 'paid', callbackRef, trace, raw };
  }
  // It has no code for the other reasons.
  const refusal = State === 'CanceledByUser' ? 'cancelled' : null;
  return { kind: 'unpaid', callbackRef, trace, refusal, raw };
}

/** The trace number of the terminal, six digits by the document. */
const traceOf = (value: string | null | undefined): string | null =>
  value !== null && value !== undefined && /^\d{1,20}$/.test(value) ? value : null;

function verdictOf(
  calls: Caller,
  { ResultCode: code, TransactionDetail: transaction }: Answer,
  attempt: Attempt,
  terminalId: string,
  raw: Raw,
): Verdict {
  const text = `was answered with ${code}`;
  if (code === done || code === duplicate) {
    if (!transaction) return calls.doubt('unreadable', 'does not state what was paid', raw);
    return confirmed(code === done ? 'paid' : 'already', transaction, attempt, terminalId, raw);
  }
  if (denials.has(code)) return calls.doubt('denied', text, raw);
  for (const [each, why] of unpaidCodes) {
    if (each === code) return unpaidBecause(why, `Saman: ${raw.call} ${text}`, raw);
  }
  return calls.doubt('unavailable', text, raw);
}

function confirmed(
  kind: Paid['kind'],
  transaction: z.infer<typeof detail>,
  attempt: Attempt,
  terminalId: string,
  raw: Raw,
): Verdict {
  // The money of another RefNum is not this attempt's to give back, so nothing is captured here.
  if (transaction.RefNum !== attempt.callbackRef || transaction.TerminalNumber !== terminalId) {
    return unpaidBecause('foreign', 'Saman: VerifyTransaction names another payment', raw);
  }
  const card = transaction.MaskedPan ? maskCard(transaction.MaskedPan) : null;
  const [reference, trace] = [transaction.RefNum, traceOf(transaction.StraceNo)];
  const counted = { amount: transaction.OrginalAmount, reference, trace, card, raw };
  return countedInRial('Saman', kind, attempt, counted);
}
