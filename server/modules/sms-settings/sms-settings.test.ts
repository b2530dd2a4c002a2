import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import { Writable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type SmsSettingsAnswer, smsSettings, smsTrial } from '#lib/contract/sms-settings.ts';
import { loadConfig } from '#server/config.ts';
import { rows } from '#server/db/database.ts';
import { createLogger } from '#server/http/logging.ts';
import {
  type ProviderServer,
  openProviderServer,
  says,
} from '#server/sms/testing/provider-server.ts';
import { storedSmsKey } from '#server/sms-outbox/account.ts';
import { queueSms } from '#server/sms-outbox/queue.ts';
import { messagesTo } from '#server/testing/codes.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';

const key = 'kavenegar-key-0123456789abcdef';
const lines: string[] = [];
const log = new Writable({
  write(chunk, _encoding, next) {
    lines.push(String(chunk));
    next();
  },
});

let provider: ProviderServer;
let shop: TestShop;
let owner: PanelHeaders;
const configOf = (more: object = {}) => {
  const { sms, codeTemplate } = loadConfig({ SMS_URL: provider.address, ...more });
  return { sms, codeTemplate, sendsSms: false };
};

beforeAll(async () => {
  provider = await openProviderServer();
  shop = await openTestShop({ config: configOf(), log });
  await fillTestMembers(shop);
  owner = await signInStaff(shop);
});
afterEach(() => {
  provider.requests.length = 0;
});
afterAll(async () => {
  await shop.close();
  await provider.goDown();
});

const accepted = says(200, { return: { status: 200, message: 'ok' }, entries: [] });
const call = (name: string, body: object, headers = owner, at = shop) =>
  at.post(`/api/Admin/${name}`, body, headers);
const read = async (at = shop): Promise<SmsSettingsAnswer> =>
  smsSettings.parse((await call('Get-Sms-Settings', {}, owner, at)).body);
const account = { provider: 'kavenegar', line: '10004346', template: 'login', apiKey: key };
const save = async (body: object) =>
  call('Save-Sms-Settings', { revision: (await read()).revision, ...body });
const trial = async (body: object) => smsTrial.parse((await call('Send-Test-Sms', body)).body);
const queue = () =>
  shop.shop.database.transaction((tx) =>
    queueSms(tx, { purpose: 'order', mobiles: ['09123456789'], text: 'سفارش شما', keep: 600 }),
  );
const send = () => shop.job('sms').run(createLogger('silent'));

test('without a provider nothing is sent, and what is written is judged field by field', async () => {
  expect(await read()).toMatchObject({
    revision: 0,
    provider: 'inbox',
    isSending: false,
    keyEnding: null,
  });
  await queue();
  await send();
  const wrong = { provider: 'smsir', line: '1', template: 'text', apiKey: 'short' };
  expect(await save(wrong)).toMatchObject({
    status: 422,
    body: {
      fields: {
        line: expect.any(String),
        template: expect.any(String),
        apiKey: expect.any(String),
      },
    },
  });
  expect(await save({ ...account, apiKey: undefined })).toMatchObject({
    status: 422,
    body: { fields: { apiKey: expect.any(String) } },
  });
  for (const body of [
    { ...account, provider: 'pigeon' },
    { ...account, line: 5 },
    { revision: -1 },
  ]) {
    expect((await save(body)).status).toBe(422);
  }
  expect(provider.requests).toEqual([]);
});

test('a test message goes to one’s own number with keys that are not saved, and its refusal is told in Persian', async () => {
  provider.answer(accepted);
  expect(await trial(account)).toMatchObject({ success: true, said: null });
  const [sent] = provider.requests;
  expect(sent?.path).toBe(`/v1/${key}/sms/send.json`);
  expect(new URLSearchParams(sent?.body).get('receptor')).toBe(accounts.administrator.mobile);
  provider.answer(says(403, { return: { status: 403, message: 'bad key' }, entries: null }));
  expect(await trial(account)).toMatchObject({
    success: false,
    message: expect.stringContaining('کلید'),
    said: 'Kavenegar answered 403',
  });
  provider.answer(says(418, { return: { status: 418, message: 'credit' }, entries: null }));
  expect((await trial(account)).message).toContain('اعتبار');
  const smsIr = { ...account, provider: 'smsir', template: '' };
  provider.answer(says(200, { status: 12, message: 'ip' }));
  expect((await trial(smsIr)).message).toContain('IP');
  await provider.goDown();
  expect((await trial(smsIr)).message).toContain('پاسخ نمی‌دهد');
  await provider.comeBack();
  // Ten times an hour.
  const many = await Promise.all(Array.from({ length: 6 }, () => call('Send-Test-Sms', smsIr)));
  expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
  expect(await read()).toMatchObject({ revision: 0, hasKey: false });
});

