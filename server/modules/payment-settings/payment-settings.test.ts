import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { orderStatuses } from '#lib/contract/codes.ts';
import { type PaymentSettings, gatewayTrial } from '#lib/contract/payment-settings.ts';
import { rows } from '#server/db/database.ts';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import { createLogger } from '#server/http/logging.ts';
import { Worker } from '#server/jobs/worker.ts';
import {
  bodyOf,
  createPaymentDesk,
  realGateways,
  type Wanted,
} from '#server/modules/payment-settings/testing/desk.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { messagesTo } from '#server/testing/codes.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { createPaying, gatewaysOfTests } from '#server/testing/paying.ts';
import { brokenInvariants, nowhere, sellingShop } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';
import { until } from '#server/testing/until.ts';

/** All that the service and its other node wrote to their logs. */
const lines: string[] = [];
const log = new Writable({
  write(chunk, _encoding, next) {
    lines.push(String(chunk));
    next();
  },
});

let sandbox: RunningSandbox;
let shop: TestShop;
/** Another node on the same database. */
let node: TestShop;
let owner: PanelHeaders;

const configOf = (more: object = {}) => realGateways(sandbox, more);

beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({ filling: sellingShop, config: configOf(), log });
  node = await openTestShop({ beside: shop, config: configOf(), log });
  await fillTestMembers(shop);
  owner = await signInStaff(shop);
});
afterEach(async () => {
  sandbox.control.reset();
  expect(await brokenInvariants(shop.shop.database)).toEqual([]);
});
afterAll(async () => {
  await node.close();
  await shop.close();
  await sandbox.close();
});

const { call, read, save } = createPaymentDesk(() => ({ shop, owner }));
const offered = (at = shop) => at.shop.gateways.offered().map(({ name }) => name);
const fieldsOf = ({ gateways }: PaymentSettings, of: string) =>
  gateways.find(({ name }) => name === of)?.fields ?? [];

const secrets = [
  sandboxKeys.zarinpal.merchantId,
  sandboxKeys.zarinpal.accessToken,
  sandboxKeys.behpardakht.password,
  sandboxKeys.snapppay.clientSecret,
  sandboxKeys.snapppay.password,
];
const allOn = Object.fromEntries(
  gatewaysOfTests.map((name) => [name, { isOn: true, fields: sandboxKeys[name] }]),
);

const { leave, press, comeBack, statusOf } = createPaying(() => shop);

test('a gateway needs its keys to be switched on, and wrong ones are refused at their field', async () => {
  expect(offered()).toEqual([]);
  const now = await read();
  const refused = async (wanted: Wanted) => {
    const { status, body } = await call('Save-Payment-Settings', bodyOf(now, wanted));
    return {
      status,
      fields: z.object({ fields: z.record(z.string(), z.string()) }).parse(body).fields,
    };
  };
  expect(await refused({ saman: { isOn: true } })).toMatchObject({
    status: 422,
    fields: { 'keys.saman.terminalId': expect.any(String) },
  });
  expect(
    await refused({
      zarinpal: { fields: { merchantId: 'short', accessToken: 'only this', sandbox: 'yes' } },
      zibal: { fields: { merchant: 'a b' } },
      saman: { fields: { terminalId: '12a', other: 'x' } },
    }),
  ).toMatchObject({
    status: 422,
    fields: {
      'keys.zarinpal.merchantId': expect.any(String),
      'keys.zarinpal.terminalId': expect.any(String),
      'keys.zarinpal.sandbox': expect.any(String),
      'keys.zibal.merchant': expect.any(String),
      'keys.saman.terminalId': expect.any(String),
      'keys.saman.other': expect.any(String),
    },
  });
  const { gateways, revision } = bodyOf(now, {});
  const hostile = [
    { revision, gateways: gateways.slice(1) },
    { revision, gateways: [...gateways.slice(1), gateways[1]] },
    { revision, gateways: [{ ...gateways[0], name: 'constructor' }, ...gateways.slice(1)] },
    { revision, gateways: [{ ...gateways[0], minimum: -1 }, ...gateways.slice(1)] },
    { revision: '0', gateways },
  ];
  for (const body of hostile) {
    expect((await call('Save-Payment-Settings', body)).status).toBe(422);
  }
  expect(await read()).toEqual(now);
});

