import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rows } from '#server/db/database.ts';
import { removal, type Statement } from '#server/db/statement.ts';

/** Of one number at a time; nobody wants more, but who plays with another's number might. */
const mostWishes = 50;

/**
 * Keeps a wish for what cannot be bought yet, once. The variant is locked against a change of its stock: such
 * a change either is seen here or sees the wish. Values: WebsiteCode, variant id (0: default), mobile.
 * No row: there is no such variant.
 */
export const keepWish = {
  name: 'back-in-stock-keep',
  text: `
    with asked as (
      select v.id from product p join lateral (
        select id from variant_state
        where product_id = p.id and ($2::int = 0 or id = $2)
        order by state, price nulls last, position, id limit 1
      ) v on true
      where p.id = $1::int and p.removed_at is null
    ), found as (
      select v.id, case when v.availability = 1 and v.stock > 0 then 'available'
        when v.availability in (1, 3, 4) then 'awaited' else 'never' end as state
      from variant v where v.id = (select id from asked) for share of v
    ), judged as (
      select f.id, case when f.state <> 'awaited' then f.state
        when (select count(*) from back_in_stock w
          where w.mobile = $3::varchar and w.variant_id <> f.id) >= ${mostWishes}
        then 'tooMany' else 'kept' end as outcome
      from found f
    ), kept as (
      insert into back_in_stock (variant_id, mobile)
      select id, $3::varchar from judged where outcome = 'kept'
      on conflict (variant_id, mobile) do nothing
    )
    select outcome from judged`,
  row: z.object({ outcome: z.enum(['kept', 'available', 'never', 'tooMany']) }),
} satisfies Statement<unknown>;

/** Takes all who wait for the variant off the list, if its page is there. Resolves to their numbers. */
export async function takeWaiting(tx: Db, variantId: number): Promise<string[]> {
  const found = await rows(
    tx,
    sql`delete from back_in_stock w using variant v, product p
      where w.variant_id = ${variantId} and v.id = w.variant_id
        and p.id = v.product_id and p.removed_at is null
      returning w.mobile`,
    z.object({ mobile: z.string() }),
  );
  return found.map(({ mobile }) => mobile);
}

/**
 * What a message about the variant names: the shop, `null` when it has no name yet, and the product, with
 * what tells the variant apart where there are several.
 */
export async function readNames(tx: Db, variantId: number) {
  const [found] = await rows(
    tx,
    sql`select (select value ->> 'name' from setting where key = 'shop') as shop,
        concat_ws('، ', p.name_fa, case when exists (
          select from variant other where other.product_id = p.id and other.id <> v.id)
        then nullif(concat_ws('، ', v.colour_title, v.storage, v.size), '') end) as product
      from variant v join product p on p.id = v.product_id where v.id = ${variantId}`,
    z.object({ shop: z.string().nullable(), product: z.string() }),
  );
  return found ?? { shop: null, product: '' };
}

/** Removes some wishes nobody could fulfil in a year. */
export const removeOldWishes = removal({
  name: 'back-in-stock-remove-old',
  table: 'back_in_stock',
  key: 'ctid',
  since: 'wanted_at',
  before: `now() - interval '365 days'`,
});
