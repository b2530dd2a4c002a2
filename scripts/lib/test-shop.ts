import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fingerprint } from '#scripts/lib/fingerprint.ts';
import { preferredPort } from '#scripts/lib/ports.ts';
import { defaultSettings, type ShopSettings, shopSettings } from '#scripts/lib/settings.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { beginLog, shopLog } from '#scripts/lib/test-logs.ts';
import { step } from '#scripts/lib/steps.ts';
import { build, isBuilt } from '#scripts/lib/storefront-build.ts';

const DIST_DIR = '.next-test';

/** Ports of the test shop, the same each time where they are free: they are part of the build. */
const usualPorts = { storefront: 3_210, service: 4_210 };
/** A filled shop, kept for the next run: `<key>/`. */
const keptShops = resolve('node_modules/.cache/kahroba-test-shop');
/** What a filled shop is made of. */
const FILL_SOURCES = ['demo-shop/**/*', 'server/**/*', 'lib/**/*', 'package-lock.json'];

/** A shop of its own: a new data folder, default settings whatever `.env` says. */
async function testSettings(folder: string): Promise<ShopSettings> {
  const ports = {
    PORT: String(await preferredPort(usualPorts.storefront)),
    SERVICE_PORT: String(await preferredPort(usualPorts.service)),
  };
  const addresses = { SITE_URL: '', API_URL: '', STOREFRONT_URL: '' };
  const env = { ...process.env, ...defaultSettings(), ...addresses, ...ports };
  return shopSettings({ ...env, DATA_DIR: join(folder, 'data') }, DIST_DIR);
}

/**
 * Fills the shop's data folder with what an earlier run kept of the same sources, else anew, and keeps that. The demo
 * shop's dates follow the day, so a shop is kept for a day. Its secrets are kept with it: they are part of the build.
 */
async function fill(shop: RunningShop): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const kept = join(keptShops, fingerprint(FILL_SOURCES).update(day).digest('hex'));
  const { dataDir } = shop.settings;
  if (existsSync(kept)) {
    cpSync(kept, dataDir, { recursive: true });
    return;
  }
  await shop.fill();
  rmSync(keptShops, { recursive: true, force: true });
  // Renamed into place: a run that ends while it copies leaves no half of a shop.
  cpSync(dataDir, `${kept}.part`, { recursive: true });
  renameSync(`${kept}.part`, kept);
}

async function open(shop: RunningShop): Promise<void> {
  await step('Test shop: filling it', () => fill(shop));
  await step('Test shop: starting its service', () => shop.startService());
  if (!isBuilt(shop.settings)) {
    await step('Test shop: building the storefront', () => build(shop.settings));
  }
  await step('Test shop: starting the storefront', () => shop.startStorefront());
}

/**
 * Builds and opens a demo shop, the same every time, for `work`, then closes and removes it.
 * @param work gets a folder, too, that goes with the shop
 */
export async function withTestShop<Result>(
  work: (shop: RunningShop, folder: string) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-shop-'));
  const log: string[] = [];
  const shop = new RunningShop(await testSettings(folder), (from, line) =>
    log.push(`${from}: ${line}`),
  );
  try {
    await open(shop);
    return await work(shop, folder);
  } finally {
    await shop.stop();
    beginLog(shopLog);
    writeFileSync(shopLog, `${log.join('\n')}\n`);
    rmSync(folder, { recursive: true });
  }
}
