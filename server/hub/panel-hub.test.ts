import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { orderStatuses } from '#lib/contract/codes.ts';
import { panelHubPath } from '#lib/contract/panel-hub.ts';
import type { Permission } from '#lib/contract/permissions.ts';
import { panelDevicesAnswer } from '#lib/contract/staff.ts';
import { createLogger } from '#server/http/logging.ts';
import { openPanelTab, shopOrigin } from '#server/hub/testing/staff.ts';
import { RawClient, refusal } from '#server/signalr/testing/clients.ts';
import { type Desk, createDeskWork, openDesk } from '#server/testing/desk.ts';
import { codes } from '#server/testing/fixture.ts';
import { accounts, logIn } from '#server/testing/members.ts';
import { redisInstalled, startRedis } from '#server/testing/redis.ts';
import { openTestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';
import { until } from '#server/testing/until.ts';

let desk: Desk;
let base: string;
beforeAll(async () => {
  desk = await openDesk(true);
  base = await desk.shop.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => desk.close());

const endings: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  await Promise.all(endings.splice(0).map((end) => end()));
});

const { call, done, order, db } = createDeskWork(() => desk);
const url = () => `${base}${panelHubPath}`;

/** Staff with these permissions. By another member than the desk's, so that the sessions differ. */
const staff = (permissions: readonly Permission[], mobile = accounts.member.mobile) =>
  signInStaff(desk.shop, permissions, { mobile });

async function open({ cookie }: PanelHeaders) {
  const tab = await openPanelTab(base, cookie);
  endings.push(() => tab.connection.stop());
  return tab;
}

const negotiate = (headers: Record<string, string>) =>
  fetch(`${url()}/negotiate?negotiateVersion=1`, { method: 'POST', headers });

const me = sql`(select id from member where mobile = ${accounts.member.mobile})`;
const changeStaff = (change: string) =>
  db().execute(sql`update staff set ${sql.raw(change)} where member_id = ${me}`);

const count = () => desk.shop.job('count what waits').run(createLogger('silent'));

describe('the panel’s hub admits nobody but staff', () => {
  test('neither visitors nor bearers, in a header or the address', async () => {
    const { origin } = shopOrigin;
    const { authorization = '' } = (await logIn(desk.shop, accounts.administrator)).bearer;
    const token = authorization.replace('Bearer ', '');
    const headers = { origin };
    expect(await refusal(url(), { headers })).toBe(401);
    expect(await refusal(url(), { headers: { ...headers, authorization } })).toBe(401);
    expect(await refusal(`${url()}?access_token=${token}`, { headers })).toBe(401);
    expect(await refusal(url(), { headers: { ...headers, cookie: 'panel=forged' } })).toBe(401);
  });

  test('no page of another origin, and nothing that names none', async () => {
    const { cookie } = await staff(['orders']);
    expect(await refusal(url(), { headers: { cookie, origin: 'https://evil.example' } })).toBe(403);
    expect(await refusal(url(), { headers: { cookie, origin: 'null' } })).toBe(403);
    expect(await refusal(url(), { headers: { cookie } })).toBe(403);
  });

  test('nobody whose second step is still to be set up, and nobody suspended', async () => {
    const { cookie } = await staff(['orders']);
    const headers = { cookie, origin: shopOrigin.origin };
    await changeStaff('totp_secret = null');
    expect(await refusal(url(), { headers })).toBe(403);
    await changeStaff("totp_secret = 'of a test', suspended_at = now()");
    expect(await refusal(url(), { headers })).toBe(401);
  });

  test('a negotiation needs the session, too', async () => {
    const { cookie } = await staff([]);
    expect((await negotiate(shopOrigin)).status).toBe(401);
    expect((await negotiate({ cookie, origin: 'https://evil.example' })).status).toBe(403);
    const answer = await negotiate({ cookie, ...shopOrigin });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({
      availableTransports: [{ transport: 'WebSockets' }],
    });
  });

  test('more than 20 connections of one person', async () => {
    const { cookie } = await staff([]);
    const headers = { cookie, ...shopOrigin };
    const clients = await Promise.all(
      Array.from({ length: 20 }, () => RawClient.connect(url(), { headers })),
    );
    expect(await refusal(url(), { headers })).toBe(429);
    for (const { socket } of clients) socket.terminate();
    await Promise.all(clients.map(({ closed }) => closed));
  });
});

