import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { favouriteList } from '#lib/contract/favourite-list.ts';
import { mostLists } from '#lib/contract/limits.ts';
import { pageSize, productCard } from '#lib/contract/product.ts';
import { type Db, rows } from '#server/db/database.ts';
import { removal, type Statement } from '#server/db/statement.ts';

/** Products of a list that still exist: removed ones are neither counted nor shown. */
const there = `favourite_list_item i join product p on p.id = i.product_id and p.removed_at is null`;

/** The oldest first. Values: member. */
export const readLists = {
  name: 'favourite-lists',
  text: `
    select coalesce(json_agg(json_build_object(
        'id', l.id, 'name', l.name, 'token', l.token, 'showsName', l.shows_name,
        'count', (select count(*)::int from ${there} where i.list_id = l.id)
      ) order by l.created_at, l.id), '[]') as lists
    from favourite_list l where l.member_id = $1 and l.removed_at is null`,
  row: z.object({ lists: z.array(favouriteList) }),
} satisfies Statement<unknown>;

const total = `(select count(*)::int from ${there} where i.list_id = l.id) as total`;
/** @param card SQL of a card, of `c` */
const itemsOf = (card: string): string => `(
      select coalesce(json_agg(${card} order by page.added_at desc, page.product_id desc), '[]')
      from (
        select i.product_id, i.added_at from ${there} where i.list_id = l.id
        order by i.added_at desc, i.product_id desc limit ${pageSize} offset $2
      ) page
      join product_card c on c.product_id = page.product_id
    ) as items`;
const page = { total: z.int(), items: z.array(productCard) };

/** A page of cards, the newest first. No row for another member's list. Values: list, offset, member. */
export const readListPage = {
  name: 'favourite-list-page',
  text: `
    select ${total}, ${itemsOf(`c.card::jsonb || jsonb_build_object('isFav', exists (
      select from favourite f where f.member_id = $3 and f.product_id = c.product_id))`)}
    from favourite_list l where l.id = $1 and l.member_id = $3 and l.removed_at is null`,
  row: z.object(page),
} satisfies Statement<unknown>;

/** What a visitor sees of a shared list. No row for an unknown token. Values: token, offset. */
export const readShared = {
  name: 'favourite-list-shared',
  text: `
    select l.name, case when l.shows_name then m.name else '' end as owner, ${total},
      ${itemsOf('c.card::jsonb')}
    from favourite_list l join member m on m.id = l.member_id
    where l.token = $1 and l.removed_at is null`,
  row: z.object({ name: z.string(), owner: z.string(), ...page }),
} satisfies Statement<unknown>;

async function one<Row>(tx: Db, query: SQL, row: z.ZodType<Row>): Promise<Row | undefined> {
  const [first] = await rows(tx, query, row);
  return first;
}

const ownList = z.object({ id: z.coerce.number(), name: z.string(), removed: z.boolean() });

/** All of a member's lists, also those that were deleted and can be brought back. */
export const readOwn = (tx: Db, memberId: number) =>
  rows(
    tx,
    sql`select id, name, removed_at is not null as removed
      from favourite_list where member_id = ${memberId}`,
    ownList,
  );

/** @returns the new list's id */
export async function insertList(tx: Db, memberId: number, name: string): Promise<number> {
  const made = await one(
    tx,
    sql`insert into favourite_list (member_id, name, created_at)
      values (${memberId}, ${name}, clock_timestamp()) returning id`,
    z.object({ id: z.coerce.number() }),
  );
  return made?.id ?? 0;
}

export async function writeName(tx: Db, id: number, name: string): Promise<void> {
  await tx.execute(sql`update favourite_list set name = ${name} where id = ${id}`);
}

/** Deletes a list so that it can be brought back, and ends its sharing. Only the latest deletions are kept. */
export async function markRemoved(tx: Db, memberId: number, id: number): Promise<void> {
  await tx.execute(sql`
    update favourite_list set removed_at = clock_timestamp(), token = null where id = ${id}`);
  await tx.execute(sql`
    delete from favourite_list where id in (
      select id from favourite_list where member_id = ${memberId} and removed_at is not null
      order by removed_at desc, id desc offset ${mostLists})`);
}

export async function bringBack(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`update favourite_list set removed_at = null where id = ${id}`);
}

export async function writeToken(
  tx: Db,
  id: number,
  { token, showsName }: { token: string | null; showsName: boolean },
): Promise<void> {
  await tx.execute(sql`
    update favourite_list set token = ${token}, shows_name = ${showsName} where id = ${id}`);
}

/** The token of a list that is not deleted; undefined for another member's. */
export const readToken = (tx: Db, memberId: number, id: number) =>
  one(
    tx,
    sql`select token from favourite_list
      where id = ${id} and member_id = ${memberId} and removed_at is null`,
    z.object({ token: z.string().nullable() }),
  );

/**
 * Adds products that exist; those the list has keep their place.
 * @returns how many of them exist, and how many products the list then has
 */
export async function addToList(
  tx: Db,
  id: number,
  codes: readonly number[],
): Promise<{ known: number; count: number }> {
  await tx.execute(sql`
    insert into favourite_list_item (list_id, product_id, added_at)
    select ${id}::bigint, p.id, clock_timestamp() + asked.place * interval '1 microsecond'
    from json_array_elements_text(${JSON.stringify(codes)}::text::json)
      with ordinality as asked (code, place)
    join product p on p.id = asked.code::int and p.removed_at is null
    on conflict do nothing`);
  const found = await one(
    tx,
    sql`select count(*)::int as count, count(*) filter (where i.product_id in (
        select value::int from json_array_elements_text(${JSON.stringify(codes)}::text::json)))::int as known
      from ${sql.raw(there)} where i.list_id = ${id}`,
    z.object({ known: z.int(), count: z.int() }),
  );
  return found ?? { known: 0, count: 0 };
}

export async function removeFromList(tx: Db, id: number, codes: readonly number[]): Promise<void> {
  await tx.execute(sql`
    delete from favourite_list_item where list_id = ${id} and product_id in (
      select value::int from json_array_elements_text(${JSON.stringify(codes)}::text::json))`);
}

/** Of these products, those that exist and that the member keeps there. @param list 0: the favourites */
export async function kept(
  tx: Db,
  memberId: number,
  list: number,
  codes: readonly number[],
): Promise<number[]> {
  const from =
    list === 0
      ? sql`favourite f join product p on p.id = f.product_id where f.member_id = ${memberId}`
      : sql`favourite_list_item i join product p on p.id = i.product_id where i.list_id = ${list}`;
  const found = await rows(
    tx,
    sql`select p.id as code from ${from} and p.removed_at is null and p.id in (
      select value::int from json_array_elements_text(${JSON.stringify(codes)}::text::json))`,
    z.object({ code: z.int() }),
  );
  const known = new Set(found.map(({ code }) => code));
  return codes.filter((code) => known.has(code));
}

/** Deletes a batch of lists that can no longer be brought back. */
export const removeOldLists = removal({
  name: 'favourite-list-remove-old',
  table: 'favourite_list',
  key: 'id',
  since: 'removed_at',
  before: `now() - interval '1 day'`,
  only: 'removed_at is not null',
});
