/**
 * `npm run seo [-- ADDRESS]`: reads a running shop as a crawler does, from its home page to every address of its
 * own, and fails on what keeps search engines and link previews from understanding it (docs/seo.md). Without an
 * address it opens a demo shop of its own like `npm test` does.
 */
import { parseArgs } from 'node:util';
import { endWith, PlainFailure } from '#scripts/lib/steps.ts';
import { verdict } from '#scripts/lib/results.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';
import { type Limits, usualLimits } from '#scripts/seo/crawl.ts';
import { runSeo } from '#scripts/seo/run.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** As many addresses are asked for at most. */
    pages: { type: 'string', default: String(usualLimits.pages) },
    /** Requests at the same time. */
    concurrency: { type: 'string', default: String(usualLimits.concurrency) },
    minutes: { type: 'string', default: String(usualLimits.totalMs / 60_000) },
  },
});

function countOf(name: 'pages' | 'concurrency' | 'minutes'): number {
  const count = Number(values[name]);
  if (Number.isFinite(count) && count > 0) return count;
  throw new PlainFailure(`--${name}=${values[name]} is no number of them.`);
}

function limits(): Limits {
  return {
    ...usualLimits,
    pages: countOf('pages'),
    concurrency: Math.ceil(countOf('concurrency')),
    totalMs: countOf('minutes') * 60_000,
  };
}

/** The origin of the address that was given. */
function originOf(address: string): string {
  const url = URL.parse(address.includes('://') ? address : `http://${address}`);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new PlainFailure(`${address} is no address of a site.`);
  }
  return url.origin;
}

async function seo(): Promise<void> {
  const [address] = positionals;
  const counts =
    address === undefined
      ? await withTestShop((shop) => runSeo(shop.baseUrl, limits()))
      : await runSeo(originOf(address), limits());
  console.log(`\n${verdict(counts)}`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

await seo().catch(endWith);
