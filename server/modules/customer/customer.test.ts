import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import {
  awaitedAnswer,
  customerAnswer,
  customerMobileAnswer,
  customersAnswer,
  subscribersAnswer,
} from '#lib/contract/customer.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { rows } from '#server/db/database.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { createDeskWork, type Desk, openDesk } from '#server/testing/desk.ts';
import { accounts } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const { call, done, order, payAt, db } = createDeskWork(() => desk);
const held = (...permissions: Permission[]) => signInStaff(desk.shop, permissions);
const list = async (body: object = {}, headers = desk.admin) =>
  customersAnswer.parse((await call('Get-Customers', body, headers)).body);
const mobileOf = async (id: number): Promise<string> => {
  const found = await rows(
    db(),
    sql`select mobile from member where id = ${id}`,
    z.object({ mobile: z.string() }),
  );
  return found[0]?.mobile ?? '';
};
const recorded = (action: string) =>
  db().select().from(staffEvent).where(eq(staffEvent.action, action));

describe('the list', () => {
  test('goes on without a gap, the last that joined first', async () => {
    const all = await list();
    const ids = all.items.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(2);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect(all.total).toEqual({ count: ids.length, isExact: true });
    const first = await list({ limit: 2 });
    const rest = await list({ limit: 100, after: first.next });
    expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual(ids);
    expect(rest.total).toBeNull();
  });

  test('counts no staff who never ordered, and still finds them', async () => {
    const { mobile, name } = accounts.administrator;
    const { items } = await list({ limit: 100 });
    expect(items.map((each) => each.mobile)).not.toContain(mobile);
    expect((await list({ query: mobile })).items).toMatchObject([{ name }]);
  });

  test('counts paid orders, and finds who bought, who did not, and who left a basket', async () => {
    const { buyer } = await order();
    const { number } = await payAt('zarinpal');
    const idsOf = async (body: object) => (await list(body)).items.map(({ id }) => id);
    const [payer] = (await list({ query: String(number) })).items;
    expect(payer).toMatchObject({ orders: 1, spent: 180_000, lastOrderAt: expect.any(String) });
    expect(await idsOf({ kind: 'bought' })).toEqual([payer?.id]);
    // Paid on delivery, and not taken up yet.
    expect(await idsOf({ kind: 'never' })).toContain(buyer.memberId);
    expect(await idsOf({ kind: 'basket' })).not.toContain(payer?.id);
    await done('Cancel', number, { reason: 'دیر شد' });
    expect(await idsOf({ kind: 'bought' })).toEqual([]);
  });

  test('is searched by number, in any digits, and by name', async () => {
    const { mobile, name } = accounts.member;
    const byNumber = await list({ query: mobile.replace('0912', '+98 ۹۱۲ ') });
    expect(byNumber.items).toMatchObject([{ name, mobile }]);
    const byName = await list({ query: 'عضو نمونه' });
    expect(byName.items.map((each) => each.name)).toEqual([name]);
    for (const query of ['%', '_', '0912', 'ع', "'; drop table member --"]) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await list({ query })).items).toEqual([]);
    }
  });

  test.each([{ after: '!' }, { kind: 'rich' }, { limit: 0 }, { limit: 1_000 }, { query: 3 }])(
    'refuses %j',
    async (body) => expect((await call('Get-Customers', body)).status).toBe(422),
  );
});

describe('numbers', () => {
  const { mobile } = accounts.member;
  const masked = '0912 ••• 0001';

  test('are masked without the permission to export, and shown whole one by one', async () => {
    const support = await held('customers');
    const [found] = (await list({ query: mobile }, support)).items;
    expect(found?.mobile).toBe(masked);
    const body = { id: found?.id };
    const page = customerAnswer.parse((await call('Get-Customer', body, support)).body);
    expect(page).toMatchObject({ mobile: masked, isMobileWhole: false });
    expect(await recorded('Show-Customer-Mobile')).toEqual([]);
    const shown = await call('Show-Customer-Mobile', body, support);
    expect(customerMobileAnswer.parse(shown.body)).toEqual({ mobile });
    const events = await recorded('Show-Customer-Mobile');
    expect(events).toMatchObject([{ subject: `customer ${found?.id}`, after: null }]);
    expect(JSON.stringify(events)).not.toContain(mobile);
    expect((await call('Export-Customers', {}, support)).status).toBe(403);
    expect((await call('Export-Subscribers', {}, support)).status).toBe(403);
  });

  test('of another permission are refused, and of a visitor and a member', async () => {
    const others = await held('orders', 'discounts');
    for (const name of ['Get-Customers', 'Get-Customer', 'Show-Customer-Mobile', 'List-Awaited']) {
      // oxlint-disable-next-line no-await-in-loop
      expect((await call(name, { id: 1 }, others)).status).toBe(403);
      // oxlint-disable-next-line no-await-in-loop
      expect((await call(name, { id: 1 }, {})).status).toBe(401);
      // oxlint-disable-next-line no-await-in-loop
      expect((await call(name, { id: 1 }, desk.member)).status).toBe(401);
    }
  });

  test('are written whole into a file, which is recorded without the search', async () => {
    const admin = await held('customers', 'customers.export');
    const answer = await call('Export-Customers', { query: 'عضو نمونه' }, admin);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="customers.csv"');
    const lines = String(answer.body).trimEnd().split('\r\n');
    expect(lines[0]).toBe('\uFEFFنام,موبایل,عضویت,سفارش‌ها,جمع خرید (تومان),آخرین سفارش');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^عضو نمونه,09120000001,14\d\d\/\d\d\/\d\d,\d+,\d+,/);
    const events = await recorded('Export-Customers');
    expect(events).toMatchObject([{ subject: 'customers', after: { kind: 'all', count: 1 } }]);
    expect(JSON.stringify(events)).not.toContain('عضو نمونه');
  });

  test('leave only after a fresh confirmation', async () => {
    const admin = await held('customers', 'customers.export');
    await db().execute(sql`update panel_session set confirmed_until = now() - interval '1 minute'`);
    const { status, body } = await call('Export-Customers', {}, admin);
    expect([status, body]).toMatchObject([403, { code: 'CONFIRM_IDENTITY' }]);
  });
});

