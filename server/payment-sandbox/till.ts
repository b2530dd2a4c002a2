import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { SandboxPayments } from '#server/gateways/sandbox-payments.ts';

/** What the stand-in knows of payments, whatever wire they came by. Amounts are rial, times ms. */

export type Protocol = 'zarinpal' | 'zibal' | 'saman' | 'behpardakht' | 'snapppay' | 'torobpay';

export type State =
  | 'waiting'
  | 'paid'
  | 'verified'
  | 'settled'
  | 'cancelled'
  | 'insufficient'
  | 'reversed';

export interface SandboxPayment {
  /** Of the pay page. */
  id: string;
  protocol: Protocol;
  /** The gateway's name of it on the wire. */
  token: string;
  /** The bank's reference: 12 digits. */
  reference: string;
  amount: number;
  orderId: string;
  callbackUrl: string;
  /** Whose it is, at a gateway where the stand-in knows several merchants. */
  merchant?: string;
  /** How long its token is good, in ms, where the shop says so. */
  tokenLife?: number;
  /** What has become of a refund that staff ordered in the gateway's own panel. */
  panelRefund?: 'ordered' | 'done';
  state: State;
  begunAt: number;
  paidAt: number;
  verifiedAt: number;
  refunded: number;
  /** Refunds by the number of their order. */
  refunds: Map<string, { reference: string; amount: number }>;
}

export type NewSandboxPayment = Pick<
  SandboxPayment,
  'protocol' | 'token' | 'amount' | 'orderId' | 'callbackUrl' | 'merchant' | 'tokenLife'
>;

const minute = 60_000;

interface Windows {
  /** How long a token is good to start paying. */
  token: number;
  /** How long after paying the money stays without verify; then it returns. */
  verify: number;
  /** How long after verify it can be reversed. */
  reverse: number;
}

const endless = Number.POSITIVE_INFINITY;
const lender: Windows = { token: 20 * minute, verify: 20 * minute, reverse: endless };
const windows: Record<Protocol, Windows> = {
  zarinpal: { token: 20 * minute, verify: endless, reverse: 30 * minute },
  zibal: { token: 20 * minute, verify: endless, reverse: 0 },
  saman: { token: 20 * minute, verify: 30 * minute, reverse: 50 * minute },
  behpardakht: { token: 15 * minute, verify: 20 * minute, reverse: 180 * minute },
  snapppay: lender,
  torobpay: lender,
};

/** The oldest payments are forgotten. */
const most = 5_000;

export const digits = (count: number): string =>
  Array.from({ length: count }, (_, n) => randomInt(n === 0 ? 1 : 0, 10)).join('');
export const hex = (bytes: number): string => randomBytes(bytes).toString('hex');

export class Till {
  readonly #payments = new Map<string, SandboxPayment>();
  #shift = 0;

  /** Lets time pass: windows end as if `ms` had gone by. */
  shift(ms: number): void {
    this.#shift += ms;
  }

  clear(): void {
    this.#payments.clear();
    this.#shift = 0;
  }

  now(): number {
    return Date.now() + this.#shift;
  }

  begin(payment: NewSandboxPayment): SandboxPayment {
    const oldest = this.#payments.keys().next().value;
    if (this.#payments.size >= most && oldest !== undefined) this.#payments.delete(oldest);
    const begun: SandboxPayment = {
      ...payment,
      id: randomUUID(),
      reference: digits(12),
      state: 'waiting',
      begunAt: this.now(),
      paidAt: 0,
      verifiedAt: 0,
      refunded: 0,
      refunds: new Map(),
    };
    this.#payments.set(begun.id, begun);
    return begun;
  }

  /** Adds a payment of the past, settled for gateways that require a settle call. */
  know({
    protocol,
    token,
    reference,
    orderId,
    amount,
    refunded,
    paidAt,
  }: SandboxPayments[number]): void {
    const needsSettling = protocol !== 'zarinpal' && protocol !== 'zibal' && protocol !== 'saman';
    const known = this.begin({
      protocol,
      token,
      orderId,
      amount,
      callbackUrl: 'http://localhost/',
    });
    Object.assign(known, { reference, refunded, begunAt: paidAt, paidAt, verifiedAt: paidAt });
    known.state = needsSettling ? 'settled' : 'verified';
  }

  get(id: string): SandboxPayment | undefined {
    return this.#returnLate(this.#payments.get(id));
  }

  list(): SandboxPayment[] {
    return [...this.#payments.values()].map((each) => this.#returnLate(each) ?? each);
  }

  find(
    protocol: Protocol,
    by: Partial<Pick<SandboxPayment, 'token' | 'reference' | 'orderId'>>,
  ): SandboxPayment | undefined {
    return this.list().find(
      (each) =>
        each.protocol === protocol &&
        (by.token === undefined || each.token === by.token) &&
        (by.reference === undefined || each.reference === by.reference) &&
        (by.orderId === undefined || each.orderId === by.orderId),
    );
  }

  /** Whether the shopper can still pay. */
  isOpen({ state, begunAt, protocol, tokenLife }: SandboxPayment): boolean {
    const life = tokenLife ?? windows[protocol].token;
    return state === 'waiting' && this.now() - begunAt <= life;
  }

  pay(payment: SandboxPayment): void {
    payment.state = 'paid';
    payment.paidAt = this.now();
  }

  verify(payment: SandboxPayment): void {
    payment.state = 'verified';
    payment.verifiedAt = this.now();
  }

  /** Whether money that was verified can still be reversed. */
  isReversible({ verifiedAt, protocol }: SandboxPayment): boolean {
    return this.now() - verifiedAt <= windows[protocol].reverse;
  }

  /** False when it is more than what is left. */
  refund(payment: SandboxPayment, order: string, amount: number): boolean {
    if (amount <= 0 || payment.refunded + amount > payment.amount) return false;
    payment.refunded += amount;
    payment.refunds.set(order, { reference: digits(12), amount });
    return true;
  }

  /** Money that nobody verified in time returns by itself. */
  #returnLate(payment: SandboxPayment | undefined): SandboxPayment | undefined {
    if (
      payment?.state === 'paid' &&
      this.now() - payment.paidAt > windows[payment.protocol].verify
    ) {
      payment.state = 'reversed';
    }
    return payment;
  }
}
