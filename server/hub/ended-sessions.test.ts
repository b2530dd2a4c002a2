import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { devicesAnswer } from '#lib/contract/member-device.ts';
import { customersAnswer } from '#lib/contract/customer.ts';
import { openTab } from '#server/hub/testing/visitors.ts';
import { codeOf } from '#server/testing/codes.ts';
import { accounts, fillTestMembers, logIn, sending } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let base: string;
beforeAll(async () => {
  shop = await openTestShop({ hub: true });
  await fillTestMembers(shop);
  base = await shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => shop.close());

type Session = Awaited<ReturnType<typeof logIn>>;

/** Connects a tab of a session. @returns when it is disconnected, in ms */
async function connect({ bearer }: Session) {
  const tab = await openTab(base, randomUUID(), bearer.authorization.replace('Bearer ', ''));
  const closed = new Promise<number>((resolve) => {
    tab.connection.onclose(() => resolve(Date.now()));
  });
  return { tab, closed };
}

const account = (path: string, body: object, headers: Record<string, string>) =>
  shop.post(`/api/member-account/${path}`, body, headers);

test.each<[string, (mine: Session, other: Session) => Promise<unknown>]>([
  ['its logout', (mine) => account('logout', {}, sending(mine.jar))],
  [
    'its removal on another device',
    async (_mine, { bearer }) => {
      const listed = await shop.get('/api/member-account/get-devices', bearer);
      const { devices } = devicesAnswer.parse(listed.body);
      for (const { id, isThis } of devices) {
        // oxlint-disable-next-line no-await-in-loop
        if (!isThis) await account('end-device', { id }, bearer);
      }
    },
  ],
  ['all others being logged out', (_mine, { bearer }) => account('end-other-devices', {}, bearer)],
  [
    'a changed password',
    (_mine, { bearer }) => {
      const [currentPassword, newPassword] = [accounts.member.password, 'a river in winter'];
      return account('change-password', { currentPassword, newPassword }, bearer);
    },
  ],
])('the hub connections of a session end within a second of %s', async (_what, end) => {
  const [mine, other] = [await logIn(shop), await logIn(shop)];
  const [ending, staying] = [await connect(mine), await connect(other)];
  await end(mine, other);
  const from = Date.now();
  expect((await ending.closed) - from).toBeLessThan(1_000);
  expect(staying.tab.connection.state).toBe('Connected');
  await staying.tab.stop();
});

test('they end for a member whom staff block', async () => {
  const staff = await signInStaff(shop, ['customers']);
  const session = await logIn(shop, accounts.withoutNationalCode);
  const { closed } = await connect(session);
  const found = await shop.post(
    '/api/Admin/Get-Customers',
    { query: accounts.withoutNationalCode.mobile },
    staff,
  );
  const id = customersAnswer.parse(found.body).items[0]?.id;
  const from = Date.now();
  const body = { id, version: 1, reason: 'سفارش‌های ساختگی' };
  expect((await shop.post('/api/Admin/Block-Customer', body, staff)).status).toBe(200);
  expect((await closed) - from).toBeLessThan(2_000);
});

test('they end with a password that is replaced by a code', async () => {
  const { mobile } = accounts.administrator;
  const { closed } = await connect(await logIn(shop, accounts.administrator));
  await account('forgot-password', { mobile }, {});
  const reset = { mobile, password: 'a river in summer', code: await codeOf(shop, mobile) };
  expect(await account('reset-password', reset, {})).toMatchObject({ body: { success: true } });
  const from = Date.now();
  expect((await closed) - from).toBeLessThan(1_000);
});