describe('a page', () => {
  test('has orders, alerts, newsletter and the basket that was left', async () => {
    const { number, buyer } = await order();
    const id = buyer.memberId;
    const mobile = await mobileOf(id);
    await db().execute(sql`insert into newsletter_subscriber (mobile) values (${mobile})`);
    await db().execute(sql`insert into back_in_stock (variant_id, mobile)
      select id, ${mobile} from variant order by id limit 1`);
    await db().execute(sql`update basket set frozen_at = null where member_id = ${id}`);
    await db().execute(sql`insert into basket_line (basket_id, variant_id, product_id, count)
      select b.id, v.id, v.product_id, 2 from basket b,
        (select * from variant where price is not null order by id limit 1) v
      where b.member_id = ${id} on conflict (basket_id, variant_id) do update set count = 2`);
    const read = async () =>
      customerAnswer.parse(
        (await call('Get-Customer', { id }, await held('customers', 'customers.export'))).body,
      );
    const page = await read();
    expect(page).toMatchObject({
      id,
      mobile,
      isMobileWhole: true,
      isStaff: false,
      hasNewsletter: true,
      hasBasket: true,
      orderList: [{ number, payment: 'on-delivery', pieces: 1 }],
      opinionCount: 0,
    });
    expect(page.alerts).toHaveLength(1);
    const [line] = page.basket?.lines ?? [];
    expect(line).toMatchObject({ count: 2 });
    expect(page.basket?.total).toBe(2 * (line?.price ?? 0));
    await db().execute(sql`update basket set frozen_at = now() where member_id = ${id}`);
    expect(await read()).toMatchObject({ basket: null, hasBasket: false });
  });

  test.each([
    ['Get-Customer', 9_000_000, 404],
    ['Show-Customer-Mobile', 9_000_000, 404],
    ['Get-Customer', -1, 422],
    ['Get-Customer', 1e20, 422],
    ['Get-Customer', '1', 422],
  ])('%s of %j is answered with %i', async (name, id, status) => {
    expect((await call(name, { id }, await held('customers'))).status).toBe(status);
  });
});

describe('who wants to hear from the shop', () => {
  beforeAll(async () => {
    await db().execute(sql`truncate newsletter_subscriber, back_in_stock`);
    await db().execute(sql`insert into newsletter_subscriber (mobile)
      select '0912000100' || n from generate_series(1, 5) n`);
    await db().execute(sql`insert into back_in_stock (variant_id, mobile)
      select v.id, '0912000100' || n
      from (select id, row_number() over (order by id) as place from variant limit 4) v,
        generate_series(1, 4) n where n <= v.place or v.place = 3`);
  });

  test('numbers of the newsletter go on without a gap, masked or whole', async () => {
    const read = async (body: object, headers: Record<string, string>) =>
      subscribersAnswer.parse((await call('List-Subscribers', body, headers)).body);
    const admin = await held('customers', 'customers.export');
    const first = await read({ limit: 3 }, admin);
    const second = await read({ limit: 3, after: first.next }, admin);
    expect(first.total).toEqual({ count: 5, isExact: true });
    expect(second).toMatchObject({ next: null, total: null });
    const numbers = [...first.items, ...second.items].map(({ mobile }) => mobile);
    expect(numbers).toEqual([1, 2, 3, 4, 5].map((n) => `0912000100${n}`));
    const file = String((await call('Export-Subscribers', {}, admin)).body);
    expect(file.trimEnd().split('\r\n')).toHaveLength(6);
    expect(await recorded('Export-Subscribers')).toMatchObject([{ after: { count: 5 } }]);
    const [masked] = (await read({}, await held('customers'))).items;
    expect(masked?.mobile).toBe('0912 ••• 1001');
  });

  test('goods are sorted by how many wait, and pages go on within the same number', async () => {
    const headers = await held('catalogue');
    const read = async (body: object) =>
      awaitedAnswer.parse((await call('List-Awaited', body, headers)).body);
    const all = await read({});
    expect(all.items.map(({ alerts }) => alerts)).toEqual([4, 4, 2, 1]);
    const first = await read({ limit: 1 });
    const second = await read({ limit: 3, after: first.next });
    expect([...first.items, ...second.items]).toEqual(all.items);
    expect((await call('List-Awaited', { after: 'x' }, headers)).status).toBe(422);
  });
});
