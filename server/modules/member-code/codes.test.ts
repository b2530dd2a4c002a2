import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Writable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import { loginCode } from '#server/db/schema/login-code.ts';
import { createLogger } from '#server/http/logging.ts';
import {
  callMember,
  codeFor as askFor,
  codeOf,
  messagesTo,
  newNumber,
  outlastCodes,
  wrong,
} from '#server/testing/codes.ts';
import { accounts, fillTestMembers, logIn } from '#server/testing/members.ts';
import { encodedProof, proofFor } from '#server/testing/proof.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { codeLimit: 50, loginLimit: 1_000 } });
  await fillTestMembers(shop);
});
afterAll(() => shop.close());

const call = (path: string, body: object, headers = {}, on = shop) =>
  callMember(on, path, body, headers);
const from = (address: string) => ({ 'x-forwarded-for': address });
const codeFor = (mobile: string) => askFor(shop, mobile);

describe('sending a code', () => {
  test('gets the same answer for members and unknown numbers', async () => {
    const answers = await Promise.all(
      [accounts.administrator.mobile, newNumber()].map((mobile) => call('send-code', { mobile })),
    );
    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({
        status: 200,
        body: { success: true, message: expect.stringMatching(/پیامک شد/), expiresIn: 120 },
      });
      expect(headers['cache-control']).toBe('private, no-store');
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  test('queues a message with six digits that expires after two minutes', async () => {
    const mobile = newNumber();
    await call('send-code', { mobile: `+98${mobile.slice(1)}` });
    const [sent] = await messagesTo(shop, mobile);
    expect(sent?.purpose).toBe('code-login');
    expect(sent?.text).toMatch(/کد ورود \d{6}\n[^]*\n@shop\.example #\d{6}$/);
    const found = await shop.shop.database.db.execute(
      sql`select 1 from sms where mobile = ${mobile} and expires_at > now() + interval '121 seconds'`,
    );
    expect(found).toMatchObject({ rows: [] });
  });

  test("contains the shop's name, or the default name while there is none", async () => {
    const mobile = newNumber();
    await codeFor(mobile);
    const { db } = shop.shop.database;
    await db.execute(
      sql`insert into setting (key, value) values ('shop', '{"name": "فروشگاه نمونه"}')`,
    );
    await outlastCodes(shop);
    await codeFor(mobile);
    await db.execute(sql`delete from setting where key = 'shop'`);
    const texts = (await messagesTo(shop, mobile)).map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringMatching(/^فروشگاه نمونه: کد ورود \d{6}\n/),
      expect.stringMatching(/^کهربا: کد ورود \d{6}\n/),
    ]);
  });

  test('stores no readable code', async () => {
    const mobile = newNumber();
    const code = await codeFor(mobile);
    const [kept] = await shop.shop.database.db
      .select()
      .from(loginCode)
      .where(eq(loginCode.mobile, mobile));
    expect(JSON.stringify(kept)).not.toContain(code);
    expect(kept?.codeHash).toMatch(/^[\w-]{43}$/);
  });

  test('refuses another code while one is valid and unused', async () => {
    const mobile = newNumber();
    await codeFor(mobile);
    const again = await call('send-code', { mobile });
    expect(again).toMatchObject({ status: 429, body: { code: 'CODE_SENT' } });
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(100);
    expect(Number(again.headers['retry-after'])).toBeLessThanOrEqual(120);
    expect(await messagesTo(shop, mobile)).toHaveLength(1);
    await outlastCodes(shop);
    expect((await call('send-code', { mobile })).status).toBe(200);
    expect((await call('login', { mobile, code: await codeOf(shop, mobile) })).body).toMatchObject({
      success: true,
    });
    expect((await call('send-code', { mobile })).status).toBe(200);
    expect(await messagesTo(shop, mobile)).toHaveLength(3);
  });

  test('fifty times at once sends one', async () => {
    const mobile = newNumber();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => call('send-code', { mobile })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await messagesTo(shop, mobile)).toHaveLength(1);
  });

  test.each([
    [{}, 'شماره موبایل خود را وارد کنید'],
    [{ mobile: '' }, 'شماره موبایل خود را وارد کنید'],
    [{ mobile: '02112345678' }, 'شماره موبایل را به صورت 09123456789 وارد کنید'],
    [{ mobile: "' or 1=1 --" }, 'شماره موبایل را به صورت 09123456789 وارد کنید'],
  ])('to %j gets a validation error', async (body, sentence) => {
    for (const path of ['send-code', 'forgot-password']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await call(path, body)).toMatchObject({
        status: 422,
        body: { fields: { mobile: sentence } },
      });
    }
  });

  test('logs neither number nor code', async () => {
    let written = '';
    const log = new Writable({
      write(chunk, _encoding, done) {
        written += String(chunk);
        done();
      },
    });
    const logged = await openTestShop({ log, beside: shop });
    const mobile = newNumber();
    await call('send-code', { mobile }, {}, logged);
    const code = await codeOf(shop, mobile);
    await call('login', { mobile, code: wrong(code) }, {}, logged);
    await call('login', { mobile, code }, {}, logged);
    await logged.close();
    expect(written).toContain('send-code');
    expect(written).not.toContain(mobile.slice(1));
    expect(written).not.toMatch(new RegExp(String.raw`(?<!\d)${code}(?!\d)`));
  });
});

