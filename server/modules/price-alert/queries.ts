import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { priceAlert } from '#lib/contract/price-alert.ts';
import { type Db, rows } from '#server/db/database.ts';
import { removal, type Statement } from '#server/db/statement.ts';
import { optionsLine } from '#server/db/variant-options.ts';

const { available } = availabilityCodes;

/** Alerts of which members are told in one batch. */
export const batch = 100;

/** Name of `p` with what distinguishes the variant `v` when there are several. */
const named = `concat_ws('، ', p.name_fa, case when exists (
    select from variant other where other.product_id = p.id and other.id <> v.id)
  then nullif(${optionsLine}, '') end)`;

/** The price at which `v` of `p` can be bought now. */
const priceNow = `case when p.removed_at is null and v.availability = ${available} and v.stock > v.held
  then v.price end`;

/** Serialises the additions of a member until the transaction ends. */
const holdMember = (memberId: number) =>
  sql`select mobile_verified_at is not null as verified from member where id = ${memberId}
    for no key update`;

/** Locks the member; resolves to whether their number is verified. */
export async function readVerified(tx: Db, memberId: number): Promise<boolean> {
  const [found] = await rows(tx, holdMember(memberId), z.object({ verified: z.boolean() }));
  return found?.verified ?? false;
}

const asked = z.object({
  variantId: z.int(),
  price: z.int().nullable(),
  known: z.boolean(),
  count: z.int(),
});

/**
 * Everything the rules for an alert need. Locks the variant against a change of its price: such a change is
 * either visible here or finds the alert.
 */
export async function readAsked(tx: Db, memberId: number, websiteCode: number, variantId: number) {
  const [found] = await rows(
    tx,
    sql`select v.id as "variantId", ${sql.raw(priceNow)} as price,
        exists (
          select from price_alert where member_id = ${memberId} and variant_id = v.id) as known,
        (select count(*)::int from price_alert where member_id = ${memberId}) as count
      from variant v join product p on p.id = v.product_id
      where p.removed_at is null and v.id = (
        select s.id from variant_state s
        where s.product_id = ${websiteCode} and (${variantId}::int = 0 or s.id = ${variantId})
        order by s.state, s.price nulls last, s.position, s.id limit 1)
      for share of v`,
    asked,
  );
  return found;
}

export async function storeAlert(
  tx: Db,
  memberId: number,
  variantId: number,
  most: number,
): Promise<void> {
  await tx.execute(sql`
    insert into price_alert (member_id, variant_id, most) values (${memberId}, ${variantId}, ${most})
    on conflict (member_id, variant_id) do update
      set most = excluded.most, wanted_at = now(), due_at = null`);
}

/** The newest first. Values: member. */
export const readAlerts = {
  name: 'price-alerts',
  text: `
    select coalesce(json_agg(json_build_object(
        'websiteCode', p.id, 'propertyId', v.id, 'name', ${named}, 'slug', p.slug,
        'image', coalesce((
          select i.picture_hash || '-850.webp' from product_picture i where i.product_id = p.id
          order by i.position <> v.image_index, i.position limit 1), ''),
        'price', ${priceNow}, 'most', a.most
      ) order by a.wanted_at desc, v.id), '[]') as alerts
    from price_alert a join variant v on v.id = a.variant_id
    join product p on p.id = v.product_id and p.removed_at is null
    where a.member_id = $1`,
  row: z.object({ alerts: z.array(priceAlert) }),
} satisfies Statement<unknown>;

export async function removeAlert(tx: Db, memberId: number, variantId: number): Promise<void> {
  await tx.execute(sql`
    delete from price_alert where member_id = ${memberId} and variant_id = ${variantId}`);
}

/**
 * Marks the alerts that new prices have reached, also those that are due: one that is being settled by the price before
 * is awaited, and due again. Values: JSON list of `{variantId, price}`.
 */
export async function markReached(tx: Db, points: string): Promise<void> {
  await tx.execute(sql`
    update price_alert a set due_at = coalesce(a.due_at, now())
    from json_to_recordset(${points}::text::json) as point ("variantId" int, price bigint)
    where a.variant_id = point."variantId" and a.most >= point.price`);
}

/** Marks the alerts that the price of a variant reaches as it is now. */
export async function markReachedNow(tx: Db, variantId: number): Promise<void> {
  await tx.execute(sql`
    update price_alert a set due_at = coalesce(a.due_at, now())
    from variant v where v.id = ${variantId} and a.variant_id = v.id and a.most >= v.price`);
}

const due = z.object({
  memberId: z.coerce.number(),
  variantId: z.int(),
  websiteCode: z.int(),
  name: z.string(),
  /** The price now, if the member is to be told of it. */
  price: z.int().nullable(),
});

/** Takes a batch of alerts whose price was reached. Those of other nodes are skipped. */
export async function takeDue(tx: Db) {
  return rows(
    tx,
    sql`select a.member_id as "memberId", v.id as "variantId", p.id as "websiteCode",
        ${sql.raw(named)} as name,
        case when ${sql.raw(priceNow)} <= a.most then v.price end as price
      from price_alert a join variant v on v.id = a.variant_id
      join product p on p.id = v.product_id
      where a.due_at is not null order by a.due_at limit ${sql.raw(String(batch))}
      for update of a skip locked`,
    due,
  );
}

/** Ends alerts of which members were told, and lets the others wait on. */
export async function settleDue(
  tx: Db,
  taken: readonly Pick<z.infer<typeof due>, 'memberId' | 'variantId' | 'price'>[],
): Promise<void> {
  const given = sql`json_to_recordset(${JSON.stringify(taken)}::text::json)
    as done ("memberId" bigint, "variantId" int, price bigint)`;
  const same = sql`a.member_id = done."memberId" and a.variant_id = done."variantId"`;
  await tx.execute(
    sql`delete from price_alert a using ${given} where ${same} and done.price is not null`,
  );
  await tx.execute(
    sql`update price_alert a set due_at = null from ${given} where ${same} and done.price is null`,
  );
}

/** Deletes a batch of alerts older than a year. */
export const removeOldPriceAlerts = removal({
  name: 'price-alert-remove-old',
  table: 'price_alert',
  key: 'ctid',
  since: 'wanted_at',
  before: `now() - interval '365 days'`,
});
