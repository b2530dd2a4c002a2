import { setTimeout as pause } from 'node:timers/promises';
import { sendAttackers } from '#scripts/drill/attackers.ts';
import { type Attack, attacks } from '#scripts/drill/attacks.ts';
import { type Reading, watch } from '#scripts/drill/visits.ts';
import type { Counts } from '#scripts/lib/results.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';

export interface DrillSize {
  /** Connections of each attack. */
  connections: number;
  /** How long each attack lasts. */
  seconds: number;
  /** Whether visitors that wait count as a failure: a few seconds beside other work prove nothing. */
  judgesWaiting: boolean;
}

const visitsPerSecond = 20;
/** Most memory above that of before, in MB. */
const mostRise = 150;
/**
 * Most times the p95 of before; and the p95 below which no factor counts, in ms: before it is a few ms, and attackers,
 * visitors and shop share the same cores.
 */
const mostFactor = 2;
const alwaysFine = 100;

const megabytes = (bytes: number): number => Math.round(bytes / 1e6);

function faultsOf(before: Reading, now: Reading, judgesWaiting: boolean): string[] {
  const faults: string[] = [];
  for (const [at, name] of ['storefront', 'service'].entries()) {
    const rise = megabytes((now.memory[at] ?? 0) - (before.memory[at] ?? 0));
    if (rise > mostRise) faults.push(`the ${name} grew by ${rise} MB`);
  }
  if (judgesWaiting && now.p95 > Math.max(alwaysFine, mostFactor * before.p95)) {
    faults.push(`p95 ${Math.round(now.p95)} ms instead of ${Math.round(before.p95)}`);
  }
  if (now.failures.length > 0) faults.push(`visits failed: ${now.failures.slice(0, 3).join(', ')}`);
  return faults;
}

function line(name: string, { p95, memory }: Reading): string {
  const [storefront = 0, service = 0] = memory.map(megabytes);
  return `${name.padEnd(46)} ${String(storefront).padStart(5)} MB ${String(service).padStart(5)} MB ${p95.toFixed(0).padStart(6)} ms`;
}

/** What is left of an attack must not be counted for the next: waits until a visitor is answered at once. */
async function settled(shop: RunningShop): Promise<void> {
  for (let times = 0; times < 10; times += 1) {
    // oxlint-disable-next-line no-await-in-loop
    await pause(1_000);
    // oxlint-disable-next-line no-await-in-loop
    const { p99, failures } = await watch(shop, 0.5, visitsPerSecond);
    if (failures.length === 0 && p99 < alwaysFine) return;
  }
}

async function endure(
  shop: RunningShop,
  { name }: Attack,
  { connections, seconds }: DrillSize,
): Promise<Reading> {
  const end = await sendAttackers(name, Number(new URL(shop.baseUrl).port), connections);
  try {
    return await watch(shop, seconds, visitsPerSecond);
  } finally {
    await end();
    await settled(shop);
  }
}

/** Attacks a running shop of its own with unfinished connections of each kind; what it costs other visitors is bounded. */
export async function drill(shop: RunningShop, size: DrillSize): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  await watch(shop, 2, visitsPerSecond);
  const before = await watch(shop, Math.min(10, size.seconds), visitsPerSecond);
  console.log(
    `${size.connections} connections, ${size.seconds} s each`.padEnd(46),
    'storefront  service  p95 of visits',
  );
  console.log(line('before', before));
  for (const attack of attacks) {
    // oxlint-disable-next-line no-await-in-loop
    const reading = await endure(shop, attack, size);
    console.log(line(attack.name, reading));
    const faults = faultsOf(before, reading, size.judgesWaiting && attack.isFlood !== true);
    counts[faults.length === 0 ? 'passed' : 'failed'] += 1;
    for (const fault of faults) console.log(`✗ ${attack.name}: ${fault}`);
  }
  return counts;
}
