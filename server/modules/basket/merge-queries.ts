import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** Whether a visitor's basket has any lines, also such as were put aside. Values: guid. */
export const readHasLines = {
  name: 'basket-has-lines',
  text: `
    select exists (
        select from basket b join basket_line l on l.basket_id = b.id where b.guid = $1)
      or exists (
        select from basket b join basket_saved s on s.basket_id = b.id where b.guid = $1) as "hasLines"`,
  row: z.object({ hasLines: z.boolean() }),
} satisfies Statement<unknown>;

const held = z.object({ id: z.int(), sequence: z.int(), frozen: z.boolean() });
export type HeldBasket = z.infer<typeof held>;

/** Locks the visitor's basket until this transaction ends. Null when there is none. */
export async function holdGuest(tx: Db, guid: string) {
  const [found] = await rows(
    tx,
    sql`select id, sequence, frozen_at is not null as frozen from basket where guid = ${guid} for update`,
    held,
  );
  return found ?? null;
}

/** Locks the member's basket, creating it if necessary, until this transaction ends. */
export async function holdMembers(tx: Db, memberId: number) {
  await tx.execute(
    sql`insert into basket (member_id) values (${memberId}) on conflict (member_id) do nothing`,
  );
  const [found] = await rows(
    tx,
    sql`select id, sequence, frozen_at is not null as frozen from basket
      where member_id = ${memberId} for update`,
    held,
  );
  if (!found) throw new Error('The basket that was held is gone.');
  return found;
}

const mergeLine = z.object({
  variantId: z.int(),
  websiteCode: z.int(),
  count: z.int(),
  insurance: z.boolean(),
  wanted: z.int().nullable(),
  /** Maximum that may be bought; 0 when it cannot be bought. */
  maxCount: z.int(),
});
export type MergeLine = z.infer<typeof mergeLine>;

/** The lines of a locked basket, the oldest first. */
export function readLines(tx: Db, basketId: number): Promise<MergeLine[]> {
  return rows(
    tx,
    sql`select l.variant_id as "variantId", l.product_id as "websiteCode", l.count, l.insurance, l.wanted,
        case when p.removed_at is null then v.max_count else 0 end as "maxCount"
      from basket_line l
      join variant_state v on v.id = l.variant_id
      join product p on p.id = l.product_id
      where l.basket_id = ${basketId} order by l.added_at, l.variant_id`,
    mergeLine,
  );
}

/**
 * Moves lines from one locked basket to another: lines only the first has keep their time and price; a line
 * in both stays in the second and gets the new count.
 */
export async function moveLines(
  tx: Db,
  from: number,
  to: number,
  lines: readonly Pick<MergeLine, 'variantId' | 'count' | 'insurance' | 'wanted'>[],
): Promise<void> {
  const moved = JSON.stringify(lines);
  await tx.execute(sql`
    insert into basket_line as l
      (basket_id, variant_id, product_id, count, insurance, refer, added_at, seen_price, wanted)
    select ${to}::bigint, own.variant_id, own.product_id, m.count, m.insurance, own.refer, own.added_at,
      own.seen_price, m.wanted
    from json_to_recordset(${moved}::text::json)
      as m ("variantId" int, count int, insurance boolean, wanted int)
    join basket_line own on own.basket_id = ${from}::bigint and own.variant_id = m."variantId"
    on conflict (basket_id, variant_id) do update
      set count = excluded.count, insurance = excluded.insurance, wanted = excluded.wanted`);
  const variants = JSON.stringify(lines.map(({ variantId }) => variantId));
  await tx.execute(sql`
    delete from basket_line where basket_id = ${from}::bigint and variant_id in (
      select value::int from json_array_elements_text(${variants}::text::json))`);
}

/** @param changes by how much the sequence of a locked basket grows */
export async function raiseSequence(tx: Db, id: number, changes: number): Promise<void> {
  await tx.execute(sql`
    update basket set sequence = sequence + ${changes}::bigint, updated_at = now() where id = ${id}`);
}
