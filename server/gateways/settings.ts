import { z } from 'zod';
import type { BehpardakhtSettings } from '#server/gateways/behpardakht.ts';
import { type GatewayName, gatewayNames } from '#server/gateways/gateway.ts';
import type { InstallmentSettings } from '#server/gateways/installments.ts';
import type { SamanSettings } from '#server/gateways/saman.ts';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import type { ZarinpalSettings } from '#server/gateways/zarinpal.ts';
import type { ZibalSettings } from '#server/gateways/zibal.ts';

const host = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));
const key = z
  .string()
  .regex(/^[\x21-\x7e]{1,500}$/, 'must have at most 500 Latin characters, without spaces')
  .default('');
const number = z
  .string()
  .regex(/^\d{1,18}$/, 'must be a number of at most 18 Latin digits')
  .default('');
const minimum = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number of toman')
  .transform(Number)
  .pipe(z.number().min(1, 'must be at least 1'));

const unknownName = `must name some of ${gatewayNames.join(', ')}`;

/** The settings of all gateways; defaults are those of `.env.example`. */
export const gatewayEnvironment = {
  PAYMENT_GATEWAYS: z
    .string()
    .transform((value, context) => {
      const given = [...new Set(value.split(/[\s,]+/).filter(Boolean))];
      const names = given.flatMap((each) => gatewayNames.find((name) => name === each) ?? []);
      if (names.length < given.length) context.addIssue({ code: 'custom', message: unknownName });
      return names;
    })
    .default([]),
  PAYMENT_SANDBOX_URL: z.union([z.literal(''), host]).default(''),
  ZARINPAL_MERCHANT_ID: z
    .string()
    .regex(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i, 'must be a merchant id of 36 characters')
    .optional(),
  ZARINPAL_ACCESS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{1,4000}$/, 'must have at most 4000 Latin characters, without spaces')
    .default(''),
  ZARINPAL_TERMINAL_ID: number,
  ZARINPAL_SANDBOX: z.enum(['true', 'false'], { error: 'must be true or false' }).default('false'),
  ZARINPAL_MINIMUM: minimum.optional(),
  ZARINPAL_URL: host.default('https://payment.zarinpal.com'),
  ZARINPAL_SANDBOX_URL: host.default('https://sandbox.zarinpal.com'),
  ZARINPAL_GRAPHQL_URL: host.default('https://next.zarinpal.com'),
  ZIBAL_MERCHANT: key,
  ZIBAL_MINIMUM: minimum.optional(),
  ZIBAL_URL: host.default('https://gateway.zibal.ir'),
  SAMAN_TERMINAL_ID: number,
  SAMAN_MINIMUM: minimum.optional(),
  SAMAN_URL: host.default('https://sep.shaparak.ir'),
  BEHPARDAKHT_TERMINAL_ID: number,
  BEHPARDAKHT_USERNAME: key,
  BEHPARDAKHT_PASSWORD: key,
  BEHPARDAKHT_MINIMUM: minimum.optional(),
  BEHPARDAKHT_URL: host.default('https://bpm.shaparak.ir'),
  SNAPPPAY_CLIENT_ID: key,
  SNAPPPAY_CLIENT_SECRET: key,
  SNAPPPAY_USERNAME: key,
  SNAPPPAY_PASSWORD: key,
  SNAPPPAY_MINIMUM: minimum.optional(),
  SNAPPPAY_URL: host.default('https://api.snapppay.ir'),
  TOROBPAY_CLIENT_ID: key,
  TOROBPAY_CLIENT_SECRET: key,
  TOROBPAY_USERNAME: key,
  TOROBPAY_PASSWORD: key,
  TOROBPAY_MINIMUM: minimum.optional(),
  TOROBPAY_URL: host.default('https://cpg.torobpay.com'),
};
const environment = z.object(gatewayEnvironment);
type Values = z.infer<typeof environment>;

/** Least amounts in toman where none is set. */
const leastAmounts: Readonly<Record<GatewayName, number>> = {
  zarinpal: 1_000,
  zibal: 1_000,
  saman: 1_000,
  behpardakht: 1_000,
  snapppay: 20_000,
  torobpay: 20_000,
};

