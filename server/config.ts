import { createPublicKey, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { administratorRole } from '#lib/contract/codes.ts';
import { StartError, errorCode } from '#server/errors.ts';
import { isOnThisMachine } from '#server/http/origin.ts';
import {
  gatewayEnvironment,
  type GatewaySettings,
  gatewaySettings,
  missingGatewayKeys,
} from '#server/gateways/settings.ts';
import { limitEnvironment, limitSettings, type Limits } from '#server/limits/settings.ts';
import type { SmsSettings } from '#server/sms/choose.ts';
import { missingSmsKeys, smsEnvironment, smsSettings } from '#server/sms/settings.ts';
import { wholeNumber } from '#server/whole-number.ts';

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''));
const name = z
  .string()
  .regex(/^[\w-]{1,60}$/, 'must be a short name of Latin letters, digits, _ and -');
const addressOf = (protocol: RegExp, form: string) =>
  z.string().refine((value) => URL.canParse(value) && protocol.test(new URL(value).protocol), {
    error: `must look like ${form}`,
  });

/** Price lists the shop can serve to other sites. */
export const priceFeeds = ['torob', 'emalls', 'google'] as const;
export interface FeedSettings {
  readonly enabled: readonly (typeof priceFeeds)[number][];
  /** Ed25519, PEM; '' when there is none. */
  readonly torobKey: string;
}
export interface IndexNowSettings {
  readonly key: string;
  readonly url: string;
}

/** Accepts a key as PEM, PEM with `\\n` for line breaks, or the base64 part only. */
export function toPem(given: string): string {
  const text = given.replaceAll('\\n', '\n').trim();
  return text.startsWith('-----')
    ? text
    : `-----BEGIN PUBLIC KEY-----\n${text}\n-----END PUBLIC KEY-----`;
}

const notEd25519 = 'must be an Ed25519 public key';
export function isEd25519(pem: string): boolean {
  try {
    return createPublicKey(pem).asymmetricKeyType === 'ed25519';
  } catch {
    return false;
  }
}

/** Different characters of a secret below which it was not drawn at random: 32 hexadecimal digits have about 14. */
const fewestDifferent = 8;
/** Whether a secret is long and varied enough to have been drawn at random. */
const isSecret = (value: string): boolean =>
  value.length >= 16 && new Set(value).size >= fewestDifferent;

const secretSetting = z
  .union([z.literal(''), z.string().refine(isSecret)], {
    error: 'must have at least 16 characters, drawn at random: openssl rand -hex 32',
  })
  .default('');

/** Defaults are those of `.env.example`. */
const environment = z.object({
  SITE_URL: origin.default('http://localhost:3000'),
  SITE_INDEXABLE: z.enum(['true', 'false'], { error: 'must be true or false' }).default('true'),
  SERVICE_PORT: wholeNumber(0, 65_535).default(4000),
  SERVICE_HOST: z
    .union([z.ipv4(), z.ipv6()], { error: 'must be an IP address' })
    .default('127.0.0.1'),
  STOREFRONT_URL: origin.default('http://127.0.0.1:3000'),
  DATABASE_URL: addressOf(
    /^postgres(ql)?:$/,
    'postgresql://user:password@host:5432/name, or be empty',
  ).default(''),
  DATA_DIR: z.string().default('.data'),
  BACKUP_DIR: z.string().default(''),
  REDIS_URL: addressOf(/^rediss?:$/, 'redis://host:6379, or be empty').default(''),
  REVALIDATE_SECRET: secretSetting,
  TOKEN_SECRET: secretSetting,
  SEAL_SECRET: secretSetting,
  GUID_COOKIE: name.default('guid'),
  MEMBER_ROLE: name
    .refine((role) => role !== administratorRole, `must not be ${administratorRole}`)
    .default('Member'),
  ...limitEnvironment,
  ...smsEnvironment,
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, 'must be 8 to 128 Latin letters, digits and hyphens')
    .default(''),
  INDEXNOW_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .default('https://api.indexnow.org/indexnow'),
  PRICE_FEEDS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.enum(priceFeeds, { error: `must name some of ${priceFeeds.join(', ')}` })))
    .default([]),
  TOROB_PUBLIC_KEY: z.string().transform(toPem).refine(isEd25519, notEd25519).default(''),
  ...gatewayEnvironment,
  TRUSTED_PROXIES: wholeNumber(0, 10).default(1),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], {
      error: 'must be fatal, error, warn, info, debug or silent',
    })
    .default('info'),
});

/** Torob's price list is only served to signed requests, so it requires Torob's key. */
function missingKeys(values: z.infer<typeof environment>): string[] {
  return values.PRICE_FEEDS.includes('torob') && values.TOROB_PUBLIC_KEY === ''
    ? ['TOROB_PUBLIC_KEY must be set when PRICE_FEEDS names torob.']
    : [];
}

/** In a public shop the stand-in would accept orders that nobody paid. */
function wrongGateways(values: z.infer<typeof environment>): string[] {
  return values.PAYMENT_SANDBOX_URL !== '' && !isOnThisMachine(values.SITE_URL)
    ? ['PAYMENT_SANDBOX_URL must be empty unless SITE_URL is this machine.']
    : missingGatewayKeys(values);
}

