import type { GatewayVerdict } from '#lib/contract/payment-settings.ts';
import type { Begun, Gateway, GatewayName, NewPayment, Unknown } from '#server/gateways/gateway.ts';

/** What a gateway made of a request that moves no money. */
export interface Trial {
  readonly verdict: GatewayVerdict;
  /** Its code or ours, without secrets; null when it works. */
  readonly said: string | null;
}

/** What codes of a refusal mean, by gateway; a refused key otherwise. */
const meanings: Readonly<
  Record<GatewayName, Readonly<Record<string, 'address' | 'inactive' | 'key'>>>
> = {
  // https://www.zarinpal.com/docs/paymentGateway/errorList.html
  zarinpal: {
    '-9': 'key',
    '-10': 'address',
    '-11': 'inactive',
    '-15': 'inactive',
    '-16': 'inactive',
    '-17': 'inactive',
  },
  // https://help.zibal.ir/IPG/API
  zibal: { '103': 'inactive', '104': 'key', '106': 'address', '107': 'address', '114': 'address' },
  // Saman 3.3: absent terminal, inactive terminal, address that is not registered; 8 at the request of a token.
  saman: { '8': 'address', '-105': 'inactive', '-106': 'address', '5': 'key' },
  // Behpardakht 1.29
  behpardakht: { '421': 'address', '62': 'address' },
  snapppay: {},
  torobpay: {},
};

/** The code at the end of what an adapter says. */
function codeOf(said: string): string {
  const last = said.slice(said.lastIndexOf(' ') + 1);
  return /^-?\d{1,6}$/.test(last) ? last : '';
}

function ofDoubt(name: GatewayName, { why, said }: Unknown): Trial {
  if (why === 'denied') return { verdict: meanings[name][codeOf(said)] ?? 'key', said };
  if (why === 'unreadable') return { verdict: 'unreadable', said };
  return { verdict: meanings[name][codeOf(said)] ?? 'silent', said };
}

function ofBegun(name: GatewayName, begun: Begun): Trial {
  if (begun.kind === 'begun') return { verdict: 'works', said: null };
  if (begun.kind === 'unknown') return ofDoubt(name, begun);
  return { verdict: meanings[name][codeOf(begun.said)] ?? 'refused', said: begun.said };
}

/**
 * Asks a gateway for something that moves no money: for the way of a payment that is never made, or, of a lender, whether
 * it lends the amount, which needs its access token.
 */
export async function tryGateway(gateway: Gateway, payment: NewPayment): Promise<Trial> {
  const { name } = gateway;
  if (!gateway.eligible) return ofBegun(name, await gateway.begin(payment));
  const said = await gateway.eligible(payment.amount);
  return said.kind === 'unknown' ? ofDoubt(name, said) : { verdict: 'works', said: null };
}