/** What the environment sets, so that the panel cannot. */
export interface FixedGateways {
  /** Which gateways there are, and their order. */
  readonly list: boolean;
  readonly keys: readonly GatewayName[];
  readonly minimums: readonly GatewayName[];
}

export interface GatewaySettings {
  /** In the order in which shoppers see them; empty: nothing is paid online. */
  readonly names: readonly GatewayName[];
  /** Whether they are the stand-in, where no money moves. */
  readonly isSandbox: boolean;
  readonly fixed: FixedGateways;
  readonly zarinpal: ZarinpalSettings;
  readonly zibal: ZibalSettings;
  readonly saman: SamanSettings;
  readonly behpardakht: BehpardakhtSettings;
  readonly snapppay: InstallmentSettings;
  readonly torobpay: InstallmentSettings;
}

/** What each gateway cannot do without. */
const needed = {
  zarinpal: ['ZARINPAL_MERCHANT_ID'],
  zibal: ['ZIBAL_MERCHANT'],
  saman: ['SAMAN_TERMINAL_ID'],
  behpardakht: ['BEHPARDAKHT_TERMINAL_ID', 'BEHPARDAKHT_USERNAME', 'BEHPARDAKHT_PASSWORD'],
  snapppay: [
    'SNAPPPAY_CLIENT_ID',
    'SNAPPPAY_CLIENT_SECRET',
    'SNAPPPAY_USERNAME',
    'SNAPPPAY_PASSWORD',
  ],
  torobpay: [
    'TOROBPAY_CLIENT_ID',
    'TOROBPAY_CLIENT_SECRET',
    'TOROBPAY_USERNAME',
    'TOROBPAY_PASSWORD',
  ],
} as const satisfies Record<GatewayName, readonly (keyof Values)[]>;

/** All keys of a gateway: one of them in the environment, and none is taken from the panel. */
const keysOf: Readonly<Record<GatewayName, readonly (keyof Values)[]>> = {
  ...needed,
  zarinpal: ['ZARINPAL_MERCHANT_ID', 'ZARINPAL_ACCESS_TOKEN', 'ZARINPAL_TERMINAL_ID'],
};

const minimumOf = {
  zarinpal: 'ZARINPAL_MINIMUM',
  zibal: 'ZIBAL_MINIMUM',
  saman: 'SAMAN_MINIMUM',
  behpardakht: 'BEHPARDAKHT_MINIMUM',
  snapppay: 'SNAPPPAY_MINIMUM',
  torobpay: 'TOROBPAY_MINIMUM',
} as const satisfies Record<GatewayName, keyof Values>;

/** One line for each key that a chosen gateway lacks. The stand-in has keys of its own. */
export function missingGatewayKeys(values: Values): string[] {
  if (values.PAYMENT_SANDBOX_URL !== '') return [];
  const missing = values.PAYMENT_GATEWAYS.flatMap((name) =>
    needed[name]
      .filter((each) => !values[each])
      .map((each) => `${each} must be set when PAYMENT_GATEWAYS names ${name}.`),
  );
  return [...missing, ...zarinpalFaults(values)];
}

function zarinpalFaults(values: Values): string[] {
  const { ZARINPAL_ACCESS_TOKEN: token, ZARINPAL_TERMINAL_ID: terminal } = values;
  const isPair = (token === '') === (terminal === '');
  const isModeAlone = values.ZARINPAL_SANDBOX === 'true' && !values.ZARINPAL_MERCHANT_ID;
  return [
    ...(isPair ? [] : ['ZARINPAL_ACCESS_TOKEN and ZARINPAL_TERMINAL_ID must be set together.']),
    ...(isModeAlone ? ['ZARINPAL_MERCHANT_ID must be set with ZARINPAL_SANDBOX.'] : []),
  ];
}

