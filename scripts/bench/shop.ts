import { join } from 'node:path';
import { startPostgres } from '#scripts/bench/postgres.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { runQuietly } from '#scripts/lib/process.ts';
import { shopSettings } from '#scripts/lib/settings.ts';
import { RunningShop } from '#scripts/lib/shop.ts';
import { PlainFailure, step } from '#scripts/lib/steps.ts';
import { build, isBuilt } from '#scripts/lib/storefront-build.ts';

/** The measured shop, and a function that stops it. */
export interface MeasuredShop {
  shop: RunningShop;
  stop: () => Promise<void>;
}

/** Where the shop's data is: a temporary PostgreSQL, the one at a URL, or embedded. */
export type MeasuredDatabase = 'temporary' | 'embedded' | { url: string };

/**
 * Fills, builds and starts the shop. Rate limits and logging are set so that they do not affect the
 * measurement.
 */
export async function startMeasuredShop(
  folder: string,
  products: number,
  database: MeasuredDatabase,
  env: NodeJS.Dict<string> = {},
): Promise<MeasuredShop> {
  const { shop, stop } = await settle(folder, products, database, env);
  return orStop(stop, async () => {
    await step(`Seeding ${products} products`, () => seed(shop, products));
    await step('Starting the service', () => shop.startService());
    await addStorefront(shop);
    return { shop, stop };
  });
}

/** Builds the storefront, unless it is built, and starts it. */
export async function addStorefront(shop: RunningShop): Promise<void> {
  if (!isBuilt(shop.settings)) await step('Building the storefront', () => build(shop.settings));
  await step('Starting the storefront', () => shop.startStorefront());
}

interface ServiceParts<Prepared> {
  folder: string;
  products: number;
  database: MeasuredDatabase;
  /** Called before the service starts, while nothing else has the database open. */
  prepare: (env: NodeJS.ProcessEnv) => Promise<Prepared>;
}

/** Fills a shop and starts its service, and the gateways' stand-in, only. */
export async function startMeasuredService<Prepared>(
  { folder, products, database, prepare }: ServiceParts<Prepared>,
  env: NodeJS.Dict<string> = {},
): Promise<MeasuredShop & { prepared: Prepared }> {
  const { shop, stop } = await settle(folder, products, database, env);
  return orStop(stop, async () => {
    await step(`Seeding ${products} products`, () => seed(shop, products));
    const prepared = await prepare(shop.settings.env);
    await step('Starting the service', async () => {
      await shop.startGateways();
      await shop.startService();
    });
    return { shop, stop, prepared };
  });
}

async function orStop<Result>(stop: () => Promise<void>, work: () => Promise<Result>) {
  try {
    return await work();
  } catch (error) {
    await stop();
    throw error;
  }
}

/** The shop's settings and an empty database, before anything runs. */
async function settle(
  folder: string,
  products: number,
  database: MeasuredDatabase,
  env: NodeJS.Dict<string> = {},
): Promise<MeasuredShop> {
  const postgres = database === 'temporary' ? await startPostgres(await freePort()) : undefined;
  const databaseUrl = typeof database === 'object' ? database.url : postgres?.url;
  const settings = shopSettings(
    {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: join(folder, database === 'embedded' ? `embedded-${products}` : 'data'),
      PORT: String(await freePort()),
      SERVICE_PORT: String(await freePort()),
      SITE_URL: '',
      API_URL: '',
      STOREFRONT_URL: '',
      RATE_LIMIT: '1000000',
      FILTER_RATE_LIMIT: '1000000',
      LOG_LEVEL: 'error',
      ...env,
    },
    '.next-bench',
  );
  const shop = new RunningShop(settings);
  const stop = async () => {
    await shop.stop();
    await postgres?.stop();
  };
  return { shop, stop };
}

async function seed(shop: RunningShop, products: number): Promise<void> {
  const args = ['demo-shop/cli/seed.ts', '--products', String(products)];
  const { code, lines } = await runQuietly({ args, env: shop.settings.env });
  if (code !== 0) throw new PlainFailure(lines.join('\n'));
  // Demo accounts.
  await shop.fill();
}
