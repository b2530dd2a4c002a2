import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type ImportRow, listImportRowsAnswer } from '#lib/contract/import.ts';
import { rows } from '#server/db/database.ts';
import { sms } from '#server/db/schema/sms.ts';
import { accounts } from '#server/testing/members.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';
import { signInStaff } from '#server/testing/staff.ts';

let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
});
afterAll(() => desk.shop.close());

/** A customer as `/wp-json/wc/v3/customers` answers it. */
const customer = (more: Record<string, unknown> = {}, billing: Record<string, unknown> = {}) => ({
  id: 25,
  date_created: '2023-02-21T13:59:22',
  date_created_gmt: '2023-02-21T10:29:22',
  date_modified: '2023-02-21T13:59:22',
  email: 'maryam@example.com',
  first_name: 'مریم',
  last_name: 'رضایی',
  role: 'customer',
  username: 'maryam',
  billing: {
    first_name: 'مریم',
    last_name: 'رضایی',
    company: '',
    address_1: 'خیابان ولیعصر، کوچهٔ یاس، پلاک ۱۲',
    address_2: 'واحد ۳',
    city: 'تهران',
    state: 'THR',
    postcode: '1966843133',
    country: 'IR',
    email: 'maryam@example.com',
    phone: '۰۹۳۵ ۱۱۱ ۰۰۰۱',
    ...billing,
  },
  shipping: { first_name: '', last_name: '', address_1: '', city: '', state: '', phone: '' },
  is_paying_customer: true,
  avatar_url: 'https://secure.gravatar.com/avatar/x',
  meta_data: [{ id: 1, key: 'digits_phone', value: '' }],
  _links: { self: [{ href: 'https://old.example/wp-json/wc/v3/customers/25' }] },
  ...more,
});
const listed = async (batch: number): Promise<ImportRow[]> =>
  listImportRowsAnswer.parse(await desk.done('List-Import-Rows', { batch })).items;

const memberRow = z.object({
  name: z.string(),
  email: z.string().nullable(),
  password: z.string().nullable(),
  isVerified: z.boolean(),
  createdAt: z.string(),
  address: z.unknown(),
});
const memberOf = async (mobile: string) =>
  (
    await rows(
      desk.shop.shop.database.db,
      sql`select m.name, m.email, m.password_hash as password, m.mobile_verified_at is not null as "isVerified",
          to_char(m.created_at at time zone 'utc', 'YYYY-MM-DD HH24:MI') as "createdAt",
          (select json_build_object('province', a.province, 'city', a.city, 'plate', a.plate, 'unit', a.unit,
            'receiver', a.receiver_name, 'isDefault', a.is_default) from member_address a
            where a.member_id = m.id) as address
        from member m where m.mobile = ${mobile}`,
      memberRow,
    )
  )[0] ?? null;