/** All settings of the service, validated. URLs have no trailing slash; '' means not set. */
export interface Config extends Limits {
  siteUrl: string;
  servicePort: number;
  /** The address the service listens on. X-Forwarded-For is trusted from anyone who can reach it. */
  serviceHost: string;
  storefrontUrl: string;
  databaseUrl: string;
  /** Absolute path. */
  dataDir: string;
  /** Where the panel's backups are kept; absolute. */
  backupDir: string;
  redisUrl: string;
  revalidateSecret: string;
  /** Signs the tokens of members. */
  tokenSecret: string;
  /** Seals what the service must read again: secrets of the staff's second step, keys that are set in the panel. */
  sealSecret: string;
  guidCookie: string;
  memberRole: string;
  /** The provider of text messages. */
  sms: SmsSettings;
  /** Where orders are paid online. */
  gateways: GatewaySettings;
  trustedProxies: number;
  /** Where search engines are notified of changed pages; null when disabled. */
  indexNow: IndexNowSettings | null;
  /** Where they are notified by a key that staff set. */
  indexNowUrl: string;
  feeds: FeedSettings;
  /** Whether the shop may be indexed, and listed by other sites. */
  isPublic: boolean;
  /** The provider's template for codes as the environment says; '' when it does not. */
  codeTemplate: string;
  /** Whether the environment's provider can send: the inbox works only on a shop's own machine. */
  sendsSms: boolean;
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
}

/**
 * Parses the settings of `schema`; an empty variable counts as absent.
 * @throws {StartError} with one line for each invalid setting
 */
export function parseSettings<Values>(schema: z.ZodType<Values>, env: NodeJS.Dict<string>): Values {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  throw new StartError(error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`));
}

/**
 * Reads the settings from `env`. Creates DATA_DIR, and in it the secrets that are not configured.
 * @throws {StartError} with one line for each invalid setting
 */
export function loadConfig(env: NodeJS.Dict<string>): Config {
  const values = parseSettings(environment, env);
  const missing = [...missingSmsKeys(values), ...missingKeys(values), ...wrongGateways(values)];
  if (missing.length > 0) throw new StartError(missing);
  const dataDir = resolve(values.DATA_DIR);
  makeFolder(dataDir);
  return {
    siteUrl: values.SITE_URL,
    servicePort: values.SERVICE_PORT,
    serviceHost: values.SERVICE_HOST,
    storefrontUrl: values.STOREFRONT_URL,
    databaseUrl: values.DATABASE_URL,
    dataDir,
    backupDir: values.BACKUP_DIR === '' ? join(dataDir, 'backups') : resolve(values.BACKUP_DIR),
    redisUrl: values.REDIS_URL,
    revalidateSecret: values.REVALIDATE_SECRET || keptSecret(dataDir, 'revalidate-secret'),
    tokenSecret: values.TOKEN_SECRET || keptSecret(dataDir, 'token-secret'),
    sealSecret: values.SEAL_SECRET || keptSecret(dataDir, 'seal-secret'),
    guidCookie: values.GUID_COOKIE,
    memberRole: values.MEMBER_ROLE,
    ...limitSettings(values),
    sms: smsSettings(values),
    gateways: gatewaySettings(values),
    trustedProxies: values.TRUSTED_PROXIES,
    ...publicFeatures(values),
    codeTemplate: values.SMS_CODE_TEMPLATE,
    sendsSms: isSending(values),
    logLevel: values.LOG_LEVEL,
  };
}

type Public = Pick<Config, 'indexNow' | 'indexNowUrl' | 'feeds' | 'isPublic'>;

const isSending = ({ SMS_PROVIDER, SITE_URL }: z.infer<typeof environment>): boolean =>
  (SMS_PROVIDER ?? 'inbox') !== 'inbox' || isOnThisMachine(SITE_URL);

/** A shop that is not indexable (SITE_INDEXABLE=false) notifies no search engines and serves no price lists. */
function publicFeatures(values: z.infer<typeof environment>): Public {
  const isPublic = values.SITE_INDEXABLE === 'true';
  const { INDEXNOW_KEY: key, INDEXNOW_URL: url } = values;
  return {
    indexNow: isPublic && key !== '' ? { key, url } : null,
    indexNowUrl: url,
    feeds: { enabled: isPublic ? values.PRICE_FEEDS : [], torobKey: values.TOROB_PUBLIC_KEY },
    isPublic,
  };
}

/** The environment, completed by `.env` in the working directory; existing variables win. */
export function readEnvironment(): Record<string, string | undefined> {
  try {
    process.loadEnvFile('.env');
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw new StartError('.env cannot be read.', error);
  }
  return process.env;
}

function makeFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made (${errorCode(error)}).`, error);
  }
}

/** The secret in a file of DATA_DIR, generated at the first start. */
function keptSecret(
  dataDir: string,
  of: 'revalidate-secret' | 'token-secret' | 'seal-secret',
): string {
  const file = join(dataDir, of);
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') {
      throw new StartError(`DATA_DIR ${dataDir} cannot be written (${errorCode(error)}).`, error);
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (!isSecret(secret)) throw new StartError(`${file} is damaged; delete it to have a new one.`);
  return secret;
}
