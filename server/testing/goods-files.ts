import { readHeads } from '#server/modules/import/heads.ts';
import { type ReadGoods, readGoods } from '#server/modules/import/products.ts';
import { readCsv } from '#server/modules/import/read-csv.ts';

async function* oneOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** Heads and rows of a CSV file, as the import reads it. */
async function tableOf(file: string) {
  const bytes = Buffer.from(file);
  const found: (readonly string[])[] = [];
  for await (const { cells } of readCsv({ size: bytes.length, open: () => oneOf(bytes) })) {
    found.push(cells);
  }
  const [heads = [], ...rows] = found;
  return { heads, rows };
}

/** The rows of a CSV file by head. */
export async function rowsOfFile(file: string): Promise<Record<string, string>[]> {
  const { heads, rows } = await tableOf(file);
  return rows.map((cells) => Object.fromEntries(heads.map((head, at) => [head, cells[at] ?? ''])));
}

/** What the import makes of the rows of a file, prices in toman. */
export async function goodsOfFile(file: string): Promise<ReadGoods[]> {
  const { heads, rows } = await tableOf(file);
  const { columns } = readHeads(heads);
  const rules = { unit: 'toman', uncounted: 1, today: '2026-11-28' } as const;
  return rows.map((cells, at) => readGoods(columns, { line: at + 2, cells }, rules));
}
