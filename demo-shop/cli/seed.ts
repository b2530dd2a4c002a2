/** `npm run seed [-- --products N]`: fills the empty database of the settings. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runFromCommandLine } from '#server/cli/command-line.ts';
import { loadConfig, readEnvironment } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/errors.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';
import { fixedToday, todayOf } from '#demo-shop/expansion/today.ts';
import { printTenths } from '#demo-shop/progress.ts';
import { seedDemo, seedMany } from '#demo-shop/seed.ts';
import { loadSeedSettings } from '#demo-shop/settings.ts';

const most = 1_000_000;

/** `--products N`, or undefined for the standard demo shop. @throws {StartError} */
function wantedProducts(args: string[]): number | undefined {
  const usage = `Usage: npm run seed -- [--products N], N from 1 to ${most}.`;
  let products: string | undefined;
  try {
    ({ products } = parseArgs({ args, options: { products: { type: 'string' } } }).values);
  } catch (error) {
    throw new StartError(usage, error);
  }
  if (products === undefined) return undefined;
  const count = Number(products);
  if (!Number.isInteger(count) || count < 1 || count > most) throw new StartError(usage);
  return count;
}

async function seed(args: string[]): Promise<void> {
  const count = wantedProducts(args);
  const env = readEnvironment();
  const config = loadConfig(env);
  const { today } = loadSeedSettings(env);
  const media = createFilesystemStore(join(config.dataDir, 'media'));
  const database = await openDatabase(config);
  const began = Date.now();
  const report = printTenths();
  try {
    await database.migrate();
    const filled =
      count === undefined
        ? await seedDemo(database, media, { today: today ?? todayOf(began), report })
        : await seedMany(database, media, count, { today: today ?? fixedToday, report });
    if (!filled) throw new StartError('The database is not empty; nothing was seeded.');
    console.log(`Seeded in ${Math.round((Date.now() - began) / 1000)} s.`);
  } finally {
    await database.close();
  }
}

await runFromCommandLine(() => seed(process.argv.slice(2)));
