/** The port to payment gateways. All amounts here are toman; adapters convert to the wire's unit. */

export const gatewayNames = [
  'zarinpal',
  'zibal',
  'saman',
  'behpardakht',
  'snapppay',
  'torobpay',
] as const;
export type GatewayName = (typeof gatewayNames)[number];

/** An answer or a callback as it came, bounded and without secrets, to be stored as JSON. */
export interface Raw {
  /** The wire's name of the call: `verify`, `bpSettleRequest`, `callback`. */
  call: string;
  /** HTTP status; null when there was no answer. */
  status: number | null;
  /** What was read; null when nothing could be. */
  body: unknown;
}

export interface CartLine {
  /** Whole number that identifies what is sold. */
  id: number;
  name: string;
  category: string;
  /** Toman for one. */
  price: number;
  count: number;
}

/** What is bought; only gateways of instalments send it. Lines + freight − discount = amount, in toman. */
export interface Cart {
  lines: readonly CartLine[];
  freight: number;
  discount: number;
}

export interface NewPayment {
  /** Toman. */
  amount: number;
  /** Our number of the attempt: a positive safe integer, never used before at this gateway. */
  merchantRef: number;
  /** Absolute address of the callback, including the attempt's token. */
  callbackUrl: string;
  /** One Persian line for the gateway's page; longer ones are cut at 255 characters. */
  description: string;
  /** `09…`; null when unknown. Gateways of instalments refuse a payment without it. */
  mobile: string | null;
  cart: Cart;
}

/** How the browser goes to the gateway. A form is posted by a page with the shop's Referer. */
export type Way =
  | { method: 'GET'; url: string }
  | { method: 'POST'; url: string; fields: Readonly<Record<string, string>> };

/**
 * `timeout`: no complete answer. `unreadable`: HTML, garbage, too long. `unavailable`: not reached, or its own error.
 * `denied`: our key, address or permission was refused, which the operator can fix. `waiting`: it is not paid so far,
 * and the shopper may still pay.
 */
export type Doubt = 'timeout' | 'unreadable' | 'unavailable' | 'denied' | 'waiting';

/** Nothing is certain; ask again, never conclude. `said` contains no secrets and can be logged. */
export interface Unknown {
  kind: 'unknown';
  why: Doubt;
  said: string;
  raw: Raw;
}

/** After anything but `begun` no one can pay; another try needs another `merchantRef`. */
export type Begun =
  | {
      kind: 'begun';
      gatewayRef: string;
      /** What shoppers name to the gateway's support; null when it comes later (`CallbackReading`), or never. */
      trace: string | null;
      way: Way;
      raw: Raw;
    }
  | { kind: 'refused'; said: string; raw: Raw }
  | Unknown;

/** An attempt as it was stored. */
export interface Attempt {
  /** Toman. */
  amount: number;
  merchantRef: number;
  /** From `begin`: authority, track id, token. */
  gatewayRef: string;
  /** From `readCallback`: what verify needs besides (SEP RefNum, Mellat SaleReferenceId); null without. */
  callbackRef: string | null;
}

/** Fields of the query or of the form; `a` and other fields of the shop may be among them. */
export type CallbackFields = Readonly<Record<string, string | undefined>>;

/** Why a shopper could not pay, where the gateway has a code for it. `limit`: of the card, in one day or at once. */
export type Refusal = 'cancelled' | 'insufficient' | 'limit' | 'password' | 'card';

/**
 * What a callback claims, which anyone can forge: `paid` must be verified; `unpaid` is a hint to be checked by `inquire`
 * where there is one. `foreign`: its ids are another attempt's, so it must never be verified.
 */
export type CallbackReading =
  | { kind: 'paid'; callbackRef: string | null; trace?: string | null; raw: Raw }
  | {
      kind: 'unpaid';
      callbackRef: string | null;
      trace?: string | null;
      refusal?: Refusal | null;
      raw: Raw;
    }
  | { kind: 'foreign'; said: string; raw: Raw };

export interface Money {
  /** The bank's reference, unique at this gateway. */
  reference: string;
  /** As in `Begun`, of a gateway that names it only now. */
  trace?: string | null;
  /** `6219-86**-****-1234` or as the gateway masks it; null when it does not state it. */
  card: string | null;
  /** Toman; null when the wire does not state it, or states a part of a toman. Stated amounts were compared. */
  amount: number | null;
  raw: Raw;
}

/** `paid` for the first time; `already` when it had been confirmed before. */
export interface Paid extends Money {
  kind: 'paid' | 'already';
}

