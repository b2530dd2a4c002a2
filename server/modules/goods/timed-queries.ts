import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TimedPricesAnswer } from '#lib/contract/goods-grid.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { intArray } from '#server/modules/goods/filter-queries.ts';

const timed = z.object({
  id: z.coerce.number(),
  variantId: z.int(),
  price: z.coerce.number(),
  oldPrice: z.coerce.number().nullable(),
  priceBefore: z.coerce.number().nullable(),
  oldPriceBefore: z.coerce.number().nullable(),
  isActive: z.boolean(),
  /** Whether its time has ended. */
  isOver: z.boolean(),
});
export type Timed = z.infer<typeof timed>;

const columns = sql`t.id, t.variant_id as "variantId", t.price, t.old_price as "oldPrice",
  t.price_before as "priceBefore", t.old_price_before as "oldPriceBefore",
  t.state = 'active' as "isActive", coalesce(t.ends_at <= now(), false) as "isOver"`;

/** A timed price whose time to begin or to end has come. */
const due = sql`(t.state = 'planned' and t.starts_at <= now()
  or t.state = 'active' and t.ends_at is not null and t.ends_at <= now())`;

/** Variants with due timed prices. */
export async function readDue(db: Db, most: number): Promise<number[]> {
  const found = await rows(
    db,
    sql`select t.variant_id as id from timed_price t where ${due} order by t.id limit ${most}`,
    z.object({ id: z.int() }),
  );
  return found.map(({ id }) => id);
}

const holdThese = (tx: Db, variantIds: readonly number[], which: SQL): Promise<Timed[]> =>
  rows(
    tx,
    sql`select ${columns} from timed_price t
      where t.variant_id = any(${intArray(variantIds)}) and ${which} order by t.variant_id for update`,
    timed,
  );

/** The due timed prices of variants, locked. Call it with the variants locked. */
export const holdDue = (tx: Db, variantIds: readonly number[]): Promise<Timed[]> =>
  holdThese(tx, variantIds, due);

/** The planned and active ones of variants, locked. Call it with the variants locked. */
export const holdOpen = (tx: Db, variantIds: readonly number[]): Promise<Timed[]> =>
  holdThese(tx, variantIds, sql`t.state in ('planned', 'active')`);

interface NewTimed {
  readonly variantIds: readonly number[];
  readonly price: number;
  readonly oldPrice: number | null;
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly staffId: number | null;
}

export async function insertTimed(
  tx: Db,
  { variantIds, price, oldPrice, from, to, staffId }: NewTimed,
): Promise<void> {
  await tx.execute(sql`
    insert into timed_price (variant_id, price, old_price, starts_at, ends_at, staff_id)
    select v.id, ${price}, ${oldPrice}, coalesce(${from ?? null}::timestamptz, now()),
      ${to ?? null}::timestamptz, ${staffId}
    from unnest(${intArray(variantIds)}) v (id)`);
}

/** Notes that it is applied, and what it replaced. */
export async function noteActive(
  tx: Db,
  { id }: Timed,
  prices: Pick<Timed, 'oldPrice' | 'priceBefore' | 'oldPriceBefore'>,
): Promise<void> {
  await tx.execute(sql`
    update timed_price set state = 'active', old_price = ${prices.oldPrice},
      price_before = ${prices.priceBefore}, old_price_before = ${prices.oldPriceBefore}
    where id = ${id}`);
}

export async function noteState(
  tx: Db,
  { id }: Timed,
  state: 'ended' | 'left' | 'cancelled',
): Promise<void> {
  await tx.execute(sql`update timed_price set state = ${state} where id = ${id}`);
}

/** The planned and active ones of variants, as staff see them. */
export async function readOpen(
  db: Db,
  variantIds: readonly number[],
): Promise<TimedPricesAnswer['items']> {
  return rows(
    db,
    sql`select v.id as "variantId", (
        select json_build_object('id', t.id, 'price', t.price, 'oldPrice', t.old_price,
          'from', ${sql.raw(iso('t.starts_at'))}, 'to', ${sql.raw(iso('t.ends_at'))},
          'isActive', t.state = 'active')
        from timed_price t where t.variant_id = v.id and t.state in ('planned', 'active')) as timed
      from variant v where v.id = any(${intArray(variantIds)}) order by v.id`,
    z.object({
      variantId: z.int(),
      timed: z
        .object({
          id: z.int(),
          price: z.int(),
          oldPrice: z.int().nullable(),
          from: z.string(),
          to: z.string().nullable(),
          isActive: z.boolean(),
        })
        .nullable(),
    }),
  );
}
