import { existsSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { isIP } from 'node:net';
import { parseEnv } from 'node:util';
import { addressOn } from '#lib/own-address.ts';
import { errorCode } from '#server/errors.ts';
import { isOnThisMachine } from '#server/http/origin.ts';
import { isDemo } from '#scripts/lib/start-words.ts';
import { PlainFailure } from '#scripts/lib/steps.ts';

export interface ShopSettings {
  /** Port of the storefront. */
  port: number;
  /** Address the storefront listens on; empty: all of this machine. */
  host: string;
  servicePort: number;
  dataDir: string;
  /** Folder of the storefront's build, below the project. */
  distDir: string;
  /** Environment of both programs. */
  env: NodeJS.ProcessEnv;
}

function portOf(env: NodeJS.ProcessEnv, name: string): number {
  const port = Number(env[name]);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PlainFailure(`${name}=${env[name]} is not a port (1 to 65535).`);
  }
  return port;
}

function hostOf(env: NodeJS.ProcessEnv, name: string): string {
  const host = env[name] ?? '';
  if (host !== '' && isIP(host) === 0)
    throw new PlainFailure(`${name}=${host} is not an IP address.`);
  return host;
}

/** Every setting with its default, from `.env.example`. */
export function defaultSettings(): NodeJS.Dict<string> {
  return parseEnv(readFileSync('.env.example', 'utf8'));
}

/** The settings in `.env`; empty if there is none. */
export function settingsFile(): NodeJS.Dict<string> {
  return existsSync('.env') ? parseEnv(readFileSync('.env', 'utf8')) : {};
}

/** Gateways of the demo shop, which all lead to the stand-in. */
const demoGateways = 'zarinpal,behpardakht,saman,zibal,snapppay';
/** Distance of the stand-in's port from the service's. */
const toGateways = 100;

/** A demo shop on this machine is paid at the gateways' stand-in, unless gateways are set. */
function withGateways(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const isPublic = !isOnThisMachine(env['SITE_URL'] ?? '');
  if (!isDemo(env) || isPublic || env['PAYMENT_GATEWAYS']) return env;
  const port = portOf(env, 'SERVICE_PORT') + toGateways;
  return {
    ...env,
    PAYMENT_GATEWAYS: demoGateways,
    PAYMENT_SANDBOX_URL: env['PAYMENT_SANDBOX_URL'] || `http://127.0.0.1:${port}`,
  };
}

/** Addresses follow the ports unless they are set explicitly. */
function withAddresses(given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env = { ...defaultSettings(), ...given };
  const port = portOf(env, 'PORT');
  return {
    ...env,
    SITE_URL: given['SITE_URL'] || `http://localhost:${port}`,
    API_URL: given['API_URL'] || `http://127.0.0.1:${portOf(env, 'SERVICE_PORT')}/api`,
    STOREFRONT_URL: given['STOREFRONT_URL'] || addressOn(hostOf(env, 'STOREFRONT_HOST'), port),
  };
}

/**
 * Creates one level at a time: Node's recursive mode never ends where a folder cannot be created,
 * as in /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

function requireWritable(dataDir: string): void {
  try {
    makeFolder(dataDir);
    const probe = join(dataDir, `.writable-${process.pid}`);
    writeFileSync(probe, '');
    unlinkSync(probe);
  } catch (error) {
    throw new PlainFailure(
      `the folder ${dataDir} is not writable (${errorCode(error)}); see DATA_DIR.`,
    );
  }
}

/**
 * Completes the environment with all settings both programs need. Creates the data folder.
 * @throws PlainFailure for an invalid port or address, or a folder that is not writable
 */
export function shopSettings(given: NodeJS.ProcessEnv, distDir = '.next'): ShopSettings {
  const env = withGateways(withAddresses(given));
  const dataDir = resolve(env['DATA_DIR'] || '.data');
  requireWritable(dataDir);
  return {
    port: portOf(env, 'PORT'),
    host: hostOf(env, 'STOREFRONT_HOST'),
    servicePort: portOf(env, 'SERVICE_PORT'),
    dataDir,
    distDir,
    env: {
      ...env,
      DATA_DIR: dataDir,
      NEXT_DIST_DIR: distDir,
      NEXT_TELEMETRY_DISABLED: '1',
    },
  };
}
