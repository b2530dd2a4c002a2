import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  type ApplySheetBody,
  type ListSheetRowsBody,
  type SheetRowView,
  sheetRowView,
} from '#lib/contract/goods-sheet.ts';
import { type Db, rows } from '#server/db/database.ts';
import { optionsLine } from '#server/db/variant-options.ts';
import { type Conditions, allOf, intArray } from '#server/modules/goods/filter-queries.ts';
import type { KnownVariant, Verdict } from '#server/modules/goods/sheet-judge.ts';

const toman = z.coerce.number().nullable();

/** Variants that meet a filter, by product. */
export async function readExportedIds(
  db: Db,
  { ofProduct, ofVariant }: Conditions,
  most: number,
): Promise<number[]> {
  const found = await rows(
    db,
    sql`select v.id from variant v join product p on p.id = v.product_id
      where ${allOf([...ofProduct, ...ofVariant])} order by v.product_id, v.position, v.id limit ${most}`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

const exported = z.object({
  id: z.int(),
  sku: z.string().nullable(),
  name: z.string(),
  version: z.string(),
  price: toman,
  oldPrice: toman,
  stock: z.int(),
});
export type ExportedVariant = z.infer<typeof exported>;

/** Variants as a file has them, in the order of their ids. */
export const readExported = (db: Db, ids: readonly number[]): Promise<ExportedVariant[]> =>
  rows(
    db,
    sql`select v.id, v.sku, p.name_fa as name,
        concat_ws('، ', nullif(${sql.raw(optionsLine)}, ''), nullif(v.guarantee, '')) as version,
        v.price, v.old_price as "oldPrice", v.stock
      from unnest(${intArray(ids)}) with ordinality wanted (id, place)
      join variant v on v.id = wanted.id join product p on p.id = v.product_id
      order by wanted.place`,
    exported,
  );

const known = z.object({
  id: z.int(),
  sku: z.string().nullable(),
  price: toman,
  oldPrice: toman,
  stock: z.int(),
  held: z.int(),
  availability: z.int(),
  isTimed: z.boolean(),
  isBinned: z.boolean(),
}) satisfies z.ZodType<KnownVariant>;
export type FoundVariant = z.infer<typeof known>;

/** Variants by their ids or, in small letters, their codes. */
export const readKnown = (
  db: Db,
  ids: readonly number[],
  skus: readonly string[],
): Promise<FoundVariant[]> =>
  rows(
    db,
    sql`select v.id, lower(v.sku) as sku, v.price, v.old_price as "oldPrice", v.stock, v.held, v.availability,
        t.id is not null as "isTimed", p.binned_at is not null as "isBinned"
      from (
        select unnest(${intArray(ids)}) as id
        union select id from variant where lower(sku) = any(${sql.param([...skus])}::text[])
      ) named join variant v on v.id = named.id join product p on p.id = v.product_id
      left join timed_price t on t.variant_id = v.id and t.state = 'active'`,
    known,
  );

/** A row of a file with what becomes of it. */
export interface JudgedRow extends Verdict {
  readonly line: number;
  readonly variantId: number | null;
  /** Name and code of a variant that is gone, as the file has them. */
  readonly label: string;
}

export const insertSheetRows = (db: Db, batch: number, judged: readonly JudgedRow[]) =>
  db.execute(sql`
    insert into sheet_row (batch_id, line, state, variant_id, label, changes, warnings, message)
    select ${batch}, m.line, m.state, m."variantId", m.label, m.changes, m.warnings, m.message
    from jsonb_to_recordset(${JSON.stringify(judged)}::jsonb)
      m (line int, state text, "variantId" int, label text, changes jsonb, warnings jsonb, message text)`);

/** Notes that later rows are about the same variants. @returns how many rows that change something, and how many were not warned of before */
export async function noteDuplicates(
  db: Db,
  batch: number,
  lines: readonly number[],
): Promise<{ all: number; moved: number }> {
  const found = await rows(
    db,
    sql`with before as (
        select line, state from sheet_row
        where batch_id = ${batch} and line = any(${intArray(lines)}) and state in ('changed', 'warned')
      )
      update sheet_row s set state = 'warned', warnings = s.warnings || '["duplicate"]'::jsonb
      from before where s.batch_id = ${batch} and s.line = before.line
      returning before.state`,
    z.object({ state: z.string() }),
  );
  return {
    all: found.length,
    moved: found.filter(({ state }) => state === 'changed').length,
  };
}

/** Keeps what was counted with a plan, which makes it whole. */
export const keepCounts = (db: Db, batch: number, wanted: object) =>
  db.execute(
    sql`update change_batch set wanted = ${JSON.stringify(wanted)}::jsonb where id = ${batch}`,
  );

/** Deletes a plan that did not become whole. */
export const deletePlan = (db: Db, batch: number) =>
  db.execute(sql`delete from change_batch where id = ${batch} and state = 'preview'`);

/** Rows of a state, by line. */
export const readSheetRows = (
  db: Db,
  { batch, state, after = 0 }: Omit<ListSheetRowsBody, 'limit'>,
  most: number,
): Promise<SheetRowView[]> =>
  rows(
    db,
    sql`select s.line, v.id as "variantId", p.id as "websiteCode", coalesce(p.name_fa, s.label) as "nameFa",
        case when v.id is null then '' else ${sql.raw(optionsLine)} end as variant,
        coalesce(v.sku, '') as sku, s.changes, s.warnings, s.message
      from sheet_row s left join variant v on v.id = s.variant_id left join product p on p.id = v.product_id
      where s.batch_id = ${batch} and s.state = ${state} and s.line > ${after}
      order by s.line limit ${most}`,
    sheetRowView,
  );

const chosenOf = (state: 'changed' | 'warned', { isAll, lines }: ApplySheetBody['changed']): SQL =>
  sql`(s.state = ${state} and (s.line = any(${intArray(lines)})) <> ${isAll})`;

/**
 * Makes the chosen rows the changes of their batch, and forgets the others. Of several rows about a variant the last one counts.
 * @returns the number of changes
 */
export async function planChosen(
  tx: Db,
  { batch, changed, warned }: ApplySheetBody,
): Promise<number> {
  const [found] = await rows(
    tx,
    sql`with planned as (
        insert into change_row (batch_id, product_id, variant_id, field, before, after, state)
        select distinct on (s.variant_id, c.field)
          ${batch}::bigint, v.product_id, v.id, c.field, c.before, c.after, 'planned'
        from sheet_row s join variant v on v.id = s.variant_id
        cross join jsonb_to_recordset(s.changes) c (field text, before jsonb, after jsonb)
        where s.batch_id = ${batch} and (${chosenOf('changed', changed)} or ${chosenOf('warned', warned)})
        order by s.variant_id, c.field, s.line desc
        returning 1
      ), counted as (select count(*)::int as count from planned)
      update change_batch b set total = counted.count from counted where b.id = ${batch}
      returning counted.count`,
    z.object({ count: z.int() }),
  );
  await tx.execute(sql`delete from sheet_row where batch_id = ${batch}`);
  return found?.count ?? 0;
}
