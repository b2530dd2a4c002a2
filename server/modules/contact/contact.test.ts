import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { contactAnswer, contactMessagesAnswer } from '#lib/contract/contact.ts';
import { contactErrors } from '#lib/rules/contact.ts';
import { contactMessage } from '#server/db/schema/contact.ts';
import { createLogger } from '#server/http/logging.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
beforeEach(async () => {
  await shop.shop.database.db.execute(sql`truncate contact_message restart identity`);
});
afterAll(() => shop.close());

const path = '/api/home/contact';
const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
const good = {
  name: 'مریم احمدی',
  mobile: '۰۹۱۲۳۴۵۶۷۸۹',
  subject: 'پیگیری سفارش',
  message: 'سفارش من هنوز نرسیده است.',
};
const send = (changes: object = {}) => shop.post(path, { ...good, ...changes });
const form = (fields: Record<string, string>, headers = {}) =>
  shop.post(path, new URLSearchParams(fields).toString(), { ...asForm, ...headers });
const stored = () => shop.shop.database.db.select().from(contactMessage);
const page = encodeURI('/تماس-با-ما');

describe('a message', () => {
  test('is stored normalised, and answered with a sentence', async () => {
    const { status, body } = await send({
      name: '  مریم\u202e  احمدي ',
      subject: 'پيگيری\tسفارش',
      message: 'خط یک  \r\n\r\n\r\n\r\n خط\u0000 دو؟ \n',
    });
    expect(status).toBe(200);
    expect(contactAnswer.parse(body)).toMatchObject({ Success: true });
    expect(await stored()).toMatchObject([
      {
        name: 'مریم احمدی',
        mobile: '09123456789',
        subject: 'پیگیری سفارش',
        message: 'خط یک\n\nخط دو؟',
      },
    ]);
  });

  test('with markup and SQL in it is stored verbatim', async () => {
    const message = `<script>alert(1)</script> '); drop table contact_message; -- {{7*7}} \${x}`;
    expect((await send({ message })).status).toBe(200);
    expect(await stored()).toMatchObject([{ message }]);
  });

  test.each([
    ['name', '', contactErrors.name],
    ['name', ' \u200c\u2063 ', contactErrors.name],
    ['name', '...', contactErrors.name],
    ['name', 'آ'.repeat(61), 'حداکثر ۶۰ نویسه'],
    ['name', `م${'\u0332'.repeat(40)}ریم`, contactErrors.unreadable],
    ['name', 'مریم\u3164احمدی', contactErrors.unreadable],
    ['mobile', '0912', 'شماره موبایل را به صورت 09123456789 وارد کنید'],
    ['mobile', '', 'شماره موبایل خود را وارد کنید'],
    ['subject', '\u202e', contactErrors.subject],
    ['subject', 'آ'.repeat(101), 'حداکثر ۱۰۰ نویسه'],
    ['subject', 'س', 'دست‌کم ۲ نویسه'],
    ['message', 'سلام', contactErrors.shortMessage],
    ['message', '\n\n\n', contactErrors.message],
    ['message', 'آ'.repeat(2_001), 'حداکثر ۲۰۰۰ نویسه'],
  ])('whose %s is %j gets a validation error', async (field, value, sentence) => {
    const { status, body } = await send({ [field]: value });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'INVALID', fields: { [field]: sentence } });
    expect(await stored()).toEqual([]);
  });

  test('that is empty gets an error for every field', async () => {
    expect((await shop.post(path, {})).body).toMatchObject({
      fields: {
        name: contactErrors.name,
        mobile: 'شماره موبایل خود را وارد کنید',
        subject: contactErrors.subject,
        message: contactErrors.message,
      },
    });
  });

  test.each([
    ['name', ['x']],
    ['message', { $ne: '' }],
    ['subject', 7],
    ['mobile', null],
  ])('whose %s is %j, a type no form sends, is refused', async (field, value) => {
    expect((await send({ [field]: value })).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('larger than any message is refused unread', async () => {
    expect((await send({ message: 'x'.repeat(40_000) })).status).toBe(413);
  });

  test('of maximum length fits into a form', async () => {
    const message = 'ش‌'.repeat(999) + 'شب';
    expect((await form({ ...good, message })).headers['location']).toBe(`${page}#contact-done`);
    expect(await stored()).toMatchObject([{ message }]);
  });

  test('of a bot gets the same answer and is not stored', async () => {
    const real = await send();
    const robot = await send({ website: 'https://spam.example' });
    expect([robot.status, robot.body]).toEqual([real.status, real.body]);
    expect((await form({ ...good, website: 'x' })).headers['location']).toBe(
      `${page}#contact-done`,
    );
    expect((await stored()).length).toBe(1);
  });
});

describe('a form without scripts', () => {
  test('redirects with 303 to the success part of the page', async () => {
    const { status, headers } = await form({ ...good, website: '' });
    expect([status, headers['location'], headers['cache-control']]).toEqual([
      303,
      `${page}#contact-done`,
      'no-store',
    ]);
    expect((await stored()).length).toBe(1);
  });

  test.each([
    [{ name: '' }, 'contact-name-error'],
    [{ mobile: '12' }, 'contact-mobile-error'],
    [{ subject: ' ', message: '' }, 'contact-subject-error'],
    [{ message: 'کوتاه' }, 'contact-message-error'],
  ])('with %j redirects to the first invalid field', async (changes, part) => {
    const { status, headers } = await form({ ...good, ...changes });
    expect([status, headers['location']]).toEqual([303, `${page}#${part}`]);
    expect(await stored()).toEqual([]);
  });

  test('with unexpected content redirects to the failure part', async () => {
    const twice = 'name=a&name=b';
    expect((await shop.post(path, twice, asForm)).headers['location']).toBe(
      `${page}#contact-failed`,
    );
    expect(await stored()).toEqual([]);
  });

  test('of another site is refused', async () => {
    expect((await form(good, { origin: 'https://evil.example' })).status).toBe(403);
    expect(await stored()).toEqual([]);
  });
});

test('a network that sends too many messages gets Retry-After', async () => {
  const limited = await openTestShop({ config: { contactDailyLimit: 2 }, beside: shop });
  const from = (address: string) => limited.post(path, good, { 'x-forwarded-for': address });
  const asked = [await from('1.1.1.1'), await from('1.1.1.1'), await from('1.1.1.1')];
  expect(asked.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(asked[2]?.headers['retry-after']).toMatch(/^\d+$/);
  expect((await from('2.2.2.2')).status).toBe(200);
  const wrong = { ...good, mobile: '12' };
  const there = { 'x-forwarded-for': '3.3.3.3' };
  const refused = await Promise.all([1, 2, 3].map(() => limited.post(path, wrong, there)));
  expect(refused.map(({ status }) => status)).toEqual([422, 422, 422]);
  expect((await from('3.3.3.3')).status).toBe(200);
  const headers = { ...asForm, 'x-forwarded-for': '1.1.1.1' };
  const plain = await limited.post(path, new URLSearchParams(good).toString(), headers);
  expect([plain.status, plain.headers['location']]).toEqual([303, `${page}#contact-failed`]);
  await limited.close();
});

test('messages older than a year are deleted, and no others', async () => {
  for (const days of [366, 364]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await shop.shop.database.db.execute(sql`
      insert into contact_message (name, mobile, subject, message, sent_at)
      values (${`${days}`}, '09123456789', 'x', 'x', now() - ${days} * interval '1 day')`);
  }
  await shop.job('clean up old contact messages').run(createLogger('silent'));
  expect(await stored()).toMatchObject([{ name: '364' }]);
});

const read = (number = 1, headers: object = admin) =>
  shop.post('/api/Admin/Get-Contact-Messages', { page: number }, { ...headers });

describe('an administrator', () => {
  test('reads messages, the newest first, page by page', async () => {
    for (let at = 1; at <= 21; at += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await send({ subject: `موضوع ${at}` });
    }
    const first = contactMessagesAnswer.parse((await read()).body);
    expect([first.total, first.pageCount, first.items.length]).toEqual([21, 2, 20]);
    expect(first.items[0]).toMatchObject({ subject: 'موضوع 21', name: good.name });
    const second = await read(2);
    expect(second.headers['cache-control']).toBe('private, no-store');
    expect(contactMessagesAnswer.parse(second.body).items).toMatchObject([{ id: 1 }]);
    expect((await read(3)).status).toBe(404);
    expect((await read(0)).status).toBe(422);
  });

  test('sees an empty first page when there are no messages', async () => {
    expect((await read()).body).toEqual({ items: [], total: 0, page: 1, pageCount: 0 });
  });
});
