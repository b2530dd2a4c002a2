/**
 * `npm run seo [-- ADDRESS]`: crawls a running shop from its home page through all its own
 * addresses, and fails on anything that keeps search engines and link previews from understanding
 * it (docs/seo.md). Without an address it starts a demo shop of its own like `npm test`.
 */
import { parseArgs } from 'node:util';
import { endWith, PlainFailure } from '#scripts/lib/steps.ts';
import { type Counts, verdict } from '#scripts/lib/results.ts';
import { withTestShop } from '#scripts/lib/test-shop.ts';
import { settingsFile } from '#scripts/lib/settings.ts';
import { isLoopback } from '#server/link-preview/own-addresses.ts';
import { type Limits, usualLimits } from '#scripts/seo/crawl.ts';
import { runSeo } from '#scripts/seo/run.ts';
import { fetchVnu, type VnuJar } from '#scripts/seo/vnu-jar.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Maximum number of addresses to request. */
    pages: { type: 'string', default: String(usualLimits.pages) },
    /** Concurrent requests. */
    concurrency: { type: 'string', default: String(usualLimits.concurrency) },
    /** The shop's public address, if it is crawled by another one. */
    'site-url': { type: 'string' },
    minutes: { type: 'string', default: String(usualLimits.totalMs / 60_000) },
  },
});

function countOf(name: 'pages' | 'concurrency' | 'minutes'): number {
  const count = Number(values[name]);
  if (Number.isFinite(count) && count > 0) return count;
  throw new PlainFailure(`--${name}=${values[name]} is not a valid number.`);
}

function limits(): Limits {
  return {
    ...usualLimits,
    pages: countOf('pages'),
    concurrency: Math.ceil(countOf('concurrency')),
    totalMs: countOf('minutes') * 60_000,
  };
}

/** Origin of the given address. */
function originOf(address: string): string {
  const url = URL.parse(address.includes('://') ? address : `http://${address}`);
  if (url === null || !/^https?:$/.test(url.protocol)) {
    throw new PlainFailure(`${address} is not the address of a site.`);
  }
  return url.origin;
}

/** The public address in this machine's settings, if their shop is the one crawled. */
function settledUrl(base: string): string | null {
  const { SITE_URL: site, PORT: port } = { ...settingsFile(), ...process.env };
  const isOurs = isLoopback(base) && new URL(base).port === (port || '3000');
  return isOurs ? site || `http://localhost:${port || 3000}` : null;
}

function publicUrlOf(base: string): string | null {
  const siteUrl = values['site-url'];
  return siteUrl === undefined ? settledUrl(base) : originOf(siteUrl);
}

async function readOwnShop(vnu: VnuJar): Promise<Counts> {
  return withTestShop(({ baseUrl, settings }) =>
    runSeo(baseUrl, { limits: limits(), vnu, publicUrl: settings.env['SITE_URL'] ?? null }),
  );
}

async function seo(): Promise<void> {
  const [address] = positionals;
  const base = address === undefined ? null : originOf(address);
  const vnu = await fetchVnu();
  const counts =
    base === null
      ? await readOwnShop(vnu)
      : await runSeo(base, { limits: limits(), vnu, publicUrl: publicUrlOf(base) });
  console.log(`\n${verdict(counts)}`);
  process.exitCode = counts.failed === 0 ? 0 : 1;
}

await seo().catch(endWith);