test('what is saved sends at once, codes by its template, and the key is shown and logged nowhere', async () => {
  provider.answer(accepted);
  const saved = await save(account);
  expect(saved).toMatchObject({
    status: 200,
    body: {
      revision: 1,
      provider: 'kavenegar',
      keyEnding: 'cdef',
      hasKey: true,
      keyRevision: 1,
      isSending: true,
    },
  });
  await send();
  // What waited, and the news of the change.
  expect(provider.requests).toHaveLength(2);
  const news = await messagesTo(shop, accounts.administrator.mobile);
  expect(news).toMatchObject([{ purpose: 'staff', text: expect.stringContaining('پیامک') }]);
  const asked = await shop.post('/api/member-account/send-code', { mobile: '09123456780' });
  expect(asked.status).toBe(200);
  await send();
  expect(provider.requests.at(-1)?.path).toBe(`/v1/${key}/verify/lookup.json`);
  const texts = await rows(
    shop.shop.database.db,
    sql`select s::text as text from sealed_setting s union all select e::text from staff_event e`,
    z.object({ text: z.string() }),
  );
  expect(JSON.stringify([await read(), saved, texts, lines])).not.toContain(key);
  // Without a key the saved one stays.
  expect(await save({ ...account, apiKey: undefined, line: '20004346' })).toMatchObject({
    status: 200,
    body: { revision: 2, keyEnding: 'cdef', keyRevision: 1, line: '20004346' },
  });
  // A save of the same is none.
  const same = { ...account, apiKey: undefined, line: '20004346' };
  const before = (await messagesTo(shop, accounts.administrator.mobile)).length;
  expect(await save(same)).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(await save({ ...same, apiKey: key })).toMatchObject({ body: { revision: 2 } });
  expect(await messagesTo(shop, accounts.administrator.mobile)).toHaveLength(before);
  expect(await call('Save-Sms-Settings', { ...account, revision: 1 })).toMatchObject({
    status: 409,
    body: { code: 'STALE', fields: { version: '2' } },
  });
});

test('owners hear of another account by the former one, also when there is no account any more', async () => {
  const pathsTo = async () => {
    provider.requests.length = 0;
    await send();
    return provider.requests
      .filter(({ body }) => body.includes(accounts.administrator.mobile))
      .map(({ path }) => path);
  };
  provider.answer(accepted);
  await send();
  const other = 'key-of-somebody-else-0123456789';
  expect((await save({ ...account, apiKey: other })).status).toBe(200);
  expect((await pathsTo()).toSorted()).toEqual(
    [key, other].toSorted().map((each) => `/v1/${each}/sms/send.json`),
  );
  expect(await save({ ...account, provider: 'inbox', apiKey: undefined })).toMatchObject({
    status: 200,
    body: { isSending: false },
  });
  expect(await pathsTo()).toEqual([`/v1/${other}/sms/send.json`]);
  const stored = await rows(
    shop.shop.database.db,
    sql`select s::text as text from sealed_setting s`,
    z.object({ text: z.string() }),
  );
  expect(JSON.stringify([await read(), stored])).not.toContain(other);
  expect((await save(account)).status).toBe(200);
});

test('the key of a former account is removed after its day, which is no change of the settings', async () => {
  const { sealedSettings } = shop.shop;
  const keys = async () => {
    const sealed: unknown[] = [];
    await sealedSettings.dropSecrets('sms', ({ secrets }) => void sealed.push(secrets));
    return JSON.stringify(sealed);
  };
  const other = 'key-of-a-former-account-0123456';
  expect((await save({ ...account, apiKey: other })).status).toBe(200);
  expect((await save(account)).status).toBe(200);
  const { revision } = await read();
  const cleanUp = () => shop.job('clean up former SMS keys').run(createLogger('silent'));
  await cleanUp();
  expect(await keys()).toContain(other);
  await sealedSettings.dropSecrets('sms', ({ secrets }) => {
    const { former, ...rest } = storedSmsKey.parse(secrets);
    const until = new Date().toISOString();
    return { ...rest, former: former.map((each) => ({ ...each, until })) };
  });
  await cleanUp();
  expect(await keys()).not.toContain(other);
  expect(await keys()).toContain(key);
  expect((await read()).revision).toBe(revision);
});

test('another provider needs its own key, and never gets that of the former one', async () => {
  const smsIr = { provider: 'smsir', line: '30004505', template: '', apiKey: undefined };
  provider.requests.length = 0;
  const refused = { status: 422, body: { fields: { apiKey: expect.any(String) } } };
  expect(
    await call('Send-Test-Sms', smsIr, await signInStaff(shop, ['settings'], accounts.member)),
  ).toMatchObject(refused);
  expect(await save(smsIr)).toMatchObject(refused);
  expect(await save({ ...smsIr, provider: 'inbox' })).toMatchObject({
    status: 200,
    body: { hasKey: false },
  });
  expect(await save({ ...account, apiKey: undefined })).toMatchObject(refused);
  expect(await save(account)).toMatchObject({ status: 200, body: { keyEnding: 'cdef' } });
  expect(JSON.stringify(provider.requests)).not.toContain(key);
});

test('counts what was sent and says which messages were not, and why', async () => {
  provider.answer(accepted);
  await send();
  const before = await read();
  await queue();
  await send();
  provider.answer(says(411, { return: { status: 411, message: 'receptor' }, entries: null }));
  await queue();
  await send();
  const { sent, failures } = await read();
  expect(sent.today).toBe(before.sent.today + 1);
  expect(sent.hour).toBe(before.sent.hour + 1);
  expect(failures[0]).toMatchObject({
    title: 'سفارش',
    mobile: '0912 ••• 6789',
    reason: expect.stringContaining('شماره'),
    isOver: true,
  });
});

test('what the environment sets wins and is not shown', async () => {
  const given = {
    SMS_PROVIDER: 'smsir',
    SMS_API_KEY: 'environment-key-0123456789',
    SMS_LINE: '30004505',
  };
  const fixed = await openTestShop({
    beside: shop,
    config: { ...configOf(given), sendsSms: true },
  });
  expect(fixed.shop.smsAccount.now()).toMatchObject({
    account: { provider: 'smsir' },
    template: '',
  });
  const shown = await read(fixed);
  expect(shown).toMatchObject({
    provider: 'smsir',
    line: '',
    keyEnding: null,
    fixed: { account: true, template: true },
    isSending: true,
  });
  const body = { ...account, revision: shown.revision };
  expect((await call('Save-Sms-Settings', body, owner, fixed)).status).toBe(422);
  await fixed.close();
});
