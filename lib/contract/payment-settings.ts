import { z } from 'zod';

/** Names of gateways, as in `PAYMENT_GATEWAYS`. */
const gatewayName = z.string().max(20);
const revision = z.int().min(0);
/** Toman. */
const minimum = z.int().min(1).max(999_999_999);
/** Keys that change, by name; '' takes one away. A key that is not named stays. */
const fields = z.record(z.string().max(20), z.string().trim().max(4_000));

/** A key of a gateway. Of a secret only the last characters are ever shown. */
export const gatewayField = z.object({
  name: z.string(),
  isSecret: z.boolean(),
  /** Whether the gateway cannot do without. */
  isNeeded: z.boolean(),
  /** Whether it is switched on by '1' and off by ''. */
  isSwitch: z.boolean(),
  isSet: z.boolean(),
  /** Of one that is no secret; '' when there is none, or the environment sets it. */
  value: z.string(),
  /** The last four characters of a secret; null for short ones, and where there is none. */
  ending: z.string().nullable(),
});
export type GatewayField = z.infer<typeof gatewayField>;

export const ownGateway = z.object({
  name: gatewayName,
  /** Persian, for shoppers. */
  title: z.string(),
  kind: z.enum(['card', 'instalments']),
  isOn: z.boolean(),
  minimum,
  /** Of the saved key, another one after each change; 0 without one. */
  keyId: z.int().min(0),
  /** What the environment sets and the panel cannot. */
  fixed: z.object({ keys: z.boolean(), minimum: z.boolean() }),
  fields: z.array(gatewayField),
  /** Where the gateway leads shoppers back to, without the token of an attempt. */
  callbackUrl: z.string(),
  /** Payments that still have to be settled there. */
  underWay: z.int(),
});
export type OwnGateway = z.infer<typeof ownGateway>;

/** Gateways in the order in which shoppers see them. */
export const paymentSettings = z.object({
  revision,
  gateways: z.array(ownGateway),
  /** The shop's host, which gateways register. */
  domain: z.string(),
  /** Whether all of them lead to the stand-in, where no money moves. */
  isSandbox: z.boolean(),
  /** Whether the environment says which there are and their order. */
  isListFixed: z.boolean(),
  /** False once the service's key was changed: all keys must be written again. */
  isReadable: z.boolean(),
});
export type PaymentSettings = z.infer<typeof paymentSettings>;

/** All gateways, in the wanted order. */
export const savePaymentBody = z.object({
  revision,
  gateways: z
    .array(z.object({ name: gatewayName, isOn: z.boolean(), minimum, fields: fields.default({}) }))
    .max(20),
});
export type SavePaymentBody = z.input<typeof savePaymentBody>;

/** `fields`: keys that are not saved yet; those that are not named are the saved ones. */
export const testGatewayBody = z.object({ name: gatewayName, fields: fields.default({}) });
export type TestGatewayBody = z.input<typeof testGatewayBody>;

export const gatewayVerdicts = [
  'works',
  'key',
  'address',
  'inactive',
  'refused',
  'silent',
  'unreadable',
] as const;
export type GatewayVerdict = (typeof gatewayVerdicts)[number];

export const gatewayTrial = z.object({
  verdict: z.enum(gatewayVerdicts),
  /** One or two Persian sentences: what is wrong and what to do. */
  message: z.string(),
  /** How long the gateway took, ms. */
  took: z.int(),
  /** Its own words or code, for its support; null when it works. */
  said: z.string().nullable(),
});
export type GatewayTrial = z.infer<typeof gatewayTrial>;
