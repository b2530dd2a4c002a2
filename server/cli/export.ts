import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { exportFiles, exportKinds } from '#lib/contract/export-kinds.ts';
import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `npm run export -- products|orders|customers|posts [FILE]`: writes all of a kind into one file that other shops read, by
 * default here. Works while the shop is running.
 */
await runFromCommandLine(async () => {
  const [named, path, ...more] = process.argv.slice(2);
  const kind = exportKinds.find((each) => each === named);
  if (kind === undefined || more.length > 0) {
    throw new StartError(`Usage: npm run export -- ${exportKinds.join('|')} [FILE]`);
  }
  const file = resolve(path ?? exportFiles[kind].file);
  await obeyHere({ do: 'export', kind, file });
  console.log(`${file}: ${(statSync(file).size / 1_000_000).toFixed(1)} MB`);
});
