import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type BatchView,
  type ProductHistoryAnswer,
  type ProductHistoryBody,
  batchView,
  productHistoryAnswer,
} from '#lib/contract/goods-bulk.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { optionsLine } from '#server/db/variant-options.ts';

const view = sql.raw(`
  b.id::float8 as batch, b.kind, b.state, m.name as staff, b.wanted, b.total, b.done, b.skipped,
  ${iso('b.created_at')} as "createdAt", ${iso('b.ended_at')} as "endedAt",
  ${iso('b.undone_at')} as "undoneAt", b.undo_of::float8 as "undoOf",
  case when b.state in ('done', 'stopped') and b.undone_at is null and b.done > 0
      and b.created_at > now() - interval '30 days'
    then ${iso(`(b.created_at + interval '30 days')`)} end as "undoUntil"`);

const readBatches = (db: Db, which: SQL): Promise<BatchView[]> =>
  rows(
    db,
    sql`select ${view} from change_batch b left join member m on m.id = b.staff_id ${which}`,
    batchView,
  );

export async function readBatch(db: Db, id: number): Promise<BatchView | null> {
  return (await readBatches(db, sql`where b.id = ${id}`))[0] ?? null;
}

/** Changes of many, the newest first; without previews. */
export const readBatchPage = (
  db: Db,
  before: number | undefined,
  limit: number,
): Promise<BatchView[]> =>
  readBatches(
    db,
    sql`where b.kind in ('cells', 'bulk', 'sheet', 'undo') and b.state <> 'preview'
      and ${before === undefined ? sql`true` : sql`b.id < ${before}`}
      order by b.id desc limit ${limit}`,
  );

/** The fields of changes. */
export async function readFields(db: Db, which: SQL): Promise<string[]> {
  const found = await rows(
    db,
    sql`select distinct field from change_row where ${which}`,
    z.object({ field: z.string() }),
  );
  return found.map(({ field }) => field);
}

const { items } = productHistoryAnswer.shape;

/** Which fields a history shows. */
const fields: Record<ProductHistoryBody['kind'], SQL> = {
  all: sql`true`,
  prices: sql`r.field in ('price', 'oldPrice', 'insurancePrice', 'costPrice')`,
  stock: sql`r.field in ('stock', 'lowStock', 'availability', 'maxPerOrder', 'shelf')`,
  texts: sql`r.variant_id is null and r.field <> 'costPrice'`,
};

/** Applied changes of a product and its variants, the newest first. */
export const readHistory = (
  db: Db,
  { websiteCode, kind, before, limit }: ProductHistoryBody,
): Promise<ProductHistoryAnswer['items']> =>
  rows(
    db,
    sql`select r.id::float8 as id, r.batch_id::float8 as batch, b.kind, r.variant_id as "variantId",
        case when v.id is null then '' else ${sql.raw(optionsLine)} end as variant, r.field, r.before,
        r.after, m.name as staff, ${sql.raw(iso('b.created_at'))} as at, r.state = 'undone' as "isUndone"
      from change_row r join change_batch b on b.id = r.batch_id
      left join member m on m.id = b.staff_id left join variant v on v.id = r.variant_id
      where r.product_id = ${websiteCode} and r.state in ('applied', 'undone') and ${fields[kind]}
        and ${before === undefined ? sql`true` : sql`r.id < ${before}`}
      order by r.id desc limit ${limit}`,
    items.element,
  );