/**
 * Certainly unpaid, and never to become paid; where there is a `callbackRef`, by that one. `failed`: cancelled or refused
 * by the bank. `absent`: the gateway does not know it. `expired`: not verified in time. `reversed`: given back.
 * `amount`, `foreign`: amount or ids are not the attempt's. `test`: no money moved, and the shop takes only real payments now.
 */
export interface Unpaid {
  kind: 'unpaid';
  why: 'failed' | 'absent' | 'expired' | 'reversed' | 'amount' | 'foreign' | 'test';
  /** Of a failed one, for the shopper. */
  refusal?: Refusal | null;
  said: string;
  /** Money the gateway took and confirmed although it does not pay this attempt: to be reversed or refunded. */
  captured: Money | null;
  raw: Raw;
}

export type Verdict = Paid | Unpaid | Unknown;

/** What is known without verifying. `paid`: taken, to be verified. `already`: verified. */
export type Standing =
  | {
      kind: 'paid' | 'already';
      /** As in `Money`; null when the wire does not state it here. */
      reference: string | null;
      card: string | null;
      amount: number | null;
      raw: Raw;
    }
  | Unpaid
  | Unknown;

/**
 * Of settle, reverse and refund. `reference` is the bank's, of a refund; null when it does not state it. `refused` is certain:
 * nothing was changed.
 */
export type Outcome =
  | { kind: 'done' | 'already'; reference: string | null; raw: Raw }
  | { kind: 'refused'; said: string; raw: Raw }
  | Unknown;

export interface RefundOrder {
  /** Toman, at most what is left. */
  amount: number;
  /**
   * Our number of the refund: a positive safe integer, never used for another refund or as a `merchantRef`. A repeated
   * order keeps its number.
   */
  refundRef: number;
  /** The bank's reference of the payment. */
  reference: string;
  /** Toman refunded before. */
  refundedBefore: number;
  /** What remains after this refund; its sum is what remains paid. */
  remaining: Cart;
}

/** A payment the gateway took and nobody verified. */
export interface Unverified {
  gatewayRef: string;
  /** Toman; null when it is no whole number of toman. */
  amount: number | null;
}

/** What a lender says about an amount. */
export interface Eligibility {
  kind: 'eligible' | 'ineligible';
  /** For shoppers, one plain line: the parts in which it is paid back, or why it is not lent; null when not given. */
  words: string | null;
  raw: Raw;
}

/** No method throws because of an answer or of the network; amounts that are no positive safe integers throw RangeError. */
export interface Gateway {
  readonly name: GatewayName;
  /** Persian, for shoppers. */
  readonly title: string;
  readonly kind: 'card' | 'instalments';
  /** The unit of amounts on its wire; store it with the attempt. */
  readonly unit: 'rial' | 'toman';
  /** Least amount, toman. */
  readonly minimum: number;
  /** How long a shopper can start paying after `begin`, ms. */
  readonly tokenLife: number;
  /** How long after paying a payment can be verified, ms; so at the latest this and `tokenLife` after `begin`. */
  readonly verifyWindow: number;
  /** How long after verify `reverse` works, ms; 0 without `reverse`. */
  readonly reverseWindow: number;
  /** Whether money that is not verified returns to the shopper by itself. */
  readonly returnsUnverified: boolean;
  /** Whether refunds may be smaller than the payment; false without `refund`. */
  readonly refundsParts: boolean;
  begin(payment: NewPayment): Promise<Begun>;
  /** Makes no call. */
  readCallback(fields: CallbackFields, attempt: Attempt): CallbackReading;
  /** Captures the money. `attempt.callbackRef` must be what `readCallback` gave. */
  verify(attempt: Attempt): Promise<Verdict>;
  /** Required after verify where it exists: money that is not settled is never paid out. */
  settle?(attempt: Attempt): Promise<Outcome>;
  /** Changes nothing. Never in place of `verify`, which alone compares the amount and captures. */
  inquire?(attempt: Attempt): Promise<Standing>;
  /** Gives all of it back at once. */
  reverse?(attempt: Attempt): Promise<Outcome>;
  /** Gives all or a part back. After `unknown` ask `inquireRefund`, or else a person, before repeating. */
  refund?(attempt: Attempt, order: RefundOrder): Promise<Outcome>;
  /** `refused`: there was no such refund, so it may be repeated. */
  inquireRefund?(attempt: Attempt, order: RefundOrder): Promise<Outcome>;
  /** Payments taken but not verified, newest first, as many as the gateway lists. */
  unverified?(): Promise<{ kind: 'listed'; payments: Unverified[]; raw: Raw } | Unknown>;
  /** Whether the gateway lends this amount (toman) now. */
  eligible?(amount: number): Promise<Eligibility | Unknown>;
}
