import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fingerprint } from '#scripts/lib/fingerprint.ts';
import { buildPanel, isPanelBuilt } from '#scripts/lib/panel-build.ts';
import { preferredPort } from '#scripts/lib/ports.ts';
import { defaultSettings, type ShopSettings, shopSettings } from '#scripts/lib/settings.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { beginLog, shopLog } from '#scripts/lib/test-logs.ts';
import { step } from '#scripts/lib/steps.ts';
import { build, isBuilt } from '#scripts/lib/storefront-build.ts';
import {
  createServerDatabase,
  type ServerDatabase,
  testsOnPostgres,
} from '#server/testing/server-database.ts';

const DIST_DIR = '.next-test';

/** Ports of the test shop, the same in each run if they are free, because a build contains them. */
const usualPorts = { storefront: 3_210, service: 4_210 };
/** Filled shops kept for the next run, in `<key>/`. */
const keptShops = resolve('node_modules/.cache/kahroba-test-shop');
/** Sources of a filled shop. */
const FILL_SOURCES = ['demo-shop/**/*', 'server/**/*', 'lib/**/*', 'package-lock.json'];

interface TestPorts {
  PORT: string;
  SERVICE_PORT: string;
}

const testPorts = async (): Promise<TestPorts> => ({
  PORT: String(await preferredPort(usualPorts.storefront)),
  SERVICE_PORT: String(await preferredPort(usualPorts.service)),
});

/** A database on the server of TEST_DATABASE_URL, if that is set; its name is in a build, too. */
const testDatabase = async ({ SERVICE_PORT }: TestPorts): Promise<ServerDatabase | null> =>
  testsOnPostgres ? createServerDatabase(undefined, `kahroba_test_shop_${SERVICE_PORT}`) : null;

/** Settings of a shop of its own: a new data folder, default settings except `own`, ignoring `.env`. */
function testSettings(folder: string, own: NodeJS.Dict<string>): ShopSettings {
  const addresses = { SITE_URL: '', API_URL: '', STOREFRONT_URL: '' };
  const env = { ...process.env, ...defaultSettings(), ...addresses, ...own };
  return shopSettings({ ...env, DATA_DIR: join(folder, 'data') }, DIST_DIR);
}

/**
 * Restores the shop's data folder from an earlier run with the same sources, or fills it and keeps
 * the result: its pictures, its secrets, because a build contains them, and the embedded database.
 * The demo shop's dates depend on the day, so it is kept for a day.
 */
async function fill(shop: RunningShop): Promise<void> {
  const day = new Date().toISOString().slice(0, 10);
  const { SEED_PICTURES: pictures = '' } = shop.settings.env;
  const place = testsOnPostgres ? 'server' : 'embedded';
  const kept = join(
    keptShops,
    fingerprint(FILL_SOURCES).update(day).update(place).update(pictures).digest('hex'),
  );
  const { dataDir } = shop.settings;
  if (existsSync(kept)) {
    cpSync(kept, dataDir, { recursive: true });
    if (testsOnPostgres) await shop.fill();
    return;
  }
  await shop.fill();
  removeOld();
  // Renamed into place, so that an interrupted run leaves no incomplete copy.
  const part = mkdtempSync(`${kept}.`);
  cpSync(dataDir, part, { recursive: true });
  // Another run may have kept the same shop meanwhile.
  if (existsSync(kept)) rmSync(part, { recursive: true });
  else renameSync(part, kept);
}

/** Removes kept shops, and incomplete copies, that no running test can be using. */
function removeOld(): void {
  mkdirSync(keptShops, { recursive: true });
  for (const name of readdirSync(keptShops)) {
    const path = join(keptShops, name);
    if (Date.now() - statSync(path).mtimeMs > 3_600_000) rmSync(path, { recursive: true });
  }
}

async function open(shop: RunningShop): Promise<void> {
  await step('Test shop: filling it', () => fill(shop));
  await step('Test shop: starting its service', async () => {
    await shop.startGateways();
    await shop.startService();
  });
  if (!isPanelBuilt()) await step('Test shop: building the panel', buildPanel);
  if (!isBuilt(shop.settings)) {
    await step('Test shop: building the storefront', () => build(shop.settings));
  }
  await step('Test shop: starting the storefront', () => shop.startStorefront());
}

/**
 * Builds and starts a demo shop, the same each time, for `work`, then closes and removes it.
 * @param work also gets a temporary folder that is removed with the shop
 * @param own settings that are not to have their defaults
 */
export async function withTestShop<Result>(
  work: (shop: RunningShop, folder: string) => Promise<Result>,
  own: NodeJS.Dict<string> = {},
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-shop-'));
  const log: string[] = [];
  const ports = await testPorts();
  const database = await testDatabase(ports);
  const settings = { ...ports, ...(database && { DATABASE_URL: database.url }), ...own };
  const shop = new RunningShop(testSettings(folder, settings), (from, line) =>
    log.push(`${from}: ${line}`),
  );
  try {
    await open(shop);
    return await work(shop, folder);
  } finally {
    await shop.stop();
    await database?.drop();
    beginLog(shopLog);
    writeFileSync(shopLog, `${log.join('\n')}\n`);
    rmSync(folder, { recursive: true });
  }
}
