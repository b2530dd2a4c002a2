import { generateKeyPairSync } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { loadConfig } from '#server/config.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'kahroba-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('the defaults equal those of .env.example', () => {
  const example = parseEnv(readFileSync(join(import.meta.dirname, '..', '.env.example'), 'utf8'));
  const stated = loadConfig({ ...example, DATA_DIR: folder });
  expect(loadConfig({ DATA_DIR: folder })).toEqual(stated);
});

test('a secret is generated once, readable by its owner only, and overridden by a configured one', () => {
  const { revalidateSecret } = loadConfig({ DATA_DIR: folder });
  expect(revalidateSecret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadConfig({ DATA_DIR: folder, REVALIDATE_SECRET: '' })).toMatchObject({
    revalidateSecret,
  });
  expect(statSync(join(folder, 'revalidate-secret')).mode % 0o1000).toBe(0o600);
  const given = 'sixteen characters and more';
  expect(loadConfig({ DATA_DIR: folder, REVALIDATE_SECRET: given })).toMatchObject({
    revalidateSecret: given,
  });
});

test.each([
  ['SITE_URL', 'ftp://x'],
  ['SITE_INDEXABLE', 'no'],
  ['SERVICE_PORT', '70000'],
  ['SERVICE_HOST', 'everywhere'],
  ['MEMBER_ROLE', 'Administrator'],
  ['OPINION_DAILY_LIMIT', '0'],
  ['SERVICE_PORT', '4e3'],
  ['DATABASE_URL', 'localhost'],
  ['REDIS_URL', 'localhost:6379'],
  ['REVALIDATE_SECRET', 'short'],
  ['GUID_COOKIE', 'a b'],
  ['TOKEN_SECRET', 'short'],
  ['TOKEN_SECRET', '0123012301230123012301230123012301230123'],
  ['LOGIN_LIMIT', '0'],
  ['CODE_LIMIT', '0'],
  ['SMS_CODE_TEMPLATE', 'a name with spaces'],
  ['RATE_LIMIT', '0'],
  ['SMS_PROVIDER', 'pigeon'],
  ['SMS_API_KEY', 'short'],
  ['SMS_API_KEY', 'a key with spaces in it'],
  ['SMS_LINE', '+98 3000'],
  ['TRUSTED_PROXIES', '-1'],
  ['LOG_LEVEL', 'trace'],
  ['PAYMENT_GATEWAYS', 'idpay'],
  ['PAYMENT_SANDBOX_URL', 'localhost'],
  ['ZARINPAL_MERCHANT_ID', 'short'],
  ['SAMAN_TERMINAL_ID', 'x'],
  ['ZIBAL_MINIMUM', '0'],
  ['TOROBPAY_URL', 'cpg.torobpay.com'],
  ['SNAPPPAY_PASSWORD', 'with a space'],
])('%s=%s is refused with the name of the setting', (name, value) => {
  expect(() => loadConfig({ DATA_DIR: folder, [name]: value })).toThrow(new RegExp(`^${name} `));
});

/** The SMS settings, or the error about them. */
function smsOf(given: object) {
  try {
    return loadConfig({ DATA_DIR: folder, ...given }).sms;
  } catch (error) {
    return String(error);
  }
}

test('an SMS provider requires its API key and sender number', () => {
  expect(smsOf({ SMS_PROVIDER: 'kavenegar' })).toBe(
    'StartError: SMS_API_KEY must be set when SMS_PROVIDER is kavenegar.\n' +
      'SMS_LINE must be set when SMS_PROVIDER is kavenegar.',
  );
  const key = '0123456789abcdef';
  expect(smsOf({ SMS_PROVIDER: 'smsir', SMS_API_KEY: key, SMS_LINE: '' })).toBe(
    'StartError: SMS_LINE must be set when SMS_PROVIDER is smsir.',
  );
  const given = { SMS_PROVIDER: 'smsir', SMS_API_KEY: key, SMS_LINE: '30004505' };
  const account = { provider: 'smsir', apiKey: key, line: '30004505' };
  expect(smsOf(given)).toMatchObject({ ...account, isFixed: true });
  expect(smsOf({})).toMatchObject({ provider: 'inbox', apiKey: '', line: '', isFixed: false });
});

test('the payment stand-in is refused to a shop that is not on this machine', () => {
  const given = { DATA_DIR: folder, PAYMENT_SANDBOX_URL: 'http://127.0.0.1:4100' };
  expect(loadConfig(given).gateways.isSandbox).toBe(true);
  expect(() => loadConfig({ ...given, SITE_URL: 'https://kahroba.example' })).toThrow(
    'PAYMENT_SANDBOX_URL must be empty unless SITE_URL is this machine.',
  );
});

test('a payment gateway requires its keys', () => {
  expect(() => loadConfig({ DATA_DIR: folder, PAYMENT_GATEWAYS: 'zarinpal' })).toThrow(
    'ZARINPAL_MERCHANT_ID must be set when PAYMENT_GATEWAYS names zarinpal.',
  );
});

const feeds = (given: object) => loadConfig({ DATA_DIR: folder, ...given }).feeds;
const indexNow = (given: object) => loadConfig({ DATA_DIR: folder, ...given }).indexNow;

describe('price lists for other sites', () => {
  const { publicKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString().trim();
  const middle = publicKey.export({ type: 'spki', format: 'der' }).toString('base64');

  test('are disabled by default', () => {
    expect(feeds({})).toEqual({ enabled: [], torobKey: '' });
    expect(feeds({ PRICE_FEEDS: 'emalls  google' }).enabled).toEqual(['emalls', 'google']);
    expect(() => feeds({ PRICE_FEEDS: 'other' })).toThrow(/^PRICE_FEEDS/);
  });

  test("accept Torob's key as PEM, with escaped line breaks, or as base64 only", () => {
    for (const TOROB_PUBLIC_KEY of [pem, pem.replaceAll('\n', '\\n'), middle]) {
      expect(feeds({ PRICE_FEEDS: 'torob', TOROB_PUBLIC_KEY }).torobKey).toBe(pem);
    }
  });

  test('of Torob require a valid Ed25519 key', () => {
    expect(() => feeds({ PRICE_FEEDS: 'torob' })).toThrow(
      'TOROB_PUBLIC_KEY must be set when PRICE_FEEDS names torob.',
    );
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey;
    const TOROB_PUBLIC_KEY = other.export({ type: 'spki', format: 'pem' }).toString();
    expect(() => feeds({ TOROB_PUBLIC_KEY })).toThrow(/^TOROB_PUBLIC_KEY/);
  });
});

test('search engines are not notified without a key', () => {
  expect(indexNow({})).toBeNull();
  expect(indexNow({ INDEXNOW_KEY: 'a-key-of-mine' })).toEqual({
    key: 'a-key-of-mine',
    url: 'https://api.indexnow.org/indexnow',
  });
});

test('a staging shop notifies nobody of its pages and serves no price lists', () => {
  const given = { SITE_INDEXABLE: 'false', INDEXNOW_KEY: 'a-key-of-mine', PRICE_FEEDS: 'emalls' };
  expect(indexNow(given)).toBeNull();
  expect(feeds(given).enabled).toEqual([]);
  expect(indexNow({ ...given, SITE_INDEXABLE: 'true' })).not.toBeNull();
  expect(feeds({ ...given, SITE_INDEXABLE: 'true' }).enabled).toEqual(['emalls']);
});
