import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/lib/ports.ts';
import { defaultSettings, type ShopSettings, shopSettings } from '#scripts/lib/settings.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { beginLog, shopLog } from '#scripts/lib/test-logs.ts';
import { step } from '#scripts/lib/steps.ts';
import { build, isBuilt } from '#scripts/lib/storefront-build.ts';

const DIST_DIR = '.next-test';

/** A shop of its own: free ports, a new data folder, default settings whatever `.env` says. */
async function testSettings(folder: string): Promise<ShopSettings> {
  const ports = { PORT: String(await freePort()), SERVICE_PORT: String(await freePort()) };
  const addresses = { SITE_URL: '', API_URL: '', STOREFRONT_URL: '' };
  const env = { ...process.env, ...defaultSettings(), ...addresses, ...ports };
  return shopSettings({ ...env, DATA_DIR: join(folder, 'data') }, DIST_DIR);
}

async function open(shop: RunningShop): Promise<void> {
  await step('Test shop: seeding, starting its service', async () => {
    await shop.fill();
    await shop.startService();
  });
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
