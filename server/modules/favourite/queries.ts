import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { pageSize, productCard } from '#lib/contract/product.ts';
import { type Db, rows } from '#server/db/database.ts';
import type { Statement } from '#server/db/statement.ts';

/** Favourites of existing products: removed products are neither counted nor shown. */
const there = `favourite f join product p on p.id = f.product_id and p.removed_at is null`;

/** Values: member. */
export const countFavourites = {
  name: 'favourite-count',
  text: `select count(*)::int as count from ${there} where f.member_id = $1`,
  row: z.object({ count: z.int() }),
} satisfies Statement<unknown>;

/** The newest first. Values: member. */
export const readCodes = {
  name: 'favourite-codes',
  text: `
    select coalesce(json_agg(f.product_id order by f.added_at desc, f.product_id desc), '[]') as codes
    from ${there} where f.member_id = $1`,
  row: z.object({ codes: z.array(z.int()) }),
} satisfies Statement<unknown>;

/** A page of cards, the newest first. Values: member, offset. */
export const readFavourites = {
  name: 'favourite-page',
  text: `
    select
      (select count(*)::int from ${there} where f.member_id = $1) as total,
      (select coalesce(json_agg(c.card::jsonb || '{"isFav": true}'
          order by page.added_at desc, page.product_id desc), '[]')
        from (
          select f.product_id, f.added_at from ${there} where f.member_id = $1
          order by f.added_at desc, f.product_id desc limit ${pageSize} offset $2
        ) page
        join product_card c on c.product_id = page.product_id
      ) as items`,
  row: z.object({ total: z.int(), items: z.array(productCard) }),
} satisfies Statement<unknown>;

/** Removes a favourite, if it exists. Values: member, WebsiteCode. */
export const removeFavourite = {
  name: 'favourite-remove',
  text: `
    with gone as (
      delete from favourite where member_id = $1 and product_id = $2 returning 1)
    select exists (select from product where id = $2) as known`,
  row: z.object({ known: z.boolean() }),
} satisfies Statement<unknown>;

async function one<Row>(tx: Db, query: SQL, row: z.ZodType<Row>): Promise<Row | undefined> {
  const [first] = await rows(tx, query, row);
  return first;
}

/** Locks the member until this transaction ends, so that concurrent additions are counted correctly. */
export async function holdMember(tx: Db, memberId: number): Promise<void> {
  await tx.execute(sql`select from member where id = ${memberId} for no key update`);
}

const addState = z.object({ known: z.boolean(), isFavourite: z.boolean(), count: z.int() });

/** Everything the rules for an addition need. */
export function readForAdd(tx: Db, memberId: number, websiteCode: number) {
  return one(
    tx,
    sql`select
        exists (select from product where id = ${websiteCode} and removed_at is null) as known,
        exists (
          select from favourite where member_id = ${memberId} and product_id = ${websiteCode}
        ) as "isFavourite",
        (select count(*)::int from ${sql.raw(there)} where f.member_id = ${memberId}) as count`,
    addState,
  );
}

export async function addFavourite(tx: Db, memberId: number, websiteCode: number): Promise<void> {
  await tx.execute(sql`
    insert into favourite (member_id, product_id, added_at)
    values (${memberId}, ${websiteCode}, clock_timestamp()) on conflict do nothing`);
}
