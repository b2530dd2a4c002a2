import type { GatewayName } from '#server/gateways/gateway.ts';

/** A key of a gateway, by its name in the adapter's settings. */
export interface KeyField {
  readonly name: string;
  /** Never shown again once it is written. */
  readonly isSecret: boolean;
  /** Whether the gateway cannot do without. */
  readonly isNeeded: boolean;
  /** `flag`: '1', or absent. */
  readonly form: 'uuid' | 'token' | 'number' | 'text' | 'flag';
}

const secret = (name: string) => ({ name, isSecret: true, isNeeded: true, form: 'text' }) as const;
const open = (name: string) => ({ name, isSecret: false, isNeeded: true, form: 'text' }) as const;
const terminal = { ...open('terminalId'), form: 'number' } as const;
const lender = [open('clientId'), secret('clientSecret'), open('userName'), secret('password')];

/** What each gateway is called with. */
export const keyFields: Readonly<Record<GatewayName, readonly KeyField[]>> = {
  zarinpal: [
    { ...secret('merchantId'), form: 'uuid' },
    { ...secret('accessToken'), isNeeded: false, form: 'token' },
    { ...terminal, isNeeded: false },
    { ...open('sandbox'), isNeeded: false, form: 'flag' },
  ],
  zibal: [secret('merchant')],
  saman: [terminal],
  behpardakht: [terminal, open('userName'), secret('password')],
  snapppay: lender,
  torobpay: lender,
};

/** Whether all that a gateway needs is there. */
export const hasKeys = (name: GatewayName, fields: Readonly<Record<string, unknown>>): boolean =>
  keyFields[name].every((field) => !field.isNeeded || Boolean(fields[field.name]));

/** Whether payments can be made at it without money: by its key `sandbox`. */
export const hasTestMode = (name: GatewayName): boolean =>
  keyFields[name].some((field) => field.name === 'sandbox');

/** What each form of key may be. */
export const keyForms: Readonly<Record<KeyField['form'], RegExp>> = {
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  token: /^[\x21-\x7e]{1,4000}$/,
  number: /^\d{1,18}$/,
  text: /^[\x21-\x7e]{1,500}$/,
  flag: /^1$/,
};
