import { existsSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importKinds, moneyUnits } from '#lib/contract/import-names.ts';
import { obeyHere, runFromCommandLine } from '#server/cli/command-line.ts';
import { StartError } from '#server/errors.ts';

/**
 * `npm run import -- FILE [--kind=KIND] [--dry-run] [--unit=rial|toman|thousand]`: brings in the goods of a WooCommerce CSV,
 * or what else a file holds, also while the shop is running. With --dry-run it only says what would become of each row.
 */
await runFromCommandLine(async () => {
  const { values, positionals } = parseArgs({
    options: {
      'dry-run': { type: 'boolean', default: false },
      unit: { type: 'string' },
      kind: { type: 'string', default: 'goods' },
    },
    allowPositionals: true,
    strict: false,
  });
  const [file] = positionals;
  const unit = moneyUnits.find((each) => each === values.unit) ?? null;
  const kind = importKinds.find((each) => each === values.kind);
  if (
    file === undefined ||
    kind === undefined ||
    positionals.length > 1 ||
    (values.unit !== undefined && unit === null)
  ) {
    throw new StartError([
      'Usage: npm run import -- FILE [--kind=KIND] [--dry-run] [--unit=rial|toman|thousand]',
      `KIND is one of ${importKinds.join(', ')}`,
    ]);
  }
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`);
  const said = await obeyHere({
    do: 'import',
    file: resolve(file),
    fileName: basename(file),
    kind,
    unit,
    isDryRun: values['dry-run'] === true,
  });
  for (const line of said) console.log(line);
});
