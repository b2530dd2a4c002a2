import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { loadConfig, readEnvironment } from '#server/config.ts';
import { partOf } from '#server/db/backup/archive.ts';

const megabytes = (file: string): string =>
  `${((statSync(file, { throwIfNoEntry: false })?.size ?? 0) / 1_000_000).toFixed(1)} MB`;

/**
 * `npm run backup [-- FILE]`: writes the database and the pictures into one file. Works with either database
 * and while the shop is running.
 */
async function main(): Promise<void> {
  const { dataDir } = loadConfig(readEnvironment());
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[:T]/g, '-');
  const file = resolve(process.argv[2] ?? `kahroba-${stamp}.tar`);
  const mediaFolder = join(dataDir, 'media');
  const progress = setInterval(() => console.log(`${megabytes(partOf(file))} …`), 1000);
  try {
    await obeyHere({ do: 'back-up', mediaFolder, file });
    console.log(`${file}: ${megabytes(file)}`);
  } finally {
    clearInterval(progress);
  }
}

await runFromCommandLine(main);
