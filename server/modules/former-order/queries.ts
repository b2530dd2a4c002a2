import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { staffFormerOrder } from '#lib/contract/former-order.ts';
import { formerStatuses } from '#lib/contract/former-order-names.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

/** What is kept of an order besides its columns. */
export const formerContent = z.object({
  status: z.enum(formerStatuses),
  discount: z.int(),
  freight: z.int(),
  refunded: z.int(),
  payment: z.string(),
  name: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      count: z.int(),
      total: z.int().nullable(),
      /** The product's number and code in the former shop. */
      productId: z.int().nullable(),
      sku: z.string(),
    }),
  ),
});

/** An order as files have it. */
export const newFormerOrder = z.object({
  externalId: z.int(),
  number: z.string(),
  mobile: z.string().nullable(),
  createdAt: z.string(),
  total: z.int(),
  content: formerContent,
});
export type NewFormerOrder = z.infer<typeof newFormerOrder>;

const known = newFormerOrder.extend({ id: z.coerce.number() });
export type KnownFormerOrder = z.infer<typeof known>;

const ids = (all: readonly number[]): SQL => sql`${sql.param([...all])}::bigint[]`;

/** Those that earlier files have brought, by their numbers there. */
export const readByExternal = (
  db: Db,
  source: string,
  externalIds: readonly number[],
): Promise<KnownFormerOrder[]> =>
  rows(
    db,
    sql`select f.id, f.external_id::float8 as "externalId", f.number, f.mobile,
        ${sql.raw(iso('f.created_at'))} as "createdAt", f.total::float8 as total, f.content
      from former_order f where f.source = ${source} and f.external_id = any(${ids(externalIds)})`,
    known,
  );

/** Numbers of the shop's own orders among these, with when they were made. */
export const readOwnNumbers = (db: Db, numbers: readonly number[]) =>
  rows(
    db,
    sql`select o.number::float8 as number, ${sql.raw(iso('o.created_at'))} as "createdAt"
      from shop_order o where o.number = any(${ids(numbers)})`,
    z.object({ number: z.number(), createdAt: z.string() }),
  );

const values = (source: string, order: NewFormerOrder): SQL => sql`
  ${source}, ${order.externalId}, ${order.number}, ${order.mobile}, ${order.createdAt}::timestamptz,
  ${order.total}, ${JSON.stringify(order.content)}::jsonb`;

/** Keeps an order, in place of what an earlier file said of it. @returns its id */
export async function putOrder(tx: Db, source: string, order: NewFormerOrder): Promise<number> {
  const [put] = await rows(
    tx,
    sql`insert into former_order (source, external_id, number, mobile, created_at, total, content)
      values (${values(source, order)})
      on conflict (source, external_id) do update set number = excluded.number,
        mobile = excluded.mobile, created_at = excluded.created_at, total = excluded.total,
        content = excluded.content
      returning id`,
    z.object({ id: z.coerce.number() }),
  );
  return put?.id ?? 0;
}

export const deleteOrder = (tx: Db, id: number) =>
  tx.execute(sql`delete from former_order where id = ${id}`);

/** The product that a line `l` is of, if the shop shows it: by what an import of goods has noted, else by its code. */
const productOf = sql`
  select p.id as "websiteCode", p.slug from product p
  where p.id = coalesce(
      (select e.product_id from external_ref e where e.source = f.source and e.kind = 'product'
        and e.external_id = (l.value ->> 'productId')::bigint),
      (select v.product_id from variant v where lower(v.sku) = lower(nullif(l.value ->> 'sku', ''))),
      (select x.id from product x where lower(x.sku) = lower(nullif(l.value ->> 'sku', ''))))
    and p.removed_at is null and p.binned_at is null and not p.is_draft`;

/** Which orders are listed. */
export interface WantedFormer {
  /** Those of the number of a member. */
  readonly member?: { readonly id: number; readonly isProven: boolean } | undefined;
  readonly mobile?: string | undefined;
  readonly number?: string | undefined;
}

const whichOf = ({ member, mobile, number }: WantedFormer): SQL =>
  sql.join(
    [
      sql`true`,
      ...(member
        ? [
            sql`f.mobile = (select m.mobile from member m where m.id = ${member.id}
              ${member.isProven ? sql`and m.mobile_verified_at is not null` : sql``})`,
          ]
        : []),
      ...(mobile === undefined ? [] : [sql`f.mobile = ${mobile}`]),
      ...(number === undefined ? [] : [sql`f.number = ${number}`]),
    ],
    sql` and `,
  );

export type FormerPlace = readonly [createdAt: string, id: number];

/** The newest first, behind a place. */
export const readOrders = (
  db: Db,
  wanted: WantedFormer,
  after: FormerPlace | null,
  limit: number,
) =>
  rows(
    db,
    sql`select f.id::float8 as id, f.number, ${sql.raw(iso('f.created_at'))} as "createdAt",
        f.content ->> 'status' as status, f.total::float8 as total, f.mobile,
        (f.content ->> 'discount')::float8 as discount, (f.content ->> 'freight')::float8 as freight,
        (f.content ->> 'refunded')::float8 as refunded, f.content ->> 'payment' as payment,
        f.content ->> 'name' as name,
        (select coalesce(json_agg(json_build_object('name', l.value ->> 'name',
            'count', l.value -> 'count', 'total', l.value -> 'total',
            'product', (select row_to_json(g) from (${productOf}) g)) order by l.ordinality), '[]')
          from jsonb_array_elements(f.content -> 'lines') with ordinality l) as lines
      from former_order f
      where ${whichOf(wanted)} and ${
        after === null
          ? sql`true`
          : sql`(f.created_at, f.id) < (${after[0]}::timestamptz, ${after[1]})`
      }
      order by f.created_at desc, f.id desc limit ${limit}`,
    staffFormerOrder,
  );

/** How many there are, counted up to one more than `most`. */
export async function countOrders(db: Db, wanted: WantedFormer, most: number): Promise<number> {
  const [found] = await rows(
    db,
    sql`select count(*)::int as count from (
      select from former_order f where ${whichOf(wanted)} limit ${most + 1}) few`,
    z.object({ count: z.int() }),
  );
  return found?.count ?? 0;
}
