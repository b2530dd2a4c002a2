/**
 * Fills an empty database with the demo shop and its accounts, unless SEED is none. `npm start`
 * runs it before the service; several nodes may run it at once.
 */
import { join } from 'node:path';
import { runFromCommandLine } from '#server/cli/command-line.ts';
import { loadConfig, readEnvironment } from '#server/config.ts';
import { openDatabase } from '#server/db/open.ts';
import { writeSandboxPayments } from '#server/gateways/sandbox-payments.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';
import { todayOf } from '#demo-shop/expansion/today.ts';
import { fill } from '#demo-shop/fill.ts';
import { printTenths } from '#demo-shop/progress.ts';
import { loadSeedSettings } from '#demo-shop/settings.ts';

async function fillFromSettings(): Promise<void> {
  const env = readEnvironment();
  const config = loadConfig(env);
  const { seed, today, pictures } = loadSeedSettings(env);
  if (seed === 'none') return;
  const database = await openDatabase(config);
  const media = createFilesystemStore(join(config.dataDir, 'media'));
  try {
    await fill(database, {
      media,
      today: today ?? todayOf(Date.now()),
      pictures,
      report: printTenths(),
      keepPayments: (payments) => writeSandboxPayments(config.dataDir, payments),
      waiting: () => console.log('Another node is filling the shop: waiting.'),
    });
  } finally {
    await database.close();
  }
}

await runFromCommandLine(fillFromSettings);