describe('customers of WooCommerce', () => {
  beforeEach(() =>
    desk.shop.shop.database.db.execute(sql`delete from member where mobile like '09351110%'`),
  );

  test('become members by their mobile number, without a password and without a message', async () => {
    const messages = await desk.shop.shop.database.db.$count(sms);
    const found = await desk.bringOf('customers', JSON.stringify([customer()]));
    expect(found).toMatchObject({
      kind: 'customers',
      state: 'done',
      counts: [{ state: 'new', result: 'done', count: 1 }],
    });
    expect(await memberOf('09351110001')).toEqual({
      name: 'مریم رضایی',
      email: 'maryam@example.com',
      password: null,
      isVerified: false,
      createdAt: '2023-02-21 10:29',
      address: {
        province: 'تهران',
        city: 'تهران',
        plate: '12',
        unit: '3',
        receiver: 'مریم رضایی',
        isDefault: true,
      },
    });
    expect(await desk.shop.shop.database.db.$count(sms)).toBe(messages);
  });

  test.each([
    ['+98 935 111 0002', {}],
    ['00989351110002', {}],
    ['9351110002', {}],
    ['021-88888888 / ۰۹۳۵۱۱۱۰۰۰۲', {}],
    ['', { meta_data: [{ id: 4, key: 'digits_phone', value: '+989351110002' }] }],
    ['', { username: '09351110002', meta_data: {} }],
  ])('are known by a number that is written as «%s»', async (phone, more) => {
    await desk.bringOf('customers', JSON.stringify([customer(more, { phone })]));
    expect(await memberOf('09351110002')).not.toBeNull();
  });

  test('of whom no number is known, or known already in the file, are left out with the reason', async () => {
    const { batch, counts } = await desk.dryRunOf(
      'customers',
      JSON.stringify([
        customer(),
        customer({ id: 26, username: 'x' }, { phone: '+98 935 111 00 01' }),
        customer({ id: 27, username: 'y' }, { phone: '02188888888' }),
        customer({ id: 28, username: 'z' }, { phone: '' }),
      ]),
    );
    expect(counts).toEqual([
      { state: 'new', result: null, count: 1 },
      { state: 'skipped', result: null, count: 3 },
    ]);
    expect((await listed(batch)).slice(1).map(({ said }) => said[0]?.text)).toEqual([
      'همان شمارهٔ موبایل ردیف ۱ است که وارد می‌شود.',
      '«02188888888» شمارهٔ موبایل ایران نیست.',
      'شمارهٔ موبایل ندارد؛ مشتری بی آن شناخته نمی‌شود.',
    ]);
  });

  test('who are members already keep what they have, and are given what is missing, which goes with the import', async () => {
    const { db } = desk.shop.shop.database;
    await db.execute(sql`insert into member (mobile, name) values ('09351110001', 'نام خودش')`);
    const { batch, counts } = await desk.bringOf('customers', JSON.stringify([customer()]));
    expect(counts).toEqual([{ state: 'changed', result: 'done', count: 1 }]);
    expect(await memberOf('09351110001')).toMatchObject({
      name: 'نام خودش',
      email: 'maryam@example.com',
      address: { plate: '12' },
    });
    const again = await desk.bringOf('customers', JSON.stringify([customer()]));
    expect(again.counts).toEqual([{ state: 'unchanged', result: 'done', count: 1 }]);
    await desk.settled('Undo-Import', { batch });
    expect(await memberOf('09351110001')).toMatchObject({
      name: 'نام خودش',
      email: null,
      address: null,
    });
  });

  test('go with the import when they have done nothing since, and stay when they have logged in', async () => {
    const { batch } = await desk.bringOf(
      'customers',
      JSON.stringify([customer(), customer({ id: 26 }, { phone: '09351110003' })]),
    );
    await desk.shop.shop.database.db.execute(
      sql`update member set mobile_verified_at = now() where mobile = '09351110003'`,
    );
    const { state, counts } = await desk.settled('Undo-Import', { batch });
    expect({ state, counts }).toEqual({
      state: 'undone',
      counts: [
        { state: 'new', result: 'kept', count: 1 },
        { state: 'new', result: 'undone', count: 1 },
      ],
    });
    expect(await memberOf('09351110001')).toBeNull();
    expect(await memberOf('09351110003')).not.toBeNull();
  });

  test('bring neither markup, nor impossible dates, addresses and e-mails, and say so', async () => {
    const { batch } = await desk.bringOf(
      'customers',
      JSON.stringify([
        customer(
          {
            first_name: '<script>alert(1)</script>',
            last_name: '<b>مریم رضایی</b>',
            date_created_gmt: '0000-00-00T00:00:00',
            email: `${'a'.repeat(10_000)}@example.com`,
          },
          { first_name: '', last_name: '', postcode: '123', email: '' },
        ),
      ]),
    );
    const found = await memberOf('09351110001');
    expect(found).toMatchObject({ name: '', email: null, address: null });
    const [row] = await listed(batch);
    expect(row?.said.map(({ text }) => text)).toEqual([
      expect.stringContaining('پذیرفتنی نیست'),
      'ایمیل درست نیست و کنار گذاشته شد.',
      'تاریخ «0000-00-00T00:00:00» درست نیست و امروز گرفته می‌شود.',
      'نشانی وارد نمی‌شود: کد پستی ۱۰ رقم دارد',
    ]);
  });

  test.each([
    [
      'the plugin of WebToffee',
      'ID,customer_id,user_login,user_pass,user_email,user_registered,display_name,first_name,last_name,roles,billing_phone,billing_city',
      '7,7,ali,$P$xyz,ali@example.com,2022-01-01 09:00:00,علی,علی,احمدی,customer,09351110004,قم',
    ],
    [
      'WP All Export',
      'User ID,User Login,User Email,First Name,Last Name,User Registered,Billing Phone',
      '7,ali,ali@example.com,علی,احمدی,2022-01-01 09:00:00,9351110004',
    ],
    [
      'the shop itself',
      'ID,user_login,user_email,user_registered,display_name,first_name,last_name,roles,orders_count,total_spent,billing_first_name,billing_phone',
      '7,09351110004,ali@example.com,2022-01-01 09:00:00,علی احمدی,علی,احمدی,customer,2,50000,علی,09351110004',
    ],
  ])('come from a CSV of %s, too', async (_from, head, line) => {
    await desk.bringOf('customers', `${head}\r\n${line}\r\n`);
    expect(await memberOf('09351110004')).toMatchObject({
      name: 'علی احمدی',
      email: 'ali@example.com',
      password: null,
      createdAt: '2022-01-01 05:30',
    });
  });

  test('that the shop gave away come back with their addresses', async () => {
    await desk.bringOf('customers', JSON.stringify([customer()]));
    const before = await memberOf('09351110001');
    const response = await desk.shop.app.inject({
      method: 'POST',
      url: '/api/Admin/Export-All-Customers',
      headers: { ...desk.admin, 'content-type': 'application/json' },
      payload: {},
    });
    const { db } = desk.shop.shop.database;
    await db.execute(sql`delete from member where mobile = '09351110001'`);
    await desk.bringOf('customers', response.body);
    expect(await memberOf('09351110001')).toEqual(before);
  });
});

