import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { deliveryStates, orderStatuses } from '#lib/contract/codes.ts';
import { mostCounted } from '#lib/contract/content-values.ts';
import { customerAnswer, type CustomerKind, customersAnswer } from '#lib/contract/customer.ts';
import { type Db, rows } from '#server/db/database.ts';
import { iso } from '#server/db/iso.ts';

const { paid, preparing } = orderStatuses;

/** Orders `o` that count: paid or taken up, and not sent back whole. */
const counts = sql.raw(
  `o.status in (${paid}, ${preparing}) and o.delivery <> '${deliveryStates.returned}'`,
);
const bought = sql`exists (select from shop_order o where o.member_id = m.id and ${counts})`;
/** Something in the basket of `m` that waits for no payment. */
const basketLines = sql`select true from basket b join basket_line l on l.basket_id = b.id
  where b.member_id = m.id and b.frozen_at is null`;
/** With the limit PostgreSQL asks for each row of a page, instead of reading all baskets. */
const hasBasket = sql`coalesce((${basketLines} limit 1), false)`;

/** What is searched for, read from what was typed. */
export type Sought =
  | { readonly by: 'all' | 'nothing' }
  | { readonly by: 'order'; readonly number: number }
  | { readonly by: 'mobile'; readonly mobile: string }
  | { readonly by: 'name'; readonly name: string };

export interface Wanted {
  readonly sought: Sought;
  readonly kind: CustomerKind | undefined;
}

/** A text as a part of a pattern of `like`. */
const literal = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** Staff who never ordered are no customers. Asked for each row of a page, as the baskets are. */
const isCustomer = sql`not coalesce((
  select not coalesce((select true from shop_order o where o.member_id = w.member_id limit 1), false)
  from staff w where w.member_id = m.id and w.suspended_at is null limit 1), false)`;

function soughtIn(sought: Sought): SQL {
  if (sought.by === 'nothing') return sql`false`;
  if (sought.by === 'mobile') return sql`m.mobile = ${sought.mobile}`;
  if (sought.by === 'order') {
    return sql`m.id = (select o.member_id from shop_order o where o.number = ${sought.number})`;
  }
  return sought.by === 'name' ? sql`m.name ilike ${`%${literal(sought.name)}%`}` : isCustomer;
}

const kinds: Readonly<Record<CustomerKind, SQL>> = {
  bought,
  never: sql`not ${bought}`,
  basket: sql`exists (${basketLines})`,
  blocked: sql`m.blocked_at is not null`,
};

const isWanted = ({ sought, kind }: Wanted): SQL =>
  sql`${soughtIn(sought)} and ${kind === undefined ? sql`true` : kinds[kind]}`;

/** What a list and a page say of a member `m`. */
const columns = sql`m.id, m.name, m.mobile, ${sql.raw(iso('m.created_at'))} as "createdAt",
  s.orders, s.spent, s.last as "lastOrderAt", ${hasBasket} as "hasBasket",
  m.blocked_at is not null as "isBlocked"`;
const sums = sql`cross join lateral (
  select count(*) filter (where ${counts})::int as orders,
    coalesce(sum(o.total) filter (where ${counts}), 0)::bigint as spent,
    ${sql.raw(iso('max(o.created_at)'))} as last
  from shop_order o where o.member_id = m.id) s`;

export const customerRow = customersAnswer.shape.items.element;
export type CustomerRow = z.infer<typeof customerRow>;

/** The last that joined first, after the one with this id. */
export const customersPage = (wanted: Wanted, after: number | null, limit: number): SQL => sql`
  select ${columns} from member m ${sums}
  where ${isWanted(wanted)} ${after === null ? sql`` : sql`and m.id < ${after}`}
  order by m.id desc limit ${limit}`;

export const readCustomers = (db: Db, wanted: Wanted, after: number | null, limit: number) =>
  rows(db, customersPage(wanted, after, limit), customerRow);

const counted = z.object({ count: z.int() });

/** How many there are; with `most` counted up to one more than that. */
export async function countCustomers(db: Db, wanted: Wanted, isWhole = false): Promise<number> {
  const few = isWhole ? sql`` : sql`limit ${mostCounted + 1}`;
  const [found] = await rows(
    db,
    sql`select count(*)::int as count from (
      select from member m where ${isWanted(wanted)} ${few}) few`,
    counted,
  );
  return found?.count ?? 0;
}

const { block, blockVersion } = customerAnswer.shape;
const profile = customerRow.extend({
  block,
  blockVersion,
  seenAt: z.string().nullable(),
  isVerified: z.boolean(),
  isStaff: z.boolean(),
  hasNewsletter: z.boolean(),
});

/** A member with what other tables know of them; null for an unknown id. */
export async function readProfile(db: Db, id: number) {
  const [found] = await rows(
    db,
    sql`select ${columns},
        (select ${sql.raw(iso('max(d.rotated_at)'))} from member_session d where d.member_id = m.id)
          as "seenAt",
        m.mobile_verified_at is not null as "isVerified",
        exists (
          select from staff w where w.member_id = m.id and w.suspended_at is null) as "isStaff",
        exists (select from newsletter_subscriber n where n.mobile = m.mobile) as "hasNewsletter",
        case when m.blocked_at is not null then json_build_object(
          'at', ${sql.raw(iso('m.blocked_at'))}, 'reason', m.blocked_reason,
          'by', (select nullif(w.name, '') from member w where w.id = m.blocked_by)) end as block,
        m.block_version as "blockVersion"
      from member m ${sums} where m.id = ${id}`,
    profile,
  );
  return found ?? null;
}

/** The number of a member; null for an unknown id. */
export async function readMobile(db: Db, id: number): Promise<string | null> {
  const [found] = await rows(
    db,
    sql`select m.mobile from member m where m.id = ${id}`,
    z.object({ mobile: z.string() }),
  );
  return found?.mobile ?? null;
}
