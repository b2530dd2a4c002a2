import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#scripts/lib/ports.ts';
import { shopSettings } from '#scripts/lib/settings.ts';
import { RunningShop } from '#scripts/lib/shop.ts';

/** A shop without goods and staff, as its owner finds it after the first start. */
export interface EmptyShop {
  readonly url: string;
  /** The code it printed, with which its first administrator comes in. */
  readonly code: string;
  stop(): Promise<void>;
}

const printedCode = /the code is ([A-Z0-9-]+)/;

/**
 * Starts one beside a running shop, on the same build: with an embedded database, and ports and a data folder of its own.
 */
export async function startEmptyShop(beside: RunningShop): Promise<EmptyShop> {
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-empty-'));
  const { env, distDir } = beside.settings;
  const own = {
    SEED: 'none',
    DATA_DIR: folder,
    DATABASE_URL: '',
    REVALIDATE_SECRET: '',
    PAYMENT_GATEWAYS: '',
    PAYMENT_SANDBOX_URL: '',
    SITE_URL: '',
    API_URL: '',
    STOREFRONT_URL: '',
    PORT: String(await freePort()),
    SERVICE_PORT: String(await freePort()),
  };
  let code: string | undefined;
  const shop = new RunningShop(shopSettings({ ...env, ...own }, distDir), (_from, line) => {
    code ??= printedCode.exec(line)?.[1];
  });
  const stop = async () => {
    await shop.stop();
    rmSync(folder, { recursive: true });
  };
  try {
    await shop.startService();
    await shop.startStorefront();
    if (code === undefined) throw new Error('The empty shop printed no code.');
    return { url: shop.baseUrl, code, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
