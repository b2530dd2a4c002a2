/**
 * `npm run fuzz [-- --minutes M]`: sends a demo shop of its own random bodies, paths and hub messages; fails on an answer of
 * 500 and above, and when a program grows. `npm test` does the same for a short time.
 */
import { parseArgs } from 'node:util';
import { fuzz } from '#scripts/fuzz/fuzz.ts';
import { verdict } from '#scripts/lib/results.ts';
import { endWith } from '#scripts/lib/steps.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';

/**
 * The smallest cache of pages, which the first inputs fill: with the usual one, of 192 MB, every new path would take memory
 * as it should, and hide memory that is never given back.
 */
const settings = { PAGE_CACHE_MB: '16' };
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });

async function main(): Promise<void> {
  const seconds = Number(values.minutes) * 60;
  const counts = await withTestShop((shop) => fuzz(shop, { seconds, isOwn: true }), settings);
  process.exitCode = counts.failed === 0 ? 0 : 1;
  console.log(`\n${verdict(counts)}`);
}

await main().catch(endWith);
