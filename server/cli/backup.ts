import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadConfig, readEnvironment } from '#server/config.ts';
import { run } from '#server/control.ts';
import { partOf } from '#server/db/backup/archive.ts';
import { StartError } from '#server/errors.ts';

const megabytes = (file: string): string =>
  `${((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1_000_000).toFixed(1)} MB`;

/**
 * `npm run backup [-- FILE]`: the database and the pictures in one file, on either database, also while
 * the shop is open.
 */
async function main(): Promise<void> {
  const config = loadConfig(readEnvironment());
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const file = resolve(process.argv[2] ?? `kahroba-${stamp}.tar`);
  const mediaFolder = join(config.dataDir, 'media');
  const progress = setInterval(() => console.log(`${megabytes(partOf(file))} …`), 1000);
  try {
    const { error } = await run(config, { do: 'back-up', mediaFolder, file });
    if (error !== null) throw new StartError(error);
    console.log(`${file}: ${megabytes(file)}`);
  } finally {
    clearInterval(progress);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
