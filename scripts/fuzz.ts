/**
 * `npm run fuzz [-- --minutes M]`: sends a demo shop of its own random bodies, paths and hub messages; fails on an answer of
 * 500 and above, and when a program grows. `npm test` does the same for a short time.
 */
import { parseArgs } from 'node:util';
import { fuzz } from '#scripts/fuzz/fuzz.ts';
import { verdict } from '#scripts/lib/results.ts';
import { endWith } from '#scripts/lib/steps.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });

async function main(): Promise<void> {
  const counts = await withTestShop((shop) => fuzz(shop, Number(values.minutes) * 60));
  process.exitCode = counts.failed === 0 ? 0 : 1;
  console.log(`\n${verdict(counts)}`);
}

await main().catch(endWith);
