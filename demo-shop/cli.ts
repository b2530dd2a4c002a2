import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { loadConfig, readEnvironment } from '#server/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { StartError } from '#server/errors.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';
import { fixedToday, todayOf } from './expansion/today.ts';
import { seedDemo, seedMany } from './seed.ts';
import type { Report } from './progress.ts';

const most = 1_000_000;

/** `--products N`, or undefined for the demo shop as it is. @throws {StartError} */
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

/** One line for every tenth of a step. */
function tellTenths(): Report {
  const told = new Map<string, number>();
  return (step, share) => {
    const tenth = Math.floor(share * 10);
    if (told.get(step) === tenth) return;
    told.set(step, tenth);
    console.log(`${step}: ${tenth * 10}%`);
  };
}

/** `npm run seed`: fills the empty database of the settings. */
export async function seedFromCommandLine(args: string[]): Promise<void> {
  const count = wantedProducts(args);
  const config = loadConfig(readEnvironment());
  const media = createFilesystemStore(join(config.dataDir, 'media'));
  const database = await openDatabase(config);
  const began = Date.now();
  const report = tellTenths();
  try {
    await database.migrate();
    const filled =
      count === undefined
        ? await seedDemo(database, media, { today: config.seedToday ?? todayOf(began), report })
        : await seedMany(database, media, count, { today: config.seedToday ?? fixedToday, report });
    if (!filled) throw new StartError('The database is not empty; nothing was seeded.');
    console.log(`Seeded in ${Math.round((Date.now() - began) / 1000)} s.`);
  } finally {
    await database.close();
  }
}
