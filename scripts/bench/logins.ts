import { randomInt } from 'node:crypto';
import { callLoads, drawSample, pick } from '#scripts/bench/calls.ts';
import {
  type Load,
  type LoadedRequest,
  type LoadResult,
  type Run,
  fire,
  openLoad,
  runLoad,
  summary,
} from '#scripts/bench/load.ts';
import { loadCells, ms, printTable, rate } from '#scripts/bench/table.ts';
import { step } from '#scripts/lib/steps.ts';
import { demoAccounts } from '#demo-shop/demo-accounts.ts';

/** Connections of the flood, and of the calls beside it. */
const [flooding, calling] = [16, 4];
/**
 * How often each call is measured with and without the flood, alternately, because the machine's
 * speed varies.
 */
const rounds = 3;
/** Calls that must not wait for logins. */
const beside = new Set(['Product/Get-List', 'Product/Get-Detail', 'Basket/Add-To-Basket']);

/** Results of a call without and with the flood, and of the flood itself. */
interface Comparison {
  name: string;
  alone: LoadResult;
  flooded: LoadResult;
  logins: LoadResult;
}

/**
 * An address whose attempts were not counted yet; the service trusts the header from its own
 * machine.
 */
const newAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

function login(mobile: string, password: string): LoadedRequest {
  return {
    method: 'POST',
    path: '/api/member-account/login',
    body: JSON.stringify({ mobile, password }),
    headers: { 'x-forwarded-for': newAddress() },
  };
}

/** A login with a member's right password. */
export function rightLogin(): LoadedRequest {
  const { mobile, password } = pick(demoAccounts);
  return login(mobile, password);
}

/**
 * Logins that no rate limit stops: each from another address, half of them with another number and
 * a wrong password, half with a right one. So each one costs a hash.
 */
export function floodingLogin(): LoadedRequest {
  if (Math.random() < 0.5) return rightLogin();
  return login(`0939${String(randomInt(10_000_000)).padStart(7, '0')}`, 'not the password');
}

async function compare(load: Load & { name: string }): Promise<Comparison> {
  const [alone, flooded]: [Run[], Run[]] = [[], []];
  const logins: LoadResult[] = [];
  await fire(load, 1);
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await fire(load));
    const flood = openLoad({ url: load.url, connections: flooding, request: floodingLogin });
    try {
      flooded.push(await fire(load));
    } finally {
      logins.push(await flood.stop());
    }
  }
  const mean = (of: 'requestsPerSecond' | 'p50') =>
    logins.reduce((sum, each) => sum + each[of], 0) / rounds;
  const errors = logins.reduce((sum, each) => sum + each.errors, 0);
  const all = { requestsPerSecond: mean('requestsPerSecond'), p50: mean('p50'), errors };
  return {
    name: load.name,
    alone: summary(alone),
    flooded: summary(flooded),
    logins: { ...all, p95: 0, p99: 0 },
  };
}

const times = (flooded: number, alone: number) => (flooded / alone).toFixed(2);

/** Measures logins by password, and the effect of a flood of them on other calls. */
export async function measureLogins(serviceUrl: string, seconds: number): Promise<void> {
  const sample = await step('Drawing a sample of the shop', () => drawSample(`${serviceUrl}/api`));
  const single = { url: serviceUrl, connections: 1, seconds, request: rightLogin };
  const alone = await step('Logins, one at a time', () => runLoad(single));
  printTable(
    'Login by password, one at a time (asked: p50 up to 120 ms)',
    ['call', 'logins/s', 'p50', 'p95', 'p99', 'errors'],
    [['member-account/login', ...loadCells(alone)]],
  );
  const rows: string[][] = [];
  const loads = callLoads(sample).filter(({ name }) => beside.has(name));
  for (const { name, request } of loads) {
    const load = { name, url: serviceUrl, connections: calling, seconds: seconds / 2, request };
    rows.push(cellsOf(await step(`${name} beside a flood of logins`, () => compare(load))));
  }
  printTable(
    `Calls on ${calling} connections without → with logins on ${flooding} (asked: up to 2 times)`,
    ['call', 'p50', 'times', 'p95', 'times', 'errors', 'logins/s', 'login p50', 'refused'],
    rows,
  );
}

function cellsOf({ name, alone, flooded, logins }: Comparison): string[] {
  return [
    name,
    `${ms(alone.p50)} → ${ms(flooded.p50)}`,
    times(flooded.p50, alone.p50),
    `${ms(alone.p95)} → ${ms(flooded.p95)}`,
    times(flooded.p95, alone.p95),
    String(alone.errors + flooded.errors),
    rate(logins.requestsPerSecond),
    ms(logins.p50),
    String(logins.errors),
  ];
}
