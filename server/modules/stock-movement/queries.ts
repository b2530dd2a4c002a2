import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ListMovementsBody, listMovementsAnswer } from '#lib/contract/goods-grid.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';
import { optionsLine } from '#server/db/variant-options.ts';

const { items } = listMovementsAnswer.shape;

/** Movements that fit, the newest first. */
export function readMovements(
  db: Db,
  { variantId, websiteCode, reason, before, limit }: ListMovementsBody,
): Promise<z.infer<typeof items>> {
  return rows(
    db,
    sql`select m.id::float8 as id, m.variant_id as "variantId", p.id as "websiteCode", p.name_fa as "nameFa",
        ${sql.raw(optionsLine)} as variant, m.change, m.stock, m.reason, o.number as "orderNumber",
        s.name as staff, ${sql.raw(iso('m.at'))} as at
      from stock_movement m
      join variant v on v.id = m.variant_id join product p on p.id = v.product_id
      left join shop_order o on o.id = m.order_id left join member s on s.id = m.staff_id
      where ${before === undefined ? sql`true` : sql`m.id < ${before}`}
        and ${variantId === undefined ? sql`true` : sql`m.variant_id = ${variantId}`}
        and ${websiteCode === undefined ? sql`true` : sql`m.variant_id in (select id from variant where product_id = ${websiteCode})`}
        and ${reason === undefined ? sql`true` : sql`m.reason = ${reason}`}
      order by m.id desc limit ${limit}`,
    items.element,
  );
}