test('what is saved is offered at once in its order, and secrets are never shown, stored or logged in clear', async () => {
  const saved = await save(allOn);
  expect(offered()).toEqual(gatewaysOfTests);
  expect(fieldsOf(saved, 'zarinpal')).toMatchObject([
    { name: 'merchantId', isSecret: true, isSet: true, value: '', ending: '0001' },
    { name: 'accessToken', isSecret: true, isSet: true, value: '' },
    { name: 'terminalId', isSecret: false, value: '1001' },
    { name: 'sandbox', isSwitch: true, isSet: false },
  ]);
  const { revision, gateways } = bodyOf(saved, {});
  const turned = { revision, gateways: gateways.toReversed() };
  expect((await call('Save-Payment-Settings', turned)).status).toBe(200);
  expect(offered()).toEqual(gatewaysOfTests.toReversed());
  const reading = shop.routes.filter(({ url }) => url.startsWith('/api/Admin/Get-'));
  expect(reading.length).toBeGreaterThan(30);
  const answers = await Promise.all(reading.map(({ url }) => shop.post(url, {}, owner)));
  const stored = await rows(
    shop.shop.database.db,
    sql`select s::text as text from sealed_setting s union all select e::text from staff_event e`,
    z.object({ text: z.string() }),
  );
  const all = JSON.stringify([answers, stored, lines]);
  for (const secret of secrets) expect(all).not.toContain(secret);
  expect(all).toContain('Save-Payment-Settings');
});

const trial = async (name: string, fields: object = {}, headers = owner) =>
  gatewayTrial.parse((await call('Test-Gateway', { name, fields }, shop, headers)).body);

describe('a test of the connection', () => {
  test.each(gatewaysOfTests)('finds %s working, without a payment', async (name) => {
    // The stand-in asks lenders for nothing else.
    expect(await trial(name)).toMatchObject({ verdict: 'works', said: null });
    const paid = await rows(
      shop.shop.database.db,
      sql`select count(*)::int as count from payment_attempt`,
      z.object({ count: z.int() }),
    );
    expect(paid).toEqual([{ count: 0 }]);
  });

  test('tells a wrong key, a refused address and a gateway that is silent apart', async () => {
    // Tests are limited by person.
    const other = await signInStaff(shop, ['settings'], accounts.withoutNationalCode);
    const tell = async (name: string, fields?: object) =>
      (await trial(name, fields, other)).verdict;
    const wrong = 'a0000000-0000-4000-8000-000000000002';
    expect(await tell('zarinpal', { merchantId: wrong })).toBe('key');
    expect(await tell('snapppay', { password: 'wrong' })).toBe('key');
    sandbox.control.plan({ call: 'saman.token', kind: 'denied' });
    expect(await tell('saman')).toBe('address');
  });

  test('needs keys, and is limited', async () => {
    expect((await call('Test-Gateway', { name: 'paypal' })).status).toBe(422);
    const many = await Promise.all(
      Array.from({ length: 12 }, () => call('Test-Gateway', { name: 'paypal' })),
    );
    expect(many.some(({ status }) => status === 429)).toBe(true);
  });
});

test('a payment under way is verified with its own key after that is replaced and the gateway switched off', async () => {
  await save(allOn);
  const [one, other] = [await leave('zibal'), await leave('behpardakht')];
  const fields = [await press(one, 'پرداخت'), await press(other, 'پرداخت')] as const;
  await save({
    zibal: { isOn: false, fields: { merchant: 'another-merchant' } },
    behpardakht: { isOn: false, fields: { terminalId: '', userName: '', password: '' } },
  });
  expect(offered()).not.toContain('zibal');
  await comeBack(one, fields[0]);
  await comeBack(other, fields[1]);
  expect(await statusOf(one)).toBe(orderStatuses.paid);
  expect(await statusOf(other)).toBe(orderStatuses.paid);
  await expect(leave('zibal')).rejects.toThrow();
});

const idOf = ({ gateways }: PaymentSettings, of: string) =>
  gateways.find(({ name }) => name === of)?.keyId;

