import { toPersianDigits } from '#lib/text/digits.ts';
import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { staffEventsAnswer } from '#lib/contract/staff.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { createOwnerWork, withSecondStep } from '#server/testing/panel.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop | undefined;
const now = (): TestShop => {
  if (!shop) throw new Error('no shop');
  return shop;
};
let owner: Record<string, string>;
beforeEach(async () => {
  await shop?.close();
  shop = await openTestShop();
  await fillTestMembers(shop);
  ({ headers: owner } = await withSecondStep(shop));
});
afterAll(() => shop?.close());

const { administrator, member } = accounts;
const { call, roleOf, personOf } = createOwnerWork(() => ({ shop: now(), headers: owner }));
const execute = (query: ReturnType<typeof sql>) => now().shop.database.db.execute(query);
const events = async (body: object = {}) =>
  staffEventsAnswer.parse((await call('Get-Staff-Events', body)).body);
const found = async (body: object) => (await events(body)).events.map(({ subject }) => subject);

describe('events', () => {
  test('say who did what to whom, and what was before and after', async () => {
    await signInStaff(now(), ['content'], member);
    const { id, version } = await personOf(member);
    await call('Set-Staff-Roles', { id, version, roles: [(await roleOf('stock')).id] });
    const [last] = (await events()).events;
    expect(last).toMatchObject({
      person: { name: administrator.name },
      action: 'Set-Staff-Roles',
      label: 'نقش‌های کارمند تغییر کرد',
      area: 'staff',
      subject: `staff ${id}`,
      subjectLabel: `کارمند ${toPersianDigits(id)}`,
      after: { roles: ['انبار'] },
    });
    expect(last?.before).not.toBeNull();
  });

  test('are narrowed by area, person, time and subject, and read page by page', async () => {
    const { id } = await personOf(administrator);
    await execute(sql`delete from staff_event`);
    await execute(sql`
      insert into staff_event (at, member_id, action, subject)
      select timestamptz '2026-11-01 00:00Z' + n * interval '1 hour', ${id},
        case when n % 2 = 0 then 'Send' else 'Save-Role' end, 'order ' || n
      from generate_series(1, 120) n`);
    await execute(
      sql`insert into staff_event (action, subject) values ('Of-Another-Release', '100%_x')`,
    );
    const first = await events();
    expect(first.events).toHaveLength(50);
    expect(first.events[0]).toMatchObject({
      person: null,
      label: 'Of-Another-Release',
      area: 'settings',
    });
    const second = await events({ after: first.next });
    const third = await events({ after: second.next });
    expect([third.events.length, third.next]).toEqual([21, null]);
    const all = [first, second, third].flatMap((page) => page.events.map((event) => event.id));
    expect(new Set(all).size).toBe(121);

    const narrow = {
      area: 'orders',
      person: id,
      from: '2026-11-01T03:30:00+03:30',
      to: '2026-11-01T10:00:00Z',
    };
    expect((await events(narrow)).events.map(({ subject }) => subject)).toEqual([
      'order 8',
      'order 6',
      'order 4',
      'order 2',
    ]);
    expect((await events({ text: '%_' })).events).toHaveLength(1);
    const far = { from: '2026-11-01T23:59:00+23:59', to: '2026-11-01T01:00:00Z' };
    expect((await events({ ...far, area: 'staff' })).events).toEqual([]);
    expect((await events({ person: id + 1 })).events).toEqual([]);
    expect((await events({ from: '2027-01-01T00:00:00Z' })).events).toEqual([]);
  });

  test('by area or text are looked for within 90 days, unless it is said from when', async () => {
    await execute(sql`delete from staff_event`);
    await execute(sql`
      insert into staff_event (at, action, subject) values (now() - interval '89 days', 'Send', 'order 1'),
        (now() - interval '91 days', 'Send', 'order 2'), (timestamptz '2024-01-01 00:00Z', 'Send', 'order 3')`);
    expect(await found({})).toEqual(['order 3', 'order 2', 'order 1']);
    expect(await found({ text: 'order' })).toEqual(['order 1']);
    expect(await found({ area: 'orders' })).toEqual(['order 1']);
    expect(await found({ area: 'orders', to: '2024-02-01T00:00:00Z' })).toEqual(['order 3']);
    expect(await found({ text: 'order', from: '2020-01-01T00:00:00Z' })).toHaveLength(3);
    expect(await found({ area: 'settings' })).toEqual([]);
  });

  test.each([
    [{ after: 0 }],
    [{ area: 'everything' }],
    [{ from: 'yesterday' }],
    [{ from: '0000-01-01T00:00:00Z' }],
    [{ to: '9999-12-31T23:59:59Z' }],
    [{ person: '1' }],
    [{ text: 'x'.repeat(81) }],
  ])('refuse %j', async (body) => {
    expect((await call('Get-Staff-Events', body)).status).toBe(422);
  });
});

test('posts, pages and judged opinions are among them', async () => {
  await execute(sql`truncate content_page, content_ref restart identity`);
  const page = { name: 'آزمون', title: 'آزمون', bodyHtml: '<p>متن</p>' };
  expect((await call('Save-Page', page)).status).toBe(200);
  const { id } = await personOf(administrator);
  await execute(sql`
    insert into question (id, product_id, member_id, author, body)
    select 7001, ${codes.phone}, id, 'x', 'رنگ؟' from member where mobile = ${member.mobile}`);
  const judged = { kind: 'question', id: 7001, revision: 1 };
  expect((await call('Approve-Opinion', judged)).status).toBe(200);
  expect((await events({ person: id })).events.slice(0, 2)).toMatchObject([
    { action: 'Approve-Opinion', subjectLabel: 'پرسش ۷۰۰۱', before: { state: 'waiting' } },
    { action: 'Save-Page', subjectLabel: 'برگهٔ ۱', before: null, area: 'content' },
  ]);
});