test('the shop’s hub and other addresses answer as before', async () => {
  expect(await refusal(`${base}/webClientHub?guid=none`)).toBe(400);
  expect(await refusal(`${base}/anotherHub`)).toBe(404);
});

describe('a connection ends within a second of', () => {
  test.each<[string, (headers: PanelHeaders) => Promise<unknown>]>([
    ['the sign-out', (headers) => call('Sign-Out', {}, headers)],
    [
      'the end of its device',
      async (headers) => {
        const { devices } = panelDevicesAnswer.parse((await call('Get-Devices', {}, headers)).body);
        return call('End-Staff-Device', { id: devices[0]?.id });
      },
    ],
    [
      'access being suspended',
      () => db().execute(sql`update staff set suspended_at = now() where member_id = ${me}`),
    ],
    [
      'a new password',
      () => db().execute(sql`update member set password_hash = 'another' where id = ${me}`),
    ],
    [
      'half an hour without a call',
      () =>
        db().execute(
          sql`update panel_session set seen_at = now() - interval '31 minutes' where member_id = ${me}`,
        ),
    ],
  ])('%s', async (_what, end) => {
    const headers = await staff(['orders']);
    const staying = await open(await staff([], accounts.withoutNationalCode.mobile));
    const { connection } = await open(headers);
    const closed = new Promise<number>((resolve) => {
      connection.onclose(() => resolve(Date.now()));
    });
    await end(headers);
    const from = Date.now();
    expect((await closed) - from).toBeLessThan(1_000);
    expect(staying.connection.state).toBe('Connected');
  });

  test('other permissions, so that it comes back with them', async () => {
    const headers = await staff(['orders']);
    const { connection } = await open(headers);
    const closed = new Promise<void>((resolve) => {
      connection.onclose(() => resolve());
    });
    await db().execute(
      sql`update staff_role set permissions = '["chat"]'::jsonb where id in
        (select role_id from staff_holds where member_id = ${me})`,
    );
    await closed;
    expect(await call('Get-Waiting', {}, headers)).toMatchObject({
      body: { orders: null, messages: {} },
    });
  });
});

