/**
 * `npm run soak [-- --minutes M --rate R --hubs H]`: a demo shop of its own under an even load, with listening connections;
 * prints memory, handles and times of each minute. Fails when memory goes on growing after the fifth minute, handles are
 * left, p99 is 500 ms or more after the second minute, or a visit fails.
 */
import { parseArgs } from 'node:util';
import { openListeners } from '#scripts/drill/listeners.ts';
import { drawMix } from '#scripts/drill/mix.ts';
import { type Reading, watch } from '#scripts/drill/visits.ts';
import { endWith, PlainFailure } from '#scripts/lib/steps.ts';
import type { RunningShop } from '#scripts/lib/shop.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '100' },
    hubs: { type: 'string', default: '2000' },
  },
});
const [minutes, rate, hubs] = [Number(values.minutes), Number(values.rate), Number(values.hubs)];

const minute = 60;
/** Minutes after which memory has to be level, and times short. */
const [levelFrom, shortFrom] = [5, 2];
/** Most growth after that, in MB, and most p99 in ms. */
const [mostGrowth, mostP99] = [50, 500];
/** Handles that may be more than before: idle connections. */
const mostHandles = 20;

const megabytes = (bytes = 0): number => Math.round(bytes / 1e6);

function lineOf(name: string, reading: Reading, open: number): string {
  const { memory, handles, p95, p99, visits, failures } = reading;
  return `${name}: ${visits} visits, ${failures.length} failed, p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, storefront ${megabytes(memory[0])} MB ${handles[0]} handles, service ${megabytes(memory[1])} MB ${handles[1]} handles, hub ${open}`;
}

function faultsOf(readings: readonly Reading[]): string[] {
  const faults: string[] = [];
  const later = readings.slice(shortFrom);
  const worst = Math.max(0, ...later.map(({ p99 }) => p99));
  if (worst >= mostP99) faults.push(`p99 was ${worst.toFixed(0)} ms`);
  const failures = readings.flatMap((reading) => reading.failures);
  if (failures.length > 0)
    faults.push(`${failures.length} visits failed: ${failures.slice(0, 9).join(', ')}`);
  const level = readings[levelFrom - 1];
  const last = readings.at(-1);
  for (const [at, name] of ['storefront', 'service'].entries()) {
    const growth = megabytes((last?.memory[at] ?? 0) - ((level ?? last)?.memory[at] ?? 0));
    if (growth > mostGrowth)
      faults.push(`the ${name} grew by ${growth} MB after minute ${levelFrom}`);
  }
  return faults;
}

async function soak(shop: RunningShop): Promise<void> {
  const mix = await drawMix(shop);
  const before = await watch(shop, 5, 10, mix);
  console.log(lineOf('before', before, 0));
  const listeners = await openListeners(shop.baseUrl, hubs);
  const readings: Reading[] = [];
  for (let at = 1; at <= minutes; at += 1) {
    // oxlint-disable-next-line no-await-in-loop
    readings.push(await watch(shop, minute, rate, mix));
    console.log(lineOf(`minute ${at}`, readings.at(-1) ?? before, listeners.open()));
  }
  const isWhole = listeners.open() === hubs;
  listeners.end();
  const after = await watch(shop, 10, 10, mix);
  console.log(lineOf('after', after, 0));
  const faults = faultsOf(readings);
  if (!isWhole) faults.push('connections to the hub were lost');
  for (const [at, name] of ['storefront', 'service'].entries()) {
    const left = (after.handles[at] ?? 0) - (before.handles[at] ?? 0);
    if (left > mostHandles) faults.push(`the ${name} has ${left} more handles than before`);
  }
  if (faults.length > 0) throw new PlainFailure(faults.join('; '));
  console.log('Level.');
}

await withTestShop(soak).catch(endWith);
