import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { memberData } from '#lib/contract/member-data.ts';
import { readData } from '#server/modules/member-data/queries.ts';
import { codes, variants } from '#server/testing/fixture.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { sellingShop, startBody, writeBuyers } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ filling: sellingShop });
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const path = '/api/member-account/get-my-data';

test('a member gets a file of all that is theirs, and no secret', async () => {
  const { bearer, jar } = await logIn(shop);
  const other = await logIn(shop, accounts.administrator);
  await shop.post('/api/favorite/add-favorite', { WebsiteCode: codes.phone }, bearer);
  await shop.post('/api/favorite/add-favorite', { WebsiteCode: codes.laptop }, other.bearer);
  const line = { WebsiteCode: codes.phone, ProductProperty: variants.phoneBlack };
  await shop.post('/api/Basket/Add-To-Basket', line, bearer);
  const { status, headers, body } = await shop.get(path, bearer);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toMatch(/^attachment; filename="my-data-\d.*\.json"; /);
  const data = memberData.parse(body);
  expect(Object.keys(data)[0]).toBe('about');
  expect(data.profile).toMatchObject({ mobile: accounts.member.mobile });
  expect(data.favourites).toEqual([expect.objectContaining({ websiteCode: codes.phone })]);
  expect(data.devices).toHaveLength(1);
  expect(data.basket).toEqual([expect.objectContaining({ websiteCode: codes.phone, count: 1 })]);
  const text = JSON.stringify(body);
  for (const secret of ['argon2', 'hash', jar.refresh, accounts.administrator.mobile]) {
    expect(text).not.toContain(secret);
  }
});

test('it holds orders with what was bought and where it was sent', async () => {
  const [buyer] = await writeBuyers(shop.shop.database, 1, [variants.phoneBlack]);
  if (!buyer) throw new Error('no buyer');
  const { number } = await shop.shop.orders.start(buyer.memberId, startBody(buyer));
  const [found] = await shop.shop.database.run(readData, [buyer.memberId]);
  expect(found?.data.orders).toEqual([
    expect.objectContaining({
      number,
      status: 1,
      lines: [expect.objectContaining({ websiteCode: codes.phone, count: 1 })],
      address: expect.objectContaining({ city: 'تهران', receiverName: 'خریدار' }),
    }),
  ]);
});

test('it holds what was said about receipts and returns', async () => {
  const [buyer] = await writeBuyers(shop.shop.database, 1, [variants.phoneBlack]);
  if (!buyer) throw new Error('no buyer');
  const { id } = await shop.shop.orders.start(buyer.memberId, startBody(buyer));
  const lines = JSON.stringify([
    { position: 0, count: 1, cause: 'defect', note: 'خش دارد', pictures: ['p'] },
  ]);
  await shop.shop.database.db.execute(sql`
    insert into return_request (order_id, lines, is_defective, answer)
    values (${id}, ${lines}::jsonb, true, 'بفرستید')`);
  await shop.shop.database.db.execute(sql`
    insert into transfer_receipt (order_id, reference, state, answer)
    values (${id}, '123456', 'refused', 'ناخوانا')`);
  await shop.shop.database.db.execute(sql`
    insert into refund (order_id, amount, reason, state) values (${id}, 1, '', 'done')`);
  const [found] = await shop.shop.database.run(readData, [buyer.memberId]);
  expect(found?.data.orders).toMatchObject([
    {
      receipts: [{ reference: '123456', picture: null, state: 'refused', answer: 'ناخوانا' }],
      returns: [
        {
          lines: [{ websiteCode: codes.phone, count: 1, note: 'خش دارد', pictures: ['p'] }],
          isDefective: true,
          state: 'asked',
          answer: 'بفرستید',
          decidedAt: null,
        },
      ],
      refunds: [{ amount: 1, state: 'done' }],
    },
  ]);
});

/** Secrets, and what only says how the shop works. */
const unsaid = new Set(
  (
    'id member_id basket_id password_hash token_hash exchanged network_hash revision judged_by is_shop product_id ' +
    'question_id post_id reference text template is_secret due_at attempts doubts last_error ' +
    'invited_by staff_id handled_at order_id start_key start_hash delivery_method_id slot_id coupon_id version before after refund_id ' +
    'blocked_reason blocked_by block_version totp_secret totp_pending totp_step is_demo code_hash tries_left password_mark confirmed_until role_id roles account ' +
    'secret_hash guid chat_id assignee_id first_reply_by sequence waiting_since unseen_since sms_at staff_last visitor_delivered ' +
    'visitor_seen staff_delivered staff_seen'
  ).split(' '),
);

