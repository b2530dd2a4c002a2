import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { runFromCommandLine } from '#server/cli/command-line.ts';
import { loadConfig, readEnvironment } from '#server/config.ts';
import type { OnProgress } from '#server/db/backup/archive.ts';
import { restoreBackup } from '#server/db/backup/restore-backup.ts';
import { openDatabase } from '#server/db/open.ts';
import { StartError } from '#server/errors.ts';
import { createFilesystemStore } from '#server/media/filesystem-store.ts';
import { completeSearch } from '#server/modules/search/complete.ts';

/**
 * `npm run restore -- FILE [--force]`: restores a backup into the configured database and data folder.
 * `--force` replaces an existing shop.
 */
async function main(): Promise<void> {
  const { file, force } = readArguments();
  const config = loadConfig(readEnvironment());
  const media = createFilesystemStore(join(config.dataDir, 'media'));
  const database = await openDatabase(config);
  try {
    const end = await restoreBackup({ database, media, file, force }, sayProgress());
    await completeSearch(database);
    markNewData(config.dataDir);
    const rows = Object.values(end.tables).reduce((total, count) => total + count, 0);
    console.log(
      `Restored ${rows} rows, ${end.pictures} pictures. The next start builds new pages.`,
    );
  } finally {
    await database.close();
  }
}

function readArguments(): { file: string; force: boolean } {
  const options = { force: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, strict: false, options });
  const [file] = positionals;
  if (!file) throw new StartError('Usage: npm run restore -- FILE [--force]');
  return { file: resolve(file), force: values.force === true };
}

/** Prints progress about once a second. */
function sayProgress(): OnProgress {
  let reportedAt = Date.now();
  return ({ rows, pictures }) => {
    if (Date.now() - reportedAt < 1000) return;
    reportedAt = Date.now();
    console.log(`${rows} rows, ${pictures} pictures …`);
  };
}

/** Marks that pages built from the former data are outdated: `npm start` checks this and rebuilds. */
function markNewData(dataDir: string): void {
  writeFileSync(join(dataDir, 'restored-at'), new Date().toISOString());
}

await runFromCommandLine(main);
