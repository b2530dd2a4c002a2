import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ImportRow, importRow as importRowShape } from '#lib/contract/import.ts';
import { type Db, rows } from '#server/db/database.ts';
import { insertRows } from '#server/db/insert-rows.ts';
import { importRow } from '#server/db/schema/import.ts';

type Said = ImportRow['said'];

/** A row as the file has it. */
export interface FileRow {
  /** Its number, from 1; ascending. */
  readonly line: number;
  readonly state: 'read' | 'skipped' | 'wrong';
  readonly name: string;
  /** Its number in the former shop. */
  readonly externalId: number | null;
  /** What it says, in the words of the shop, as JSON; null unless `read`. */
  readonly content: object | null;
  readonly said: Said;
}

/** A row as it is kept. */
export interface StagedRow {
  readonly line: number;
  readonly name: string;
  readonly externalId: number | null;
  readonly content: unknown;
  readonly said: Said;
  /** Of a judged row, as it was judged. */
  readonly changes: ImportRow['changes'];
}

/** What a row would do; `said` takes the place of what was said before. */
export interface Judged {
  readonly line: number;
  readonly state: 'new' | 'changed' | 'unchanged' | 'skipped' | 'wrong';
  readonly said: Said;
  /** Fields before and after, of a new row what it is mainly; for staff to see. */
  readonly changes: ImportRow['changes'];
}

export const insertFileRows = (tx: Db, batchId: number, read: readonly FileRow[]): Promise<void> =>
  insertRows(
    tx,
    importRow,
    read.map(({ content, ...row }) => ({ ...row, batchId, goods: content })),
  );

const { said, changes } = importRowShape.shape;
const staged = z.object({
  line: z.int(),
  name: z.string(),
  externalId: z.coerce.number().nullable(),
  content: z.unknown(),
  said,
  changes,
});
const columns = sql.raw(`line, name, external_id as "externalId", goods as content, said, changes`);

/** The next rows of which it is not known what they would do. */
export const readUnjudged = (
  db: Db,
  batchId: number,
  after: number,
  most: number,
): Promise<z.infer<typeof staged>[]> =>
  rows(
    db,
    sql`select ${columns} from import_row
      where batch_id = ${batchId} and state = 'read' and line > ${after} order by line limit ${most}`,
    staged,
  );

export async function writeJudged(
  tx: Db,
  batchId: number,
  judged: readonly Judged[],
): Promise<void> {
  await tx.execute(sql`
    update import_row r set state = m.state, said = m.said, changes = m.changes
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      m (line int, state text, said jsonb, changes jsonb)
    where r.batch_id = ${batchId} and r.line = m.line`);
}

const judgedRow = staged.extend({ state: z.enum(['new', 'changed', 'unchanged']) });

/** The next rows that are to be written. */
export const readJudged = (
  tx: Db,
  batchId: number,
  most: number,
): Promise<z.infer<typeof judgedRow>[]> =>
  rows(
    tx,
    sql`select ${columns}, state from import_row
      where batch_id = ${batchId} and result is null and kind is distinct from 'variation'
        and state in ('new', 'changed', 'unchanged')
      order by line limit ${most}`,
    judgedRow,
  );

/** What was written and not taken back yet, the last first. */
export const readWritten = (
  tx: Db,
  batchId: number,
  most: number,
): Promise<{ line: number; made: unknown }[]> =>
  rows(
    tx,
    sql`select line, made from import_row
      where batch_id = ${batchId} and result = 'done' and state <> 'unchanged'
      order by line desc limit ${most}`,
    z.object({ line: z.int(), made: z.unknown() }),
  );

interface Fate {
  readonly line: number;
  readonly result: 'done' | 'failed' | 'undone' | 'kept';
  readonly made: unknown;
  /** Why it is so; null when there is nothing to say. */
  readonly text: string | null;
}

export async function writeFates(tx: Db, batchId: number, fates: readonly Fate[]): Promise<void> {
  await tx.execute(sql`
    update import_row r set result = m.result, made = nullif(m.made, 'null'),
      said = case when m.text is null then r.said
        else r.said || jsonb_build_array(jsonb_build_object('head', '', 'text', m.text)) end
    from jsonb_to_recordset(${JSON.stringify(fates)}::jsonb)
      m (line int, result text, made jsonb, text text)
    where r.batch_id = ${batchId} and r.line = m.line`);
}
