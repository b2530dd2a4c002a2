import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Database, rows } from '#server/db/database.ts';
import { normalisePostalCode } from '#lib/rules/postal-code.ts';
import { createLogger } from '#server/http/logging.ts';
import {
  readSandboxPayments,
  type SandboxPayments,
  writeSandboxPayments,
} from '#server/gateways/sandbox-payments.ts';
import { startSandbox } from '#server/payment-sandbox/start.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { openTestShop } from '#server/testing/shop.ts';
import { filledStore } from '#server/testing/media.ts';
import { brokenInvariants, testGateways } from '#server/testing/selling.ts';
import { day, fixedToday } from './expansion/today.ts';
import { fill } from './fill.ts';

const counted = z.object({ what: z.string(), n: z.coerce.number() });

let database: Database;
let payments: SandboxPayments = [];
const keepPayments = (made: SandboxPayments) => {
  payments = made;
};
const count = async (query: ReturnType<typeof sql>): Promise<Record<string, number>> =>
  Object.fromEntries((await rows(database.db, query, counted)).map(({ what, n }) => [what, n]));
const found = async (query: ReturnType<typeof sql>): Promise<unknown[]> =>
  rows(database.db, query, z.unknown());

beforeAll(async () => {
  database = await openTestDatabase();
  await fill(database, { media: filledStore, today: fixedToday, keepPayments });
}, 120_000);
afterAll(() => database.close());

test('orders of every state are spread over a year, most of them delivered', async () => {
  const states = await count(sql`
    select status || delivery as what, count(*) as n from shop_order group by 1`);
  expect(Object.keys(states).toSorted()).toEqual([
    '1',
    '2',
    '3delivered',
    '3packing',
    '3returned',
    '3sent',
    '4',
  ]);
  const all = Object.values(states).reduce((sum, n) => sum + n, 0);
  expect(all).toBeGreaterThan(300);
  expect(states['3delivered']).toBeGreaterThan(all * 0.7);
  const months = await count(sql`
    select to_char(created_at, 'YYYY-MM') as what, count(*) as n from shop_order group by 1`);
  expect(Object.keys(months).length).toBeGreaterThanOrEqual(12);
  expect(Math.min(...Object.values(months))).toBeGreaterThan(2);
});

test('every sum, hold and coupon adds up', async () => {
  expect(await brokenInvariants(database)).toEqual([]);
  expect(
    await found(sql`select o.id from shop_order o join (
        select order_id, sum(vat) as vat, sum((price + insurance) * count - discount) as total
        from order_line group by 1) l on l.order_id = o.id
      where l.total + o.freight <> o.total or l.vat > o.vat or (o.freight = 0 and l.vat <> o.vat)`),
  ).toEqual([]);
});

test('every rial of every order is accounted for', async () => {
  expect(
    await found(sql`select o.id from shop_order o
      left join (select order_id, count(*) as n, sum(amount) as amount from payment_attempt
        where state = 'paid' group by 1) a on a.order_id = o.id
      left join (select order_id, sum(amount) as amount from refund where state = 'done' group by 1) r
        on r.order_id = o.id
      where case
        when o.payment = 'on-delivery' then a.n is not null or o.paid_at is not null
        when o.paid_at is null then a.n is not null or o.status <> 4
        else coalesce(a.n, 0) <> 1 or a.amount <> o.total
      end
      or (r.amount is not null) <> (o.delivery = 'returned' or (o.status = 4 and o.paid_at is not null))
      or r.amount > o.total`),
  ).toEqual([]);
});

test('what is sent has a parcel, and times go forwards up to its today', async () => {
  expect(
    await found(sql`select o.id from shop_order o left join shipment s on s.order_id = o.id
      where (s.order_id is not null) <> (o.delivery in ('sent', 'delivered', 'returned'))
        or (s.delivered_at is not null) <> (o.delivery in ('delivered', 'returned'))
        or s.carrier <> '' and s.tracking_code = ''`),
  ).toEqual([]);
  expect(
    await found(sql`select e.order_id from order_event e
      left join order_event b on b.order_id = e.order_id and b.version = e.version - 1
      where e.at > ${new Date(fixedToday).toISOString()}::timestamptz or b.at > e.at
        or (b.at is null and e.version > 1)`),
  ).toEqual([]);
  expect(
    await found(sql`select o.id from shop_order o join member m on m.id = o.member_id
      where m.password_hash is null and m.created_at > o.created_at`),
  ).toEqual([]);
});

test('prices are those of the price history at that time', async () => {
  expect(
    await found(sql`select l.order_id from order_line l join shop_order o on o.id = l.order_id
      where l.price is distinct from (
        select p.price from price_point p where p.variant_id = l.variant_id and p.at <= o.created_at
        order by p.at desc limit 1)`),
  ).toEqual([]);
});

test('addresses are such as the address book would take', async () => {
  const codes = await rows(
    database.db,
    sql`select distinct address ->> 'postalCode' as code from shop_order`,
    z.object({ code: z.string() }),
  );
  expect(codes.filter(({ code }) => normalisePostalCode(code) !== code)).toEqual([]);
});

test('the demo member has orders, some of the last two months', async () => {
  const { all = 0, late = 0 } = await count(sql`
    select 'all' as what, count(*) as n from shop_order o join member m on m.id = o.member_id
      where m.mobile = '09120000001'
    union all
    select 'late', count(*) from shop_order o join member m on m.id = o.member_id
      where m.mobile = '09120000001' and o.created_at > ${new Date(fixedToday - 60 * day).toISOString()}::timestamptz`);
  expect(all).toBeGreaterThanOrEqual(8);
  expect(late).toBeGreaterThanOrEqual(1);
});

test('a paid order of each gateway can be given back, once, at the stand-in that knows it', async () => {
  const sandbox = await startSandbox();
  const shop = await openTestShop({
    database,
    config: { gateways: testGateways(sandbox.url), siteUrl: 'http://localhost' },
  });
  writeSandboxPayments(shop.dataDir, payments);
  for (const each of readSandboxPayments(shop.dataDir)) sandbox.till.know(each);
  const paid = await rows(
    database.db,
    sql`select distinct on (payment) id from shop_order o where paid_at is not null and status = 3
        and not exists (select from refund r where r.order_id = o.id) order by payment, id`,
    z.object({ id: z.int() }),
  );
  await database.transaction(async (tx) => {
    for (const { id } of paid) {
      // oxlint-disable-next-line no-await-in-loop
      await shop.shop.refunds.requestAll(tx, { orderId: id, reason: 'test' });
    }
  });
  await shop.job('give refunds back').run(createLogger('silent'));
  expect(
    await count(sql`select o.payment || ' ' || r.state as what, count(*) as n
      from refund r join shop_order o on o.id = r.order_id where r.reason = 'test' group by 1`),
  ).toEqual({
    'behpardakht done': 1,
    'saman manual': 1,
    'snapppay done': 1,
    'zarinpal done': 1,
    'zibal manual': 1,
  });
  const back = payments.filter(({ refunded }) => refunded > 0);
  expect(back.length).toBeGreaterThan(0);
  expect(back.every(({ amount, refunded }) => amount === refunded)).toBe(true);
  expect(await brokenInvariants(database)).toEqual([]);
  await shop.close();
  await sandbox.close();
});