/** The settings of all gateways. With the stand-in all of them lead there, and none needs to be named. */
export function gatewaySettings(values: Values): GatewaySettings {
  const sandbox = values.PAYMENT_SANDBOX_URL;
  const isSandbox = sandbox !== '';
  const real = realSettings(values);
  const names = values.PAYMENT_GATEWAYS;
  const fixed = fixedBy(values);
  if (!isSandbox) return { names, isSandbox, fixed, ...real };
  const at = (name: GatewayName) => ({ url: `${sandbox}/${name}`, minimum: real[name].minimum });
  return {
    names: names.length > 0 ? names : gatewayNames,
    isSandbox,
    fixed,
    zarinpal: {
      ...sandboxKeys.zarinpal,
      ...at('zarinpal'),
      sandbox: '',
      sandboxUrl: `${sandbox}/zarinpal`,
      graphqlUrl: `${sandbox}/zarinpal`,
    },
    zibal: { ...sandboxKeys.zibal, ...at('zibal') },
    saman: { ...sandboxKeys.saman, ...at('saman') },
    behpardakht: { ...sandboxKeys.behpardakht, ...at('behpardakht') },
    snapppay: { ...sandboxKeys.snapppay, ...at('snapppay') },
    torobpay: { ...sandboxKeys.torobpay, ...at('torobpay') },
  };
}

/** At the stand-in nothing but least amounts is fixed: its gateways are offered until the panel says otherwise. */
function fixedBy(values: Values): FixedGateways {
  const isSandbox = values.PAYMENT_SANDBOX_URL !== '';
  const hasKey = (name: GatewayName) => keysOf[name].some((each) => values[each]);
  return {
    list: !isSandbox && values.PAYMENT_GATEWAYS.length > 0,
    keys: isSandbox ? [] : gatewayNames.filter(hasKey),
    minimums: gatewayNames.filter((name) => values[minimumOf[name]] !== undefined),
  };
}

function realSettings(values: Values) {
  return {
    zarinpal: {
      merchantId: values.ZARINPAL_MERCHANT_ID ?? '',
      accessToken: values.ZARINPAL_ACCESS_TOKEN,
      terminalId: values.ZARINPAL_TERMINAL_ID,
      sandbox: values.ZARINPAL_SANDBOX === 'true' ? '1' : '',
      url: values.ZARINPAL_URL,
      sandboxUrl: values.ZARINPAL_SANDBOX_URL,
      graphqlUrl: values.ZARINPAL_GRAPHQL_URL,
      minimum: values.ZARINPAL_MINIMUM ?? leastAmounts.zarinpal,
    },
    zibal: {
      merchant: values.ZIBAL_MERCHANT,
      url: values.ZIBAL_URL,
      minimum: values.ZIBAL_MINIMUM ?? leastAmounts.zibal,
    },
    saman: {
      terminalId: values.SAMAN_TERMINAL_ID,
      url: values.SAMAN_URL,
      minimum: values.SAMAN_MINIMUM ?? leastAmounts.saman,
    },
    behpardakht: {
      terminalId: values.BEHPARDAKHT_TERMINAL_ID,
      userName: values.BEHPARDAKHT_USERNAME,
      password: values.BEHPARDAKHT_PASSWORD,
      url: values.BEHPARDAKHT_URL,
      minimum: values.BEHPARDAKHT_MINIMUM ?? leastAmounts.behpardakht,
    },
    snapppay: {
      clientId: values.SNAPPPAY_CLIENT_ID,
      clientSecret: values.SNAPPPAY_CLIENT_SECRET,
      userName: values.SNAPPPAY_USERNAME,
      password: values.SNAPPPAY_PASSWORD,
      url: values.SNAPPPAY_URL,
      minimum: values.SNAPPPAY_MINIMUM ?? leastAmounts.snapppay,
    },
    torobpay: {
      clientId: values.TOROBPAY_CLIENT_ID,
      clientSecret: values.TOROBPAY_CLIENT_SECRET,
      userName: values.TOROBPAY_USERNAME,
      password: values.TOROBPAY_PASSWORD,
      url: values.TOROBPAY_URL,
      minimum: values.TOROBPAY_MINIMUM ?? leastAmounts.torobpay,
    },
  };
}
