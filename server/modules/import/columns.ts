import type { ImportColumn, ImportColumnsAnswer } from '#lib/contract/import.ts';
import { onOneLine } from '#lib/text/persian.ts';
import type { ByteSource } from '#server/modules/import/byte-source.ts';
import { type ByHand, folded, proposedFields } from '#server/modules/import/heads.ts';
import { readCsv } from '#server/modules/import/read-csv.ts';
import { withoutShopify } from '#server/modules/import/shopify-rows.ts';
import { importTexts } from '#server/modules/import/texts.ts';
import { badFile } from '#server/modules/import/refusal.ts';

/** Rows that are looked at for samples. */
const mostRows = 2_000;
const mostSamples = 3;
const longestSample = 80;

/** The heads of a file. @throws {ShopError} 422 */
async function headsOf(source: ByteSource): Promise<readonly string[]> {
  for await (const { cells } of withoutShopify(readCsv(source))) return cells;
  throw badFile(importTexts.empty);
}

/**
 * Fields by head: those chosen for this file, then those chosen for former ones.
 * @throws {ShopError} 422
 */
export async function mappingOf(
  source: ByteSource,
  chosen: ByHand,
  former: ByHand,
): Promise<ByHand> {
  const heads = new Set((await headsOf(source)).map(folded));
  const taken = new Set(Object.values(chosen).filter((field) => field !== ''));
  const remembered = Object.entries(former).filter(
    ([head, field]) => heads.has(folded(head)) && !taken.has(field),
  );
  return { ...Object.fromEntries(remembered), ...chosen };
}

/**
 * The columns of a file with what they say.
 * @param byHand fields by head, before those that are known
 * @throws {ShopError} 422
 */
export async function columnsOf(source: ByteSource, byHand: ByHand): Promise<ImportColumnsAnswer> {
  let columns: Column[] | undefined;
  let count = 0;
  for await (const { cells } of withoutShopify(readCsv(source))) {
    if (columns === undefined) {
      columns = columnsBy(cells, byHand);
      continue;
    }
    count += 1;
    for (const [at, column] of columns.entries()) addSample(column, cells[at] ?? '');
    if (count === mostRows) break;
  }
  if (columns === undefined) throw badFile(importTexts.empty);
  return { columns, rows: count, isWhole: count < mostRows };
}

type Column = Omit<ImportColumn, 'samples'> & { readonly samples: string[] };

function columnsBy(heads: readonly string[], byHand: ByHand): Column[] {
  const chosen = new Map(Object.entries(byHand).map(([head, field]) => [folded(head), field]));
  const fields = proposedFields(heads, byHand);
  return heads.map((head, at) => ({
    head: shortened(head, 1_000),
    field: fields[at] ?? '',
    isByHand: chosen.has(folded(head)),
    samples: [],
  }));
}

function addSample({ samples }: Column, cell: string): void {
  if (samples.length === mostSamples || cell.trim() === '') return;
  const sample = shortened(cell.slice(0, 1_000), longestSample);
  if (!samples.includes(sample)) samples.push(sample);
}

const shortened = (text: string, most: number): string => {
  const line = onOneLine(text);
  return line.length <= most ? line : `${line.slice(0, most - 1).toWellFormed()}…`;
};
