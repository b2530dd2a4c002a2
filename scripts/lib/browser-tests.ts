import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '#scripts/lib/checks.ts';
import { findChromium } from '#scripts/lib/chromium.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { type Counts, countsFrom, playwrightCounts } from '#scripts/lib/results.ts';
import { controlShop } from '#scripts/lib/shop-control.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { defaultSettings, type ShopSettings, shopSettings } from '#scripts/lib/settings.ts';
import { PlainFailure, step } from '#scripts/lib/steps.ts';
import { build, isBuilt } from '#scripts/lib/storefront-build.ts';

const DIST_DIR = '.next-test';

/** A shop of its own: free ports, a new data folder, default settings whatever `.env` says. */
async function testSettings(folder: string): Promise<ShopSettings> {
  const ports = { PORT: String(await freePort()), SERVICE_PORT: String(await freePort()) };
  const addresses = { SITE_URL: '', API_URL: '', STOREFRONT_URL: '' };
  const env = { ...process.env, ...defaultSettings(), ...addresses, ...ports };
  return shopSettings({ ...env, DATA_DIR: join(folder, 'data') }, DIST_DIR);
}

async function openShop(shop: RunningShop): Promise<void> {
  await step('Test shop: seeding, starting its service', () => shop.startService());
  if (!isBuilt(shop.settings)) {
    await step('Test shop: building the storefront', () => build(shop.settings));
  }
  await step('Test shop: starting the storefront', () => shop.startStorefront());
}

async function runPlaywright(
  shop: RunningShop,
  browser: string,
  args: string[],
  report: string,
): Promise<Counts> {
  const control = await controlShop(shop);
  const env = {
    ...process.env,
    E2E_BASE_URL: shop.baseUrl,
    E2E_SERVICE_URL: shop.serviceUrl,
    E2E_SHOP_CONTROL: control.url,
    E2E_CHROMIUM: browser,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  const command = ['node_modules/.bin/playwright', 'test', '--reporter=list,json', ...args];
  const code = await run(command, env);
  control.close();
  return countsFrom(report, code, playwrightCounts);
}

/** Builds and opens a demo shop, runs Playwright against it with `args`, closes and removes it. */
export async function runBrowserTests(args: string[] = []): Promise<Counts> {
  const browser = await findChromium();
  if (!browser) throw new PlainFailure('there is no Chromium, and none could be installed.');
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-shop-'));
  const log: string[] = [];
  const shop = new RunningShop(await testSettings(folder), (from, line) =>
    log.push(`${from}: ${line}`),
  );
  try {
    await openShop(shop);
    return await runPlaywright(shop, browser, args, join(folder, 'report.json'));
  } finally {
    await shop.stop();
    mkdirSync('test-results', { recursive: true });
    writeFileSync('test-results/shop.log', `${log.join('\n')}\n`);
    rmSync(folder, { recursive: true });
  }
}