test('of two who change it at once one is refused with 409, and nothing is half done', async () => {
  const now = await read();
  const tries = await Promise.all(
    ['1111', '2222'].map((terminalId) =>
      call('Save-Payment-Settings', bodyOf(now, { saman: { fields: { terminalId } } })),
    ),
  );
  expect(tries.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stale = tries.find(({ status }) => status === 409)?.body;
  expect(stale).toMatchObject({ code: 'STALE', fields: { version: String(now.revision + 1) } });
  const after = await read();
  expect(after.revision).toBe(now.revision + 1);
  // Who reads it again sees that the key is another one.
  expect(idOf(after, 'saman')).not.toBe(idOf(now, 'saman'));
  expect(idOf(after, 'zarinpal')).toBe(idOf(now, 'zarinpal'));
});

test('another node uses a new key within two seconds, and finds payments made with it at once', async () => {
  await save({ zibal: { isOn: true, fields: sandboxKeys.zibal } });
  const left = await leave('zibal');
  const fields = await press(left, 'پرداخت');
  // It has not looked yet.
  expect(offered(node)).toEqual([]);
  await node.shop.payments.comeBack('zibal', { ...fields, a: left.token });
  expect(await statusOf(left)).toBe(orderStatuses.paid);
  const worker = new Worker([node.job('read sealed settings')], createLogger('silent'));
  await worker.start();
  await save({ zibal: { isOn: false } });
  const began = performance.now();
  await until(async () => !offered(node).includes('zibal') && offered(node).length > 0);
  expect(performance.now() - began).toBeLessThan(2_000);
  await worker.stop();
});

test('what the environment sets wins, is not shown and cannot be changed', async () => {
  const given = { PAYMENT_GATEWAYS: 'saman', SAMAN_TERMINAL_ID: '98765432', SAMAN_MINIMUM: '5000' };
  const fixed = await openTestShop({ beside: shop, config: configOf(given), log });
  expect(fixed.shop.gateways.offered()).toMatchObject([
    { name: 'saman', minimum: 5_000, keyId: null },
  ]);
  const shown = await read(fixed);
  expect(shown).toMatchObject({ isListFixed: true });
  expect(shown.gateways[0]).toMatchObject({
    name: 'saman',
    isOn: true,
    fixed: { keys: true, minimum: true },
    fields: [{ isSet: true, value: '', ending: null }],
  });
  expect(JSON.stringify(shown)).not.toContain('98765432');
  const body = bodyOf(shown, { saman: { fields: { terminalId: '1' } } });
  expect(await call('Save-Payment-Settings', body, fixed)).toMatchObject({
    status: 422,
    body: { fields: { 'keys.saman.terminalId': expect.any(String) } },
  });
  await fixed.close();
});

test('after another seal key the keys must be written again, and a gateway that is not reached is silent', async () => {
  const config = { ...configOf({ ZIBAL_URL: nowhere }), sealSecret: 'quite another seal secret' };
  const other = await openTestShop({ beside: shop, config, log });
  expect(await read(other)).toMatchObject({ isReadable: false });
  expect(offered(other)).toEqual([]);
  const someone = await signInStaff(other, ['settings'], accounts.unverified);
  const body = { name: 'zibal', fields: { merchant: 'zibal' } };
  expect(await call('Test-Gateway', body, other, someone)).toMatchObject({
    status: 200,
    body: { verdict: 'silent' },
  });
  await other.close();
});

test('the owner hears by SMS of the first five changes of an hour, without keys', async () => {
  const recorded = sql`select id from staff_event where action = 'Save-Payment-Settings'`;
  const saves = await rows(shop.shop.database.db, recorded, z.unknown());
  expect(saves.length).toBeGreaterThan(5);
  const news = await messagesTo(shop, accounts.administrator.mobile);
  expect(news).toHaveLength(5);
  for (const { purpose, text } of news) {
    expect(purpose).toBe('staff');
    expect(text).toMatch(/تنظیمات پرداخت .+ در .+ ساعت [۰-۹]{2}:[۰-۹]{2}/);
    for (const secret of secrets) expect(text).not.toContain(secret);
  }
});

test('only who may change settings and has confirmed it lately can', async () => {
  const nobody = await signInStaff(shop, ['orders', 'staff'], accounts.member);
  expect((await call('Get-Payment-Settings', {}, shop, nobody)).status).toBe(403);
  const late = await signInStaff(shop);
  await shop.shop.database.db.execute(
    sql`update panel_session set confirmed_until = now() - interval '1 minute'`,
  );
  expect(await call('Save-Payment-Settings', bodyOf(await read(), {}), shop, late)).toMatchObject({
    status: 403,
    body: { code: 'CONFIRM_IDENTITY' },
  });
});
