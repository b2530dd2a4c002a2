import { setTimeout as pause } from 'node:timers/promises';
import {
  type ImportKindName,
  importPartBytes,
  type MoneyUnit,
} from '#lib/contract/import-names.ts';
import type { GetImportAnswer } from '#lib/contract/import.ts';
import { ShopError } from '#server/errors.ts';
import type { JobLogger } from '#server/jobs/job.ts';
import type { ImportBatches } from '#server/modules/import/batch-service.ts';
import { type ByteSource, fileSource } from '#server/modules/import/byte-source.ts';
import type { Imports } from '#server/modules/import/imports-service.ts';

export interface ImportCommand {
  /** An absolute path. */
  readonly file: string;
  readonly fileName: string;
  readonly kind: ImportKindName;
  /** What its prices are in; null: as the shop's own prices say. */
  readonly unit: MoneyUnit | null;
  readonly isDryRun: boolean;
}

/** Ms between looks at what another process may be doing. */
const every = 200;
const silent: JobLogger = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * Brings in a file for someone at the command line.
 * @returns what became of it, line by line
 * @throws {ShopError} as the panel's calls do; 422 when nothing says what its prices are in
 */
export async function importFile(parts: Imports, wanted: ImportCommand): Promise<string[]> {
  const { batches } = parts;
  const source = await fileSource(wanted.file);
  const { fileName, kind } = wanted;
  const { batch } = await batches.begin(null, { fileName, size: source.size, kind });
  await upload(batches, batch, source);
  const unit = wanted.unit ?? (kind === 'goods' ? await unitOf(batches, batch) : undefined);
  await batches.read({ batch, mapping: [], unit, uncounted: 10 });
  const found = await ended(parts, batch, 'reading');
  if (found.failure !== null) throw new ShopError(422, 'BAD_FILE', found.failure);
  if (wanted.isDryRun) return reportOf(found);
  await batches.apply(null, { batch, edited: 'keep', guesses: 'without' });
  return reportOf(await ended(parts, batch, 'applying'));
}

async function upload(batches: ImportBatches, batch: number, source: ByteSource): Promise<void> {
  let rest = Buffer.alloc(0);
  let part = 0;
  for await (const bytes of source.open()) {
    rest = Buffer.concat([rest, bytes]);
    while (rest.length >= importPartBytes) {
      // oxlint-disable-next-line no-await-in-loop -- part after part
      await batches.upload(batch, part, rest.subarray(0, importPartBytes));
      rest = rest.subarray(importPartBytes);
      part += 1;
    }
  }
  if (rest.length > 0) await batches.upload(batch, part, rest);
}

async function unitOf(batches: ImportBatches, batch: number): Promise<MoneyUnit> {
  const { readings } = await batches.money({ batch, mapping: [] });
  const fitting = readings.filter(({ verdict }) => verdict === 'fits');
  const [first] = fitting;
  if (first !== undefined && fitting.length === 1) return first.unit;
  const examples = readings.map(
    ({ unit, examples: [example] }) =>
      `--unit=${unit}: ${example?.name ?? ''} = ${example?.toman ?? '?'} toman`,
  );
  throw new ShopError(422, 'UNIT', ['What are its prices in?', ...examples].join('\n'));
}

/** Works on imports, as other processes may do too, until this one has left a state. */
async function ended(
  { batches, job }: Imports,
  batch: number,
  state: GetImportAnswer['state'],
): Promise<GetImportAnswer> {
  /* oxlint-disable no-await-in-loop -- step after step */
  for (;;) {
    const next = await job.run(silent);
    const now = await batches.get(batch);
    if (now.state !== state) return now;
    if (next === 'later') await pause(every);
  }
  /* oxlint-enable no-await-in-loop */
}

const reportOf = ({ batch, state, counts, faults }: GetImportAnswer): string[] => [
  `Import ${batch}: ${state}`,
  ...counts.map(
    ({ state: kind, result, count }) => `${count} ${kind}${result ? ` ${result}` : ''}`,
  ),
  ...faults.map(
    ({ head, text, count, line }) =>
      `${count} × ${head === '' ? '' : `${head}: `}${text} (line ${line})`,
  ),
];
