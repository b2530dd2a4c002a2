import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { addressesAnswer } from '#lib/contract/member-address.ts';
import { loadConfig } from '#server/config.ts';
import { type Database, rows } from '#server/db/database.ts';
import { findMistakes } from '#server/modules/money-check/queries.ts';
import { type Selling, importSelling } from '#server/modules/order/import-service.ts';
import type { Filling } from '#server/testing/database.ts';
import { tinyShop } from '#server/testing/fixture.ts';
import type { TestShop } from '#server/testing/shop.ts';

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

/** Puts a piece into a member's basket, which the start before has emptied. */
export const fillBasket = ({ db }: Database, { memberId }: Buyer, variantId: number) =>
  db.execute(sql`
    insert into basket_line (basket_id, variant_id, product_id, count, seen_price)
    select b.id, v.id, v.product_id, 1, v.price from basket b, variant v
    where b.member_id = ${memberId} and v.id = ${variantId}`);

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

/** How starts ended: `done`, or the code of the refusal. */
export async function endsOf(tries: readonly Promise<unknown>[]): Promise<string[]> {
  const ended = await Promise.allSettled(tries);
  return ended.map((each) => (each.status === 'fulfilled' ? 'done' : String(each.reason.code)));
}

/** What does not add up, one line each. */
export const brokenInvariants = async ({ db }: Database): Promise<string[]> =>
  (await findMistakes(db)).map(
    ({ kind, subject, expected, found }) => `${kind} ${subject}: ${found} instead of ${expected}`,
  );

/** Adds an address in Tehran to a member by the call. @returns its id */
export async function addAddress(shop: TestShop, bearer: Record<string, string>): Promise<number> {
  const address = {
    province: 'تهران',
    city: 'تهران',
    line: 'خیابان ولیعصر',
    plate: '12',
    postalCode: '1417614411',
    receiverName: 'مریم رضایی',
    receiverMobile: '09121234567',
  };
  const { body } = await shop.post('/api/member-account/add-address', address, bearer);
  const [added] = addressesAnswer.parse(body).addresses;
  if (!added) throw new Error('no address');
  return added.id;
}
