/**
 * Fills an empty database with the demo shop and its accounts, unless SEED is none. `npm start` runs it before the
 * service; several nodes may run it at once.
 */
import { join } from 'node:path';
import { runFromCommandLine } from '#server/cli/command-line.ts';
import { loadConfig, readEnvironment } from '#server/config.ts';
import { type Database, openDatabase } from '#server/db/database.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';
import { isEmpty } from '#server/modules/catalogue/import-service.ts';
import { hasMembers, importMembers } from '#server/modules/member-account/import-service.ts';
import { demoAccounts } from '#demo-shop/demo-accounts.ts';
import { type Today, todayOf } from '#demo-shop/expansion/today.ts';
import { printTenths } from '#demo-shop/progress.ts';
import { loadSeedSettings } from '#demo-shop/settings.ts';

async function fill(): Promise<void> {
  const env = readEnvironment();
  const config = loadConfig(env);
  const { seed, today } = loadSeedSettings(env);
  if (seed === 'none') return;
  const database = await openDatabase(config);
  try {
    await database.migrate();
    await database.alone(
      'fill',
      () => fillEmpty(database, join(config.dataDir, 'media'), today ?? todayOf(Date.now())),
      () => console.log('Another node fills the shop: waiting.'),
    );
  } finally {
    await database.close();
  }
}

async function fillEmpty(database: Database, folder: string, today: Today): Promise<void> {
  if (await isEmpty(database.db)) {
    // Loaded only now: a filled shop needs neither the drawings nor the picture encoder.
    const { seedDemo } = await import('#demo-shop/seed.ts');
    await seedDemo(database, createFilesystemStore(folder), { today, report: printTenths() });
  }
  if (await hasMembers(database.db)) return;
  await importMembers(
    database.db,
    demoAccounts.map(({ shows: _shows, ...account }) => account),
  );
}

await runFromCommandLine(fill);
