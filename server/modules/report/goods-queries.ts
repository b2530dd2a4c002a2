import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { mostReportRows } from '#lib/contract/report-names.ts';
import { goodsReport } from '#lib/contract/report.ts';
import { type Db, rows } from '#server/db/database.ts';
import { isOf, isWithin, type Range } from '#server/modules/report/range-queries.ts';

const { available } = availabilityCodes;

/** What was sold of each product in a period. */
const soldIn = (range: Range): SQL => sql`
  select l.product_id, max(l.name_fa) as name, sum(l.count)::int as pieces,
    sum((l.price + l.insurance) * l.count - l.discount)::bigint as amount
  from order_line l join shop_order o on o.id = l.order_id
  where ${isWithin('l.order_id', range)} and ${isOf(range)} group by 1`;

const sold = z.object({ pieces: z.int(), amount: z.int() });
const { best, unsold } = goodsReport.shape;
const bestRow = best.element
  .omit({ share: true, before: true })
  .extend({ piecesBefore: z.int(), amountBefore: z.int() });

export const bestQuery = (range: Range, before: Range): SQL => sql`
  with sold as (${soldIn(range)}), earlier as (${soldIn(before)})
  select s.product_id as "websiteCode", coalesce(p.name_fa, s.name) as "nameFa", s.pieces, s.amount,
    coalesce(e.pieces, 0) as "piecesBefore", coalesce(e.amount, 0) as "amountBefore"
  from (select * from sold order by amount desc, product_id limit ${mostReportRows}) s
  left join earlier e on e.product_id = s.product_id left join product p on p.id = s.product_id
  order by s.amount desc, s.product_id`;

export const readBest = (db: Db, range: Range, before: Range) =>
  rows(db, bestQuery(range, before), bestRow);

const all = sold.extend({ products: z.int() });

export async function readSold(db: Db, range: Range): Promise<z.infer<typeof all>> {
  const [found] = await rows(
    db,
    sql`with sold as (${soldIn(range)})
      select count(*)::int as products, coalesce(sum(pieces), 0)::int as pieces,
        coalesce(sum(amount), 0)::bigint as amount from sold`,
    all,
  );
  return found ?? { products: 0, pieces: 0, amount: 0 };
}

/** The oldest products with pieces to sell that nobody bought in the period. */
export const unsoldQuery = (range: Range): SQL => sql`
  with sold as materialized (
    select distinct l.product_id from order_line l join shop_order o on o.id = l.order_id
    where ${isWithin('l.order_id', range)} and ${isOf(range)}
  )
  select p.id as "websiteCode", p.name_fa as "nameFa", v.stock
  from product p cross join lateral (
    select coalesce(sum(stock - held), 0)::int as stock from variant
    where product_id = p.id and availability = ${available} and stock > held) v
  where p.removed_at is null and v.stock > 0 and p.id not in (select product_id from sold)
  order by p.id limit ${mostReportRows}`;

export const readUnsold = (db: Db, range: Range) => rows(db, unsoldQuery(range), unsold.element);

const categoryRow = sold.extend({
  id: z.int().nullable(),
  title: z.string().nullable(),
});

/** By category of the first level; a null id for products that are not there any more. */
export const categoriesQuery = (range: Range): SQL => sql`
  with sold as (${soldIn(range)})
  select r.id, r.title, sum(s.pieces)::int as pieces, sum(s.amount)::bigint as amount
  from sold s left join product p on p.id = s.product_id left join category c on c.id = p.category_id
  left join category r on r.id = coalesce(c.path[1], c.id)
  group by r.id, r.title order by sum(s.amount) desc, r.id`;

export const readCategories = (db: Db, range: Range) =>
  rows(db, categoriesQuery(range), categoryRow);
