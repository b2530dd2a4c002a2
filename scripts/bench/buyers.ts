import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { writeMembers } from '#scripts/bench/members.ts';
import { PlainFailure, step } from '#scripts/lib/steps.ts';
import { type Database, rows } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open.ts';

/** A logged in member with an address and one product in the basket. */
export interface Buyer {
  readonly token: string;
  readonly addressId: number;
}

export interface Buyers {
  /** Of many products. */
  readonly ordinary: readonly Buyer[];
  /** All of the same product, of which there is less than they want. */
  readonly flash: readonly Buyer[];
  /** A delivery method that serves them. */
  readonly delivery: number;
  /** The flash sale's product, and how many pieces of it there are. */
  readonly product: number;
  readonly pieces: number;
}

interface Amounts {
  readonly ordinary: number;
  readonly flash: number;
  readonly pieces: number;
}

/** Fills baskets by SQL, before the service runs. */
export async function makeBuyers(env: NodeJS.ProcessEnv, amounts: Amounts): Promise<Buyers> {
  const at = { databaseUrl: env['DATABASE_URL'] ?? '', dataDir: env['DATA_DIR'] ?? '' };
  const database = await openDatabase(at);
  const all = amounts.ordinary + amounts.flash;
  const make = () => writeBuyers(database, env['SITE_URL'] ?? '', amounts);
  return step(`Making ${all} members with a basket`, make).finally(() => database.close());
}

async function writeBuyers(
  database: Database,
  siteUrl: string,
  { ordinary, flash, pieces }: Amounts,
): Promise<Buyers> {
  const members = await writeMembers(database, siteUrl, ordinary + flash);
  const { db } = database;
  const ids = z.object({ id: z.int(), product: z.int() });
  const variants = await rows(
    db,
    sql`select v.id, v.product_id as product from variant_state s join variant v on v.id = s.id
      where s.state = 1 and s.stock > 0 and v.held = 0 order by v.id limit 500`,
    ids,
  );
  const [rare] = variants;
  if (!rare) throw new PlainFailure('the shop has nothing to sell.');
  const others = variants.filter(({ product }) => product !== rare.product);
  await db.execute(sql`update variant set stock = case when id = ${rare.id} then ${pieces} else 1000000 end
    where id = any(${sql.param(variants.map(({ id }) => id))}::int[])`);
  const wanted = members.map((_each, index) =>
    index < ordinary ? (others[index % others.length]?.id ?? 0) : rare.id,
  );
  const addresses = await rows(
    db,
    sql`with buyers as (
        select * from unnest(${sql.param(members.map(({ id }) => id))}::bigint[], ${sql.param(wanted)}::int[])
          with ordinality as b (member_id, variant_id, at)
      ), based as (
        insert into basket (member_id, sequence) select member_id, 1 from buyers returning id, member_id
      ), lined as (
        insert into basket_line (basket_id, variant_id, product_id, count, seen_price)
        select based.id, v.id, v.product_id, 1, v.price
        from based join buyers using (member_id) join variant v on v.id = variant_id
      ), housed as (
        insert into member_address (member_id, province, city, line, plate, postal_code,
          receiver_name, receiver_mobile, is_default)
        select member_id, 'تهران', 'تهران', 'خیابان آزادی', '1', '1234567890', 'خریدار', '09121111111', true
        from buyers returning id, member_id
      )
      select housed.id from housed join buyers using (member_id) order by at`,
    z.object({ id: z.coerce.number() }),
  );
  const [method] = await rows(
    db,
    sql`select id from delivery_method where kind = 'post' and is_active
      and exists (select from jsonb_array_elements(rates) r
        where r -> 'cities' = '[]' and (r -> 'provinces' = '[]' or r -> 'provinces' ? 'تهران'))
      order by position limit 1`,
    z.object({ id: z.int() }),
  );
  const buyers = members.map(({ token }, index) => ({
    token,
    addressId: addresses[index]?.id ?? 0,
  }));
  return {
    ordinary: buyers.slice(0, ordinary),
    flash: buyers.slice(ordinary),
    delivery: method?.id ?? 0,
    product: rare.product,
    pieces,
  };
}
