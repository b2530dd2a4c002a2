import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { loadConfig } from '#server/config.ts';
import { type Database, rows } from '#server/db/database.ts';
import { type Selling, importSelling } from '#server/modules/order/import-service.ts';
import type { Filling } from '#server/testing/database.ts';
import { tinyShop } from '#server/testing/fixture.ts';

/** Gateways of the tests, at the stand-in of that address. */
export const testGateways = (
  sandboxUrl: string,
  names = 'zarinpal,zibal,saman,behpardakht,snapppay,torobpay',
) => loadConfig({ PAYMENT_GATEWAYS: names, PAYMENT_SANDBOX_URL: sandboxUrl }).gateways;
/** Of tests that never go to a gateway: nothing listens there. */
export const nowhere = 'http://127.0.0.1:9';

/** Names of the delivery methods below, by id. */
export const methods = { post: 1, courier: 2, pickUp: 3 } as const;

const everywhere = { provinces: [], cities: [] };

const selling: Selling = {
  settings: { onDelivery: { cities: ['تهران'], most: 60_000_000 } },
  methods: [
    {
      kind: 'post',
      title: 'پست',
      rates: [{ ...everywhere, base: 80_000, grams: 1_000, perKilo: 10_000 }],
      freeFrom: 200_000_000,
      daysFrom: 2,
      daysTo: 4,
    },
    {
      kind: 'courier',
      title: 'پیک',
      rates: [{ provinces: ['تهران'], cities: ['تهران'], base: 50_000, grams: 5_000, perKilo: 0 }],
      schedule: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
        weekday,
        fromHour: 9,
        toHour: 12,
        capacity: 2,
      })),
      daysFrom: 0,
      daysTo: 1,
    },
    {
      kind: 'pick-up',
      title: 'حضوری',
      rates: [{ ...everywhere, base: 0, grams: 0, perKilo: 0 }],
      daysFrom: 0,
      daysTo: 1,
    },
  ],
  promotions: [
    {
      title: 'ده درصد',
      rule: { when: {}, give: { kind: 'percent', percent: 10, most: 1_000_000 } },
      codes: [{ code: 'TEN', useLimit: 5, memberLimit: 1 }],
    },
  ],
};

/** The tiny shop with ways to deliver and a coupon. */
export const sellingShop: Filling = {
  name: 'selling-shop',
  fill: async (database) => {
    await tinyShop.fill(database);
    await database.transaction((tx) => importSelling(tx, selling));
  },
};

/** A member with an address and pieces in the basket. */
export interface Buyer {
  readonly memberId: number;
  readonly addressId: number;
}

/** Members with an address in Tehran, and `count` pieces of each of the variants in their baskets. */
export function writeBuyers(
  { db }: Database,
  buyers: number,
  variantIds: readonly number[],
  count = 1,
): Promise<Buyer[]> {
  return rows(
    db,
    sql`with made as (
        insert into member (mobile, name)
        select '09' || (900000000 + nextval(pg_get_serial_sequence('member', 'id'))), 'خریدار'
        from generate_series(1, ${buyers}::int) returning id
      ), housed as (
        insert into member_address (member_id, province, city, line, plate, postal_code,
          receiver_name, receiver_mobile, is_default)
        select id, 'تهران', 'تهران', 'خیابان', '1', '1234567890', 'خریدار', '09121111111', true
        from made returning id, member_id
      ), based as (
        insert into basket (member_id, sequence) select id, 1 from made returning id
      ), filled as (
        insert into basket_line (basket_id, variant_id, product_id, count, seen_price)
        select b.id, v.id, v.product_id, ${count}::int, v.price
        from based b, variant v where v.id = any(${sql.param([...variantIds])}::int[])
      )
      select member_id as "memberId", id as "addressId" from housed order by 1`,
    z.object({ memberId: z.coerce.number(), addressId: z.coerce.number() }),
  );
}

/** The body of a start that only needs a payment. */
export const startBody = ({ addressId }: Buyer, more: object = {}) => ({
  StartKey: randomUUID(),
  AddressId: addressId,
  Delivery: methods.post as number,
  Payment: 'on-delivery',
  Refer: '',
  Coupon: '',
  Note: '',
  ...more,
});

/**
 * What the sums of the shop must be at any time, and are not.
 * @returns one line for each broken invariant
 */
export async function brokenInvariants({ db }: Database): Promise<string[]> {
  const found = await rows(
    db,
    sql`select 'held ' || v.id as what from variant v
        left join (select variant_id, sum(count) as count from stock_hold group by 1) h
          on h.variant_id = v.id
        where v.held <> coalesce(h.count, 0)
      union all
      select 'lines ' || o.id from shop_order o join (
          select order_id, sum((price + insurance) * count) as lines, sum(discount) as discount
          from order_line group by 1) l on l.order_id = o.id
        where o.lines_total <> l.lines
          or o.discount <> l.discount
      union all
      select 'coupon ' || c.id from coupon c
        where c.used <> (select count(*) from coupon_use u where u.coupon_id = c.id and u.returned_at is null)
      union all
      select 'slot ' || s.id from delivery_slot s
        where s.taken <> (select count(*) from shop_order o where o.slot_id = s.id and o.status <> 4)
      union all
      select 'frozen ' || b.id from basket b
        where (b.frozen_at is not null) <> exists (select from shop_order o where o.basket_id = b.id)
      union all
      select 'kept ' || o.id from shop_order o join stock_hold h on h.order_id = o.id
        where o.status in (2, 3, 4)
      union all
      select 'events ' || o.id from shop_order o
        where o.version <> (select count(*) from order_event e where e.order_id = o.id)`,
    z.object({ what: z.string() }),
  );
  return found.map(({ what }) => what);
}