/** Another service instance for the same shop, with counters at zero. */
const strict = (codeLimit: number) => openTestShop({ config: { codeLimit }, beside: shop });

describe('limits of codes', () => {
  test('apply to one number from any number of networks; the owner still gets one from a known network', async () => {
    const few = await strict(3);
    const mobile = newNumber();
    const ask = async (address: string) => {
      await outlastCodes(shop);
      return call('send-code', { mobile }, from(address), few);
    };
    await ask('7.7.7.7');
    const first = { mobile, code: await codeOf(shop, mobile) };
    expect((await call('login', first, from('7.7.7.7'), few)).body).toMatchObject({
      success: true,
    });
    const statuses: number[] = [];
    for (let n = 0; n < 5; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await ask(`1.1.1.${n}`)).status);
    }
    expect(statuses).toEqual([200, 200, 429, 429, 429]);
    const refusedNow = await ask('1.1.1.9');
    expect(refusedNow).toMatchObject({
      body: { code: 'TOO_MANY_TRIES' },
      headers: { 'retry-after': expect.stringMatching(/^\d+$/) },
    });
    expect(await messagesTo(shop, mobile)).toHaveLength(3);
    expect((await ask('7.7.7.7')).status).toBe(200);
    await few.close();
  });

  test('leave some for other networks when one network requests codes for a number', async () => {
    const few = await strict(5);
    const mobile = newNumber();
    const statuses: number[] = [];
    for (const address of ['6.1.1.1', '6.1.1.1', '6.1.1.1', '6.1.1.1', '6.1.1.2', '6.1.1.2']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await outlastCodes(shop);
      // oxlint-disable-next-line no-await-in-loop
      statuses.push((await call('send-code', { mobile }, from(address), few)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200]);
    await few.close();
  });

  test('do not reveal from which networks a number is known', async () => {
    const few = await strict(5);
    const [known, unknown] = [newNumber(), newNumber()];
    const code = await codeFor(known);
    const entered = await call('login', { mobile: known, code }, from('6.2.2.1'));
    expect(entered.body).toMatchObject({ success: true });
    const asked = async (mobile: string) => {
      const statuses: number[] = [];
      for (const n of [1, 1, 1, 1, 2, 2, 2, 3]) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await outlastCodes(shop);
        const address = from(`6.2.2.${n}`);
        // oxlint-disable-next-line no-await-in-loop
        statuses.push((await call('send-code', { mobile }, address, few)).status);
      }
      return statuses;
    };
    const statuses = await asked(unknown);
    expect(statuses).toEqual([200, 200, 200, 429, 200, 200, 429, 429]);
    expect(await asked(known)).toEqual(statuses);
    await few.close();
  });

  test('leave a member the code that verifies their number', async () => {
    const few = await strict(1);
    const { mobile } = accounts.unverified;
    expect((await call('send-code', { mobile }, from('6.3.3.1'), few)).status).toBe(200);
    expect((await call('forgot-password', { mobile }, from('6.3.3.2'), few)).status).toBe(429);
    const { bearer } = await logIn(shop, accounts.unverified);
    const verify = () => call('send-code', { purpose: 'verify' }, bearer, few);
    expect((await verify()).body).toMatchObject({ success: true });
    await outlastCodes(shop);
    expect((await verify()).status).toBe(429);
    await few.close();
  });

  test('count all purposes of a number together', async () => {
    const few = await strict(2);
    const mobile = newNumber();
    const answers = [
      await call('send-code', { mobile }, from('6.4.4.1'), few),
      await call('forgot-password', { mobile }, from('6.4.4.2'), few),
      await call('register', { mobile, password: 'Kahroba-1404' }, from('6.4.4.3'), few),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    await few.close();
  });

  test('apply to one network with many numbers', async () => {
    const few = await strict(1);
    const ask = async (address: string) => {
      const body = { mobile: newNumber() };
      const answer = await call('send-code', body, from(address), few);
      if (!JSON.stringify(answer.body).includes('PROOF_WANTED')) return answer.status;
      const proof = encodedProof(await proofFor(answer));
      const again = { ...from(address), 'x-proof': proof };
      return (await call('send-code', body, again, few)).status;
    };
    const statuses = await Promise.all(
      Array.from({ length: 50 }, (_, n) => ask(`2001:db8:9:9:${n}::1`)),
    );
    // One after the other: a refused request counts for a moment, too.
    for (let n = 0; n < 12; n += 1) statuses.push(await ask(`2001:db8:9:9:${n}::2`));
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
    expect(await ask('3.3.3.3')).toBe(200);
    await few.close();
  });

  test('apply to guessing by one network for many numbers', async () => {
    const few = await strict(1);
    const numbers = Array.from({ length: 50 }, newNumber);
    const sent = await Promise.all(numbers.map(async (mobile) => [mobile, await codeFor(mobile)]));
    const answers = await Promise.all(
      sent.map(([mobile, code = '']) =>
        call('login', { mobile, code: wrong(code) }, from('4.4.4.4'), few),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(40);
    await few.close();
  });

  test('do not count attempts for numbers without a code', async () => {
    const few = await strict(1);
    for (let round = 0; round < 3; round += 1) {
      const tries = Array.from({ length: 20 }, () =>
        call('login', { mobile: newNumber(), code: '123456' }, from('5.5.5.5'), few),
      );
      // A concurrent attempt counts until it is answered.
      // oxlint-disable-next-line no-await-in-loop
      expect((await Promise.all(tries)).filter(({ status }) => status !== 200)).toEqual([]);
    }
    await few.close();
  });

  test('allow a new code at once after too many wrong attempts', async () => {
    const mobile = newNumber();
    const code = await codeFor(mobile);
    for (let n = 0; n < 5; n += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await call('login', { mobile, code: wrong(code) });
    }
    expect((await call('send-code', { mobile })).status).toBe(200);
  });

  test('codes are refused by a shop without an SMS provider', async () => {
    const mute = await openTestShop({ config: { sendsSms: false }, beside: shop });
    const mobile = newNumber();
    const answer = await call('send-code', { mobile }, {}, mute);
    expect(answer).toMatchObject({ status: 503, body: { code: 'NO_SMS' } });
    expect(await messagesTo(shop, mobile)).toEqual([]);
    await mute.close();
  });
});

test('expired codes are deleted, valid ones stay', async () => {
  await codeFor(newNumber());
  await outlastCodes(shop);
  const mobile = newNumber();
  const code = await codeFor(mobile);
  await shop.job('clean up expired codes').run(createLogger('silent'));
  expect(await shop.shop.database.db.select().from(loginCode)).toHaveLength(1);
  expect((await call('login', { mobile, code })).body).toMatchObject({ success: true });
});
