import { sql } from 'drizzle-orm';
import type { ImportResult } from '#lib/contract/import-names.ts';
import type { Db } from '#server/db/database.ts';
import type { Said } from '#server/modules/import/cells.ts';
import type { RowChange } from '#server/modules/import/compare.ts';
import { openSale, productNow, variantNow } from '#server/modules/import/compare-queries.ts';

/** What became of a row. */
export interface RowResult {
  readonly line: number;
  readonly result: ImportResult;
  readonly said: readonly Said[];
  readonly changes: readonly RowChange[];
  readonly productId: number | null;
  readonly variantId: number | null;
}

export async function writeResults(
  tx: Db,
  batchId: number,
  results: readonly RowResult[],
): Promise<void> {
  await tx.execute(sql`
    update import_row r set result = m.result, said = m.said, changes = m.changes,
      product_id = m."productId", variant_id = m."variantId"
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb)
      m (line int, result text, said jsonb, changes jsonb, "productId" int, "variantId" int)
    where r.batch_id = ${batchId} and r.line = m.line`);
}

/** What a row of the file says by field, so that the next file is compared with it. */
export interface NewRef {
  readonly line: number;
  readonly said: Readonly<Record<string, unknown>>;
  /** Fields that were kept as staff had made them, with what stood there after the last file. */
  readonly keptSaid: Readonly<Record<string, unknown>>;
  readonly keptStored: Readonly<Record<string, unknown>>;
  readonly kept: readonly string[];
}

/** Notes what goods of the shop are called in the file; of rows that have a number. */
export async function writeRefs(
  tx: Db,
  batchId: number,
  source: string,
  refs: readonly NewRef[],
): Promise<void> {
  await tx.execute(sql`
    insert into external_ref as old (source, kind, external_id, product_id, variant_id, said, stored)
    select ${source}, case when r.kind = 'variation' then 'variant' else 'product' end, r.external_id,
      r.product_id, case when r.kind = 'variation' then r.variant_id end,
      (m.said - m.kept) || m."keptSaid",
      (case r.kind
        when 'variation' then ${variantNow}
        when 'variable' then ${productNow}
        else ${variantNow} || ${productNow} || jsonb_build_object('sku', coalesce(p.sku, v.sku))
      end - m.kept) || m."keptStored"
    from (
      select line, said, "keptSaid", "keptStored", array(select jsonb_array_elements_text(kept)) as kept
      from jsonb_to_recordset(${JSON.stringify(refs)}::jsonb)
        m (line int, said jsonb, "keptSaid" jsonb, "keptStored" jsonb, kept jsonb)
    ) m
    join import_row r on r.batch_id = ${batchId} and r.line = m.line
    join product p on p.id = r.product_id left join variant v on v.id = r.variant_id
    left join ${openSale}
    where r.external_id is not null and (r.kind <> 'variation' or r.variant_id is not null)
    on conflict (source, kind, external_id) do update set product_id = excluded.product_id,
      variant_id = excluded.variant_id, said = excluded.said, stored = excluded.stored`);
}

/**
 * Finds what another file of the same shop has brought in since the dry run, so that it is not made twice.
 */
export async function matchMeanwhile(tx: Db, batchId: number, source: string): Promise<void> {
  await tx.execute(sql`
    update import_row r set state = 'changed', product_id = e.product_id,
      variant_id = coalesce(e.variant_id, (
        select min(v.id) from variant v
        where v.product_id = e.product_id and r.kind = 'simple' having count(*) = 1))
    from external_ref e
    where r.batch_id = ${batchId} and r.state = 'new' and r.result is null and e.source = ${source}
      and e.external_id = r.external_id
      and e.kind = case when r.kind = 'variation' then 'variant' else 'product' end`);
}
