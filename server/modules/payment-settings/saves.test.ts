import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { sandboxKeys } from '#server/gateways/sandbox-keys.ts';
import { createPaymentDesk, realGateways } from '#server/modules/payment-settings/testing/desk.ts';
import { type RunningSandbox, startSandbox } from '#server/payment-sandbox/start.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { createPaying } from '#server/testing/paying.ts';
import { sellingShop } from '#server/testing/selling.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';

let sandbox: RunningSandbox;
let shop: TestShop;
let owner: PanelHeaders;
beforeAll(async () => {
  sandbox = await startSandbox();
  shop = await openTestShop({ filling: sellingShop, config: realGateways(sandbox) });
  await fillTestMembers(shop);
  owner = await signInStaff(shop);
});
afterAll(async () => {
  await shop.close();
  await sandbox.close();
});

const { read, save } = createPaymentDesk(() => ({ shop, owner }));
const { leave } = createPaying(() => shop);

test('who left for the test mode is led to the live gateway once that is over', async () => {
  await save({ zarinpal: { isOn: true, fields: { ...sandboxKeys.zarinpal, sandbox: '1' } } });
  const left = await leave('zarinpal');
  const again = async () => {
    const { url } = await shop.shop.payments.depart(left.id);
    return url;
  };
  const page = await again();
  expect(await again()).toBe(page);
  await save({ zarinpal: { fields: { sandbox: '' } } });
  const live = await again();
  expect(live).not.toBe(page);
  expect(await again()).toBe(live);
});

const counts = async () =>
  rows(
    shop.shop.database.db,
    sql`select (select count(*) from staff_event)::int as events, (select count(*) from sms)::int as messages`,
    z.object({ events: z.int(), messages: z.int() }),
  );

test('a save that changes nothing makes no revision, no event and no message', async () => {
  const now = await read();
  const before = await counts();
  expect(await save({ zarinpal: { fields: sandboxKeys.zarinpal } })).toEqual(now);
  expect(await counts()).toEqual(before);
});