describe('events reach those who may see what they tell of', () => {
  test('a new order, its steps and what waits', async () => {
    const clerk = await open(await staff(['orders']));
    const writer = await open(
      await staff(['content', 'prices'], accounts.withoutNationalCode.mobile),
    );
    const { number } = await order();
    await count();
    await until(async () => clerk.of('UpdateWaitingEvent').length >= 3);
    const { waiting, preparing } = orderStatuses;
    expect(clerk.of('UpdateOrderEvent')).toEqual([[number, waiting, '', 1]]);
    expect(clerk.of('UpdateWaitingEvent').map(([kind, waits]) => [kind, waits])).toEqual([
      ['orders', 1],
      ['receipts', 0],
      ['returns', 0],
    ]);
    await done('Start-Preparing', number);
    await count();
    await until(async () => clerk.of('UpdateWaitingEvent').length >= 6);
    expect(clerk.of('UpdateOrderEvent').at(-1)).toEqual([number, preparing, 'packing', 2]);
    expect(clerk.of('UpdateWaitingEvent')[3]?.slice(0, 2)).toEqual(['orders', 0]);
    // Events arrive in order: had the other one received any of these, it would come first.
    desk.shop.shop.events.emit('batchChanged', {
      batch: 7,
      state: 'running',
      done: 1,
      skipped: 0,
      total: 2,
    });
    await until(async () => writer.received.length > 0);
    expect(writer.received).toEqual([['UpdateBatchEvent', 7, 'running', 1, 0, 2]]);
    expect(clerk.of('UpdateBatchEvent')).toEqual([]);
  });

  test('how far a file of goods is', async () => {
    const clerk = await open(await staff(['orders', 'prices']));
    const buyer = await open(await staff(['catalogue'], accounts.withoutNationalCode.mobile));
    const { events } = desk.shop.shop;
    events.emit('importChanged', {
      batch: 9,
      kind: 'content',
      state: 'applying',
      done: 1,
      total: 2,
    });
    events.emit('importChanged', { batch: 8, kind: 'goods', state: 'applying', done: 1, total: 2 });
    events.emit('importPicturesChanged', { batch: 8, waiting: 3, done: 2, failed: 1 });
    await until(async () => buyer.received.length > 1);
    expect(buyer.received).toEqual([
      ['UpdateImportEvent', 8, 'applying', 1, 2],
      ['UpdateImportPicturesEvent', 8, 3, 2, 1],
    ]);
    expect(clerk.of('UpdateImportEvent')).toEqual([]);
  });

  test('messages and opinions that wait', async () => {
    const clerk = await open(await staff(['orders']));
    const support = await open(
      await staff(['chat', 'opinions'], accounts.withoutNationalCode.mobile),
    );
    const written = [
      await desk.shop.post('/api/home/contact', {
        name: 'مریم احمدی',
        mobile: '09123456789',
        subject: 'پیگیری سفارش',
        message: 'سفارش من هنوز نرسیده است.',
      }),
      await desk.shop.post(
        '/api/Product/Save-Review',
        { WebsiteCode: codes.firstCase, stars: 4, body: 'خوب و محکم است و رنگش هم زیباست.' },
        (await logIn(desk.shop, accounts.administrator)).bearer,
      ),
    ];
    expect(written).toMatchObject([{ status: 200 }, { status: 200 }]);
    await count();
    await until(async () => support.received.length >= 2);
    const waiting = support.of('UpdateWaitingEvent');
    expect(waiting.map(([kind, waits]) => [kind, waits])).toEqual([
      ['messages', 1],
      ['opinions', 1],
    ]);
    desk.shop.shop.events.emit('orderMade', {
      memberId: null,
      number: 1,
      status: 0,
      delivery: '',
      version: 1,
    });
    await until(async () => clerk.received.length > 0);
    expect(clerk.received).toEqual([['UpdateOrderEvent', 1, 0, '', 1]]);
  });
});

const withRedis = redisInstalled ? describe : describe.skip;
withRedis('two nodes and a Redis (skipped where redis-server is not installed)', () => {
  test('what happens on one reaches staff on the other, once', async () => {
    const redis = await startRedis();
    const config = { redisUrl: redis.url, siteUrl: shopOrigin.origin };
    const openNode = () => openTestShop({ hub: true, beside: desk.shop, config });
    const nodes = [await openNode(), await openNode()] as const;
    const [first, second] = await Promise.all(
      nodes.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })),
    );
    const { cookie } = await staff(['orders']);
    const tabs = [
      await openPanelTab(first ?? '', cookie),
      await openPanelTab(second ?? '', cookie),
    ];
    const change = { memberId: null, status: 2, delivery: '', version: 3 };
    nodes[0].shop.events.emit('orderChanged', { ...change, number: 1 });
    await until(async () => tabs.every(({ received }) => received.length > 0));
    nodes[1].shop.events.emit('orderChanged', { ...change, number: 2 });
    await until(async () => tabs.every(({ received }) => received.length > 1));
    for (const tab of tabs) {
      expect(tab.of('UpdateOrderEvent').map(([number]) => number)).toEqual([1, 2]);
    }
    await Promise.all(tabs.map(({ connection }) => connection.stop()));
    await Promise.all(nodes.map((node) => node.close()));
    await redis.stop();
  });
});
