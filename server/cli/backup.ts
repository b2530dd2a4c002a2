import { join, resolve } from 'node:path';
import { loadConfig, readEnvironment } from '#server/config.ts';
import { ArchiveError, type End } from '#server/db/backup/archive.ts';
import { reportProgress } from '#server/db/backup/report-progress.ts';
import { writeBackup } from '#server/db/backup/write-backup.ts';
import { openDatabase } from '#server/db/database.ts';
import { StartError } from '#server/errors.ts';

/** `npm run backup [-- FILE]`: the database and the pictures in one file, on either database. */
async function main(): Promise<void> {
  const config = loadConfig(readEnvironment());
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const file = resolve(process.argv[2] ?? `kahroba-${stamp}.tar`);
  const mediaFolder = join(config.dataDir, 'media');
  const database = await openDatabase(config);
  try {
    const end = await writeBackup({ database, mediaFolder, file }, reportProgress('Copied'));
    console.log(`${file}: ${rowsOf(end)} rows, ${end.pictures} pictures.`);
  } finally {
    await database.close();
  }
}

const rowsOf = ({ tables }: End): number =>
  Object.values(tables).reduce((total, count) => total + count, 0);

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError || error instanceof ArchiveError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
