import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { newsletterSubscriber } from '#server/db/schema/newsletter.ts';
import { sql } from 'drizzle-orm';
import { newsletterAnswer } from '#lib/contract/newsletter.ts';
import { spellings } from '#lib/rules/testing/mobiles.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.shop.database.db.delete(newsletterSubscriber);
});
afterAll(() => shop.close());

const path = '/api/Home/News-Letter';
const asForm = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8' };
const sign = (mobile: unknown) => shop.post(path, { mobile });
const send = (form: string, headers = {}) => shop.post(path, form, { ...asForm, ...headers });
async function stored(of = shop): Promise<string[]> {
  const found = await of.shop.database.db.select().from(newsletterSubscriber);
  return found.map(({ mobile }) => mobile);
}

const wrong = 'شماره موبایل را به صورت 09123456789 وارد کنید';
const missing = 'شماره موبایل خود را وارد کنید';

describe('a number', () => {
  test.each([...spellings, '+۹۸ ۹۱۲-۳۴۵ ۶۷۸۹', '\u202a0912\u00a0345 6789\u202c'])(
    'written as %j is stored as 09…',
    async (mobile) => {
      const { status, body, headers } = await sign(mobile);
      expect(status).toBe(200);
      expect(newsletterAnswer.parse(body)).toEqual({
        Success: true,
        Message: expect.stringMatching(/[\u0600-\u06ff]/),
      });
      expect(headers['set-cookie']).toBeUndefined();
      expect(await stored()).toEqual(['09123456789']);
    },
  );

  test('that is already subscribed gets the same answer, and is stored once', async () => {
    const first = await sign('09123456789');
    const again = await sign('+989123456789');
    expect([again.status, again.body]).toEqual([first.status, first.body]);
    expect(await stored()).toEqual(['09123456789']);
  });

  test('sent twenty times at once is stored once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign('09351112233')));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await stored()).toEqual(['09351112233']);
  });

  test.each([
    '0912345678',
    '091234567890',
    '02112345678',
    '0912345678a',
    '+9109123456789',
    '0989123456789',
    '1e10',
    "09123456789' or '1'='1",
    '09123456789\u0000',
    '\ud800',
    '9'.repeat(61),
    9_123_456_789,
    null,
    true,
    ['09123456789'],
    { $ne: '' },
  ])('such as %j gets a validation error', async (mobile) => {
    expect((await sign(mobile)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('that is invalid or missing gets the sentence of the contract', async () => {
    expect((await sign('0912')).body).toMatchObject({ code: 'INVALID', fields: { mobile: wrong } });
    expect((await sign(' ')).body).toMatchObject({ fields: { mobile: missing } });
    expect((await shop.post(path, {})).body).toMatchObject({ fields: { mobile: missing } });
    expect((await shop.post(path, '{"mobile":')).status).toBe(400);
    expect((await sign('9'.repeat(100_000))).status).toBe(413);
  });
});

/** Path that a form is redirected to. */
const page = async (form: string) => {
  const answer = await send(form);
  return [answer.status, answer.headers['location'], answer.headers['cache-control']];
};

describe('a form without scripts', () => {
  test('is redirected with 303, also for a known number', async () => {
    const done = [303, '/newsletter/done', 'no-store'];
    expect(await page('mobile=%DB%B0%DB%B9123456789')).toEqual(done);
    expect(await page('mobile=%2B98+912+345+6789&x=1')).toEqual(done);
    expect(await stored()).toEqual(['09123456789']);
  });

  test.each(['mobile=', '', 'mobile=0912', 'mobile=%00', 'mobile=%E0%A4%A', 'Mobile=09123456789'])(
    'with %j is redirected to the page with the validation error',
    async (form) => {
      expect(await page(form)).toEqual([303, '/newsletter/invalid', 'no-store']);
      expect(await stored()).toEqual([]);
    },
  );

  test.each([
    'mobile=09123456789&mobile=09351112233',
    '__proto__=1&mobile=09123456789',
    `mobile=09123456789&x=${'x'.repeat(10_000)}`,
  ])('with unexpected content is refused', async (form) => {
    expect((await page(form)).slice(0, 2)).toEqual([303, '/newsletter/failed']);
    expect(await stored()).toEqual([]);
  });

  test('of another site is refused', async () => {
    const headers = { origin: 'https://evil.example' };
    expect(await send('mobile=09123456789', headers)).toMatchObject({
      status: 403,
      body: { code: 'FOREIGN_ORIGIN' },
    });
  });

  test('on a page of the shop redirects back there, whatever the address of the calls', async () => {
    const origin = 'https://shop.example';
    const done = await send('mobile=09123456789', { origin });
    expect(done.headers['location']).toBe(`${origin}/newsletter/done`);
    const invalid = await send('mobile=0912', { origin });
    expect(invalid.headers['location']).toBe(`${origin}/newsletter/invalid`);
  });

  test('is not accepted by other calls', async () => {
    const answer = await shop.post('/api/Product/Get-Detail', 'WebsiteCode=1001', asForm);
    expect(answer.status).toBe(415);
  });
});

test('an address that subscribes too often gets Retry-After', async () => {
  const limited = await openTestShop({ config: { newsletterRateLimit: 2 }, beside: shop });
  const ask = (address: string) =>
    limited.post(path, { mobile: '09123456789' }, { 'x-forwarded-for': address });
  const statuses = [await ask('1.1.1.1'), await ask('1.1.1.1'), await ask('1.1.1.1')];
  expect(statuses.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(statuses[2]?.headers['retry-after']).toMatch(/^\d+$/);
  expect((await ask('2.2.2.2')).status).toBe(200);
  const form = { ...asForm, 'x-forwarded-for': '1.1.1.1' };
  expect(await limited.post(path, 'mobile=09123456789', form)).toMatchObject({
    status: 303,
    headers: { location: '/newsletter/failed' },
  });
  await limited.close();
});

test('an internal error answers with a sentence, and redirects a form to a page', async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`alter table newsletter_subscriber rename to elsewhere`);
  const [call, form] = [await sign('09123456789'), await send('mobile=09123456789')];
  await db.execute(sql`alter table elsewhere rename to newsletter_subscriber`);
  expect(call).toMatchObject({ status: 500, body: { code: 'FAILED' } });
  expect(form).toMatchObject({ status: 303, headers: { location: '/newsletter/failed' } });
});

test('the documentation describes both content types', async () => {
  const { body } = await shop.get('/api/openapi.json');
  expect(body).toMatchObject({
    paths: {
      '/api/Home/News-Letter': {
        post: {
          requestBody: {
            content: { 'application/json': {}, 'application/x-www-form-urlencoded': {} },
          },
          responses: { 200: {}, 303: {}, 422: {}, 429: {} },
        },
      },
    },
  });
});
