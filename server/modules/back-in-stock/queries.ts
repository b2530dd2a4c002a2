import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { type Db, rows } from '#server/db/database.ts';
import { removal, type Statement } from '#server/db/statement.ts';
import { optionsLine } from '#server/db/variant-options.ts';

const { available, soon, outOfStock } = availabilityCodes;

/** Maximum open alerts of one number; limits anyone who abuses another person's number. */
const mostAlerts = 50;

/**
 * Stores an alert for a variant that cannot be bought yet; idempotent. Locks the variant against a change of
 * its stock: such a change is either visible here or finds the alert. Values: WebsiteCode, variant id (0:
 * default), mobile. Returns no row when the variant does not exist.
 */
export const storeAlert = {
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
      select v.id, case when v.availability = ${available} and v.stock > v.held then 'available'
        when v.availability in (${available}, ${soon}, ${outOfStock}) then 'awaited' else 'never' end as state
      from variant v where v.id = (select id from asked) for share of v
    ), judged as (
      select f.id, case when f.state <> 'awaited' then f.state
        when (select count(*) from back_in_stock w
          where w.mobile = $3::varchar and w.variant_id <> f.id) >= ${mostAlerts}
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

/** Deletes the alerts for a variant whose page exists, and returns their mobile numbers. */
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
 * The names for a message about the variant: the shop's (`null` when it has none yet) and the product's,
 * including what distinguishes the variant when there are several.
 */
export async function readNames(tx: Db, variantId: number) {
  const [found] = await rows(
    tx,
    sql`select (select value ->> 'name' from setting where key = 'shop') as shop,
        concat_ws('، ', p.name_fa, case when exists (
          select from variant other where other.product_id = p.id and other.id <> v.id)
        then nullif(${sql.raw(optionsLine)}, '') end) as product
      from variant v join product p on p.id = v.product_id where v.id = ${variantId}`,
    z.object({ shop: z.string().nullable(), product: z.string() }),
  );
  return found ?? { shop: null, product: '' };
}

/** Deletes a batch of alerts older than a year. */
export const removeOldAlerts = removal({
  name: 'back-in-stock-remove-old',
  table: 'back_in_stock',
  key: 'ctid',
  since: 'wanted_at',
  before: `now() - interval '365 days'`,
});
