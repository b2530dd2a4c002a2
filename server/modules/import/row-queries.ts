import { sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type GetImportAnswer,
  type ImportRow,
  type ListImportRowsBody,
  getImportAnswer,
  importRow,
} from '#lib/contract/import.ts';
import { type Db, rows } from '#server/db/database.ts';

const { counts, faults } = getImportAnswer.shape;

/** Rows by what they would do and what became of them. */
export const countRows = (db: Db, batchId: number): Promise<GetImportAnswer['counts']> =>
  rows(
    db,
    sql`select state, result, count(*)::int as count from import_row
      where batch_id = ${batchId} group by state, result order by state, result`,
    counts.element,
  );

/** A field that staff have changed since the last file. */
const hasEdited = sql`r.changes @> '[{"isEdited": true}]'`;

export async function countEdited(db: Db, batchId: number): Promise<number> {
  const [found] = await rows(
    db,
    sql`select count(*)::int as count from import_row r
      where r.batch_id = ${batchId} and r.state = 'changed' and ${hasEdited}`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

export async function countGuesses(db: Db, batchId: number): Promise<number> {
  const [found] = await rows(
    db,
    sql`select count(*)::int as count from import_row r
      where r.batch_id = ${batchId} and r.state = 'new' and r.changes @> '[{"field": "guess"}]'`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}

/** What is said most often of rows that were not taken, each with the first of them. */
export const readFaults = (db: Db, batchId: number): Promise<GetImportAnswer['faults']> =>
  rows(
    db,
    sql`select said.value->>'head' as head, said.value->>'text' as text, count(*)::int as count, min(r.line) as line
      from import_row r, jsonb_array_elements(r.said) said
      where r.batch_id = ${batchId}
        and (r.state in ('wrong', 'skipped') or r.result in ('failed', 'kept'))
      group by 1, 2 order by 3 desc, 4 limit 20`,
    faults.element,
  );

export const readRows = (
  db: Db,
  { batch, state, result, isSaid, isEdited, after, limit }: ListImportRowsBody,
): Promise<ImportRow[]> =>
  rows(
    db,
    sql`select r.line, r.state, r.result, r.kind, r.name, r.sku, r.parent_line as "parentLine",
        r.product_id as "websiteCode", case when p.id is not null then
          case when p.binned_at is not null then 'bin' when p.is_draft then 'draft'
            when p.removed_at is not null then 'withdrawn' else 'published' end end as "goodsState",
        r.said, r.changes
      from import_row r left join product p on p.id = r.product_id
      where r.batch_id = ${batch} and r.line > ${after}
        and ${state === undefined ? sql`true` : sql`r.state = ${state}`}
        and ${result === undefined ? sql`true` : sql`r.result = ${result}`}
        and ${isSaid ? sql`r.said <> '[]'` : sql`true`} and ${isEdited ? hasEdited : sql`true`}
      order by r.line limit ${limit}`,
    importRow,
  );

/** Products, or rows of other kinds of files, that are to be written, and those that can be taken back. */
export async function countProducts(
  tx: Db,
  batchId: number,
): Promise<{ pending: number; done: number }> {
  const [found] = await rows(
    tx,
    sql`select count(*) filter (where result is null and state in ('new', 'changed', 'unchanged'))::int as pending,
        count(*) filter (where result = 'done' and (kind is not null or state <> 'unchanged'))::int as done
      from import_row where batch_id = ${batchId} and kind is distinct from 'variation'`,
    z.object({ pending: z.int(), done: z.int() }),
  );
  return found ?? { pending: 0, done: 0 };
}
