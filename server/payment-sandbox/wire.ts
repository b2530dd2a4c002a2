import type { FastifyInstance } from 'fastify';
import type { Control, Twist } from '#server/payment-sandbox/control.ts';
import type { SandboxPayment, Till } from '#server/payment-sandbox/till.ts';

export interface Sandbox {
  till: Till;
  control: Control;
}

/** How the shopper's browser goes back. */
export interface Back {
  method: 'GET' | 'POST';
  fields: Record<string, string>;
}

/** One gateway's wire format. Its paths are below `/{protocol}`. */
export interface Wire {
  register(app: FastifyInstance, sandbox: Sandbox): void;
  backOf(payment: SandboxPayment, twist: Twist): Back;
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Shops on this machine only, because the stand-in sends browsers there. */
export function isCallback(url: unknown): url is string {
  if (typeof url !== 'string' || !URL.canParse(url)) return false;
  const { protocol, hostname } = new URL(url);
  return /^https?:$/.test(protocol) && loopback.has(hostname);
}

/** A wrong amount, when one is asked for. */
export const reportedAmount = (amount: number, twist: Twist): number =>
  twist === 'amount' ? amount + 10 : amount;
/** A wrong name, when one is asked for. */
export const named = (name: string, twist: Twist): string =>
  twist === 'reference' ? `${name}9` : name;

export const sandboxCard = '621986******1234';
