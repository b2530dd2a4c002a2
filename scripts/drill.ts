/**
 * `npm run drill [-- --connections N --seconds S]`: attacks a demo shop of its own, on this machine, with connections that
 * leave everything unfinished: messages, bodies, heads, handshakes. Fails when a program grows or other visitors wait.
 * `npm test` does the same for a short time, and judges the memory only.
 */
import { parseArgs } from 'node:util';
import { drill } from '#scripts/drill/drill.ts';
import { drawMix } from '#scripts/drill/mix.ts';
import { watch } from '#scripts/drill/visits.ts';
import { verdict } from '#scripts/lib/results.ts';
import { endWith } from '#scripts/lib/steps.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';

const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '20' },
  },
});
const size = {
  connections: Number(values.connections),
  seconds: Number(values.seconds),
  judgesWaiting: true,
};

const warmUp = { seconds: 60, rate: 50 };

async function main(): Promise<void> {
  const counts = await withTestShop(async (shop) => {
    // A shop that has just started grows with its first visits, whoever attacks it.
    await watch(shop, warmUp.seconds, warmUp.rate, await drawMix(shop));
    return drill(shop, size);
  });
  process.exitCode = counts.failed === 0 ? 0 : 1;
  console.log(`\n${verdict(counts)}`);
}

await main().catch(endWith);
