import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { brokenInvariants, sellingShop, startBody, writeBuyers } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop });
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const piece = 101;
const run = (query: ReturnType<typeof sql>) => shop.shop.database.db.execute(query);

/** An order of the member that was delivered some days ago. */
async function delivered(memberMobile: string, days: number) {
  const [buyer] = await writeBuyers(shop.shop.database, 1, [piece]);
  if (!buyer) throw new Error('no buyer');
  const Buyer = { name: 'شرکت سپهر', nationalId: '10380284790', economicCode: '' };
  const body = startBody(buyer, { Note: 'زنگ نزنید', Refer: '/blog', Buyer });
  const { id, number } = await shop.shop.orders.start(buyer.memberId, body);
  await shop.shop.database.transaction(async (tx) => {
    const order = await shop.shop.orderStates.lock(tx, id);
    const next = { status: 3, delivery: 'delivered' } as const;
    const cause = { by: 'staff', reason: '' } as const;
    if (order) await shop.shop.orderStates.step(tx, order, next, cause);
  });
  await run(
    sql`update order_event set at = now() - ${days}::int * interval '1 day' where order_id = ${id}`,
  );
  await run(sql`delete from stock_hold where order_id = ${id}`);
  await run(sql`update variant v set held = (
      select coalesce(sum(count), 0) from stock_hold h where h.variant_id = v.id)`);
  await run(sql`update shop_order set member_id = (select id from member where mobile = ${memberMobile})
    where id = ${id}`);
  return { id, number };
}

/** What an order's return, receipt and events still say, and its pictures. */
async function leftOf(id: number) {
  const [found] = await rows(
    shop.shop.database.db,
    sql`select concat(reason, answer) as reason, lines, (select count(*)::int from order_label l where l.order_id = r.order_id) as labels,
        (select s.after from staff_event s join shop_order o on s.subject = 'order ' || o.number
          where o.id = r.order_id and s.action = 'Set-Labels') as recorded,
        (select json_agg(e.reason order by e.version) from order_event e
          where e.order_id = r.order_id and e.version > 1) as events,
        (select count(*)::int from order_picture p where p.order_id = r.order_id) as pictures,
        (select concat(t.reference, t.picture_id, t.answer) from transfer_receipt t where t.order_id = r.order_id) as receipt
      from return_request r where order_id = ${id}`,
    z.object({
      reason: z.string(),
      lines: z.unknown(),
      labels: z.int(),
      recorded: z.unknown(),
      events: z.array(z.string()),
      pictures: z.int(),
      receipt: z.string(),
    }),
  );
  return found;
}

/** As `Admin/Add-Note` writes it. */
const note = (id: number, reason: string) =>
  shop.shop.database.transaction(async (tx) => {
    const order = await shop.shop.orderStates.lock(tx, id);
    if (order) await shop.shop.orderStates.note(tx, order, { by: 'staff', reason });
  });

const clear = (number: number, headers?: Record<string, string>) =>
  shop.post('/api/order/clear-personal', { number }, headers);

test('a finished order loses what is personal, and keeps its sums and its company', async () => {
  const { bearer } = await logIn(shop);
  const { number } = await delivered(accounts.member.mobile, 11);
  const before = await shop.post('/api/order/get-detail', { number }, bearer);
  expect(before.body).toMatchObject({
    canClear: true,
    clearedAt: null,
    note: 'زنگ نزنید',
    version: 2,
  });
  const { status, body } = await clear(number, bearer);
  expect(status).toBe(200);
  expect(body).toEqual({
    ...z.record(z.string(), z.unknown()).parse(before.body),
    address: null,
    note: '',
    canClear: false,
    clearedAt: expect.any(String),
    version: 3,
  });
  expect((await clear(number, bearer)).status).toBe(409);
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});

test('an order that may still come back keeps its address', async () => {
  const { bearer } = await logIn(shop);
  const { number } = await delivered(accounts.member.mobile, 9);
  expect((await clear(number, bearer)).status).toBe(409);
  const { id, number: asked } = await delivered(accounts.member.mobile, 20);
  await run(
    sql`insert into return_request (order_id, lines, is_defective) values (${id}, '[]', true)`,
  );
  expect((await clear(asked, bearer)).status).toBe(409);
  await run(
    sql`update return_request set state = 'refused', answer = 'خانم احمدی گفت' where order_id = ${id}`,
  );
  await run(
    sql`insert into refund (order_id, amount, reason, state) values (${id}, 1, '', 'wanted')`,
  );
  expect((await clear(asked, bearer)).status).toBe(409);
  await run(sql`update refund set state = 'done' where order_id = ${id}`);
  await run(
    sql`update return_request set reason = 'خش دارد', lines = ${JSON.stringify([
      { position: 1, count: 1, cause: 'defect', note: 'خش دارد', pictures: ['x'] },
    ])}::jsonb where order_id = ${id}`,
  );
  await run(sql`with picture as (
      insert into order_picture (order_id, bytes) values (${id}, ''), (${id}, '') returning id
    ) insert into transfer_receipt (order_id, picture_id, reference)
      select ${id}::bigint, id, '123456' from picture limit 1`);
  await run(sql`insert into order_label (order_id, title) values (${id}, 'خانم احمدی')`);
  await run(sql`insert into staff_event (action, subject, after)
    values ('Set-Labels', ${`order ${asked}`}, '{"version": 3, "labels": ["خانم احمدی"]}')`);
  await note(id, 'note: خانم احمدی زنگ زد');
  await note(id, 'labels changed');
  // What it says may be needed to decide about it.
  expect((await clear(asked, bearer)).status).toBe(409);
  await run(
    sql`update transfer_receipt set state = 'refused', answer = 'به نام احمدی است' where order_id = ${id}`,
  );
  expect((await clear(asked, bearer)).status).toBe(200);
  expect(await leftOf(id)).toEqual({
    reason: '',
    lines: [{ position: 1, count: 1, cause: 'defect' }],
    labels: 0,
    recorded: { version: 3 },
    events: ['', 'note removed', 'labels changed', 'personal data removed'],
    pictures: 0,
    receipt: '',
  });
});

test('all finished orders of a member are cleared at once, and nobody else’s', async () => {
  const { bearer } = await logIn(shop);
  const other = await logIn(shop, accounts.administrator);
  const own = await delivered(accounts.member.mobile, 11);
  const young = await delivered(accounts.member.mobile, 1);
  const foreign = await delivered(accounts.administrator.mobile, 11);
  expect((await clear(foreign.number, bearer)).status).toBe(404);
  expect((await clear(own.number)).status).toBe(401);
  expect((await shop.post('/api/order/clear-all-personal', {})).status).toBe(401);
  const { body } = await shop.post('/api/order/clear-all-personal', {}, bearer);
  expect(body).toEqual({ cleared: 1 });
  const kept = await rows(
    shop.shop.database.db,
    sql`select number::int from shop_order
      where id in (${own.id}, ${young.id}, ${foreign.id}) and address is not null order by id`,
    z.object({ number: z.int() }),
  );
  expect(kept.map(({ number }) => number)).toEqual([young.number, foreign.number]);
  const again = await shop.post('/api/order/clear-all-personal', {}, other.bearer);
  expect(again.body).toEqual({ cleared: 1 });
});