describe('a file of customers', () => {
  test.each([
    ['pages one after the other', (all: string[]) => `[${all[0]}]\n[${all[1]}]`],
    ['pages in a list', (all: string[]) => `[[${all[0]}],[${all[1]}]]`],
    ['one a line', (all: string[]) => all.join('\n')],
  ])('can be of JSON in %s', async (_how, join) => {
    const all = ['09351110005', '09351110006'].map((phone) =>
      JSON.stringify(customer({}, { phone })),
    );
    const { counts } = await desk.dryRunOf('customers', join(all));
    expect(counts).toEqual([{ state: 'new', result: null, count: 2 }]);
  });

  test.each([
    ['a list of numbers', '[1,2,3]', 'فهرستی از شیء'],
    ['lists in lists', '['.repeat(2_000_000), 'فهرستی از شیء'],
    ['an object as deep', `[{"a":${'['.repeat(2_000_000)}`, '۶۴ لایه'],
    [
      'a million fields',
      `[{${Array.from({ length: 1_000_000 }, (_, at) => `"k${at}":1`).join(',')}}]`,
      'یک میلیون نویسه',
    ],
    ['half of what was sent', JSON.stringify([customer()]).slice(0, -40), 'بریده شده'],
    ['broken JSON', '[{"id":}]', 'درست نوشته نشده'],
    [
      'an error',
      '{"code":"woocommerce_rest_cannot_view","message":"Sorry, you cannot list resources.","data":{"status":401}}',
      'cannot list resources',
    ],
    ['something else', 'Name,Price\nx,5', 'مشتری ندارد'],
    ['nothing', '   \n', 'خالی'],
  ])('of %s is refused with a sentence', async (_what, text, said) => {
    const { state, failure } = await desk.dryRunOf('customers', text);
    expect(state).toBe('failed');
    expect(failure).toContain(said);
  });
});

test('files of customers are seen by those alone who may export customers', async () => {
  const { batch } = await desk.dryRunOf('customers', JSON.stringify([customer()]));
  const clerk = await signInStaff(desk.shop, ['catalogue', 'prices', 'stock'], accounts.member);
  const refused = { status: 403, body: { fields: { permission: 'customers.export' } } };
  for (const name of ['Get-Import', 'List-Import-Rows', 'Start-Import', 'Apply-Import'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await desk.call(name, { batch }, clerk)).toMatchObject(refused);
  }
  const body = { fileName: 'x.json', size: 5, kind: 'customers' };
  expect(await desk.call('Begin-Import', body, clerk)).toMatchObject(refused);
  expect(await desk.call('List-Imports', {}, clerk)).toMatchObject({ body: { items: [] } });
  const half = await signInStaff(desk.shop, ['customers.export'], accounts.member);
  expect(await desk.call('Apply-Import', { batch }, half)).toMatchObject({
    status: 403,
    body: { fields: { permission: 'customers' } },
  });
});