test('it holds every column of every table about members', async () => {
  const columns = await shop.shop.database.run(
    {
      name: 'columns-about-members',
      text: `
        with tables as (
          select table_name from information_schema.columns
          where table_schema = 'public' and column_name in ('member_id', 'mobile'))
        select table_name as "table", column_name as "column" from information_schema.columns
        where table_schema = 'public'
          and (table_name in (select table_name from tables)
            or table_name in ('basket_line', 'transfer_receipt', 'return_request'))`,
      row: z.object({ table: z.string(), column: z.string() }),
    },
    [],
  );
  // Codes are secrets; a basket is its lines; roles are with the staff.
  const isUnsaid = new Set(['login_code', 'basket', 'staff_recovery_code', 'staff_holds']);
  const named = columns.filter(({ table }) => !isUnsaid.has(table));
  expect(named.length).toBeGreaterThan(80);
  const missing = named.filter(
    ({ table, column }) =>
      !readData.text.includes(` ${table} `) ||
      (!unsaid.has(column) && !new RegExp(`\\b(?:t|me|r)\\.${column}\\b`).test(readData.text)),
  );
  expect(missing).toEqual([]);
});

test('what a member wrote and left in every part is in the file', async () => {
  const { bearer } = await logIn(shop);
  const { mobile } = accounts.member;
  const { database } = shop.shop;
  const insert = (table: string, columns: string, values: string) =>
    database.run(
      {
        name: `test-${table}`,
        text: `insert into ${table} (${columns}) select ${values} from member m where m.mobile = '${mobile}'`,
        row: z.unknown(),
      },
      [],
    );
  await insert(
    'review',
    'product_id, member_id, author, stars, body',
    `${codes.phone}, m.id, 'x', 4, 'خوب'`,
  );
  await insert(
    'question',
    'id, product_id, member_id, author, body',
    `7001, ${codes.phone}, m.id, 'x', 'رنگ؟'`,
  );
  await insert('answer', 'question_id, member_id, author, body', `7001, m.id, 'x', 'آبی'`);
  await insert('newsletter_subscriber', 'mobile', 'm.mobile');
  await insert('back_in_stock', 'variant_id, mobile', `${variants.phoneBlack}, m.mobile`);
  await insert('contact_message', 'name, mobile, subject, message', `'x', m.mobile, 'y', 'z'`);
  await insert(
    'sms',
    'purpose, mobile, text, expires_at',
    `'login', m.mobile, 'secret words', now()`,
  );
  await insert(
    'member_address',
    'member_id, province, city, line, plate, postal_code, receiver_name, receiver_mobile',
    `m.id, 'تهران', 'تهران', 'خیابان یکم', '1', '1234567890', 'سارا', m.mobile`,
  );
  await insert(
    'chat',
    'id, member_id, name, state, subject_type, subject_value, closed_at, rating',
    `'7a9d1f6e-0000-4000-8000-000000000001', m.id, 'سارا', 'closed', 'product', '1001', now(), 4`,
  );
  await insert(
    'chat_message',
    'chat_id, sequence, version, sender, kind, body',
    `'7a9d1f6e-0000-4000-8000-000000000001', 1, 1, 'visitor', 'text', 'سلام'`,
  );
  const { status, body } = await shop.get(path, bearer);
  expect(status).toBe(200);
  const data = memberData.parse(body);
  expect(data).toMatchObject({
    chats: [
      {
        name: 'سارا',
        state: 'closed',
        about: 'product 1001',
        rating: 4,
        messages: [{ from: 'visitor', kind: 'text', text: 'سلام', file: null }],
        reports: [],
      },
    ],
    reviews: [{ websiteCode: codes.phone, stars: 4, text: 'خوب', state: 'waiting' }],
    questions: [{ text: 'رنگ؟' }],
    answers: [{ question: 'رنگ؟', text: 'آبی' }],
    newsletter: [{ mobile }],
    backInStockAlerts: [{ websiteCode: codes.phone, variant: variants.phoneBlack }],
    contactMessages: [{ subject: 'y', message: 'z' }],
    textMessages: [{ purpose: 'login', outcome: null }],
    addresses: [{ city: 'تهران', postalCode: '1234567890' }],
  });
  expect(JSON.stringify(body)).not.toContain('secret words');
});

test('nobody else gets it', async () => {
  expect((await shop.get(path)).status).toBe(401);
});
