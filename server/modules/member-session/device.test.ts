import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { devicesAnswer } from '#lib/contract/member-device.ts';
import { loginAnswer } from '#lib/contract/member.ts';
import { memberSession } from '#server/db/schema/member.ts';
import { accounts, fillTestMembers, jarOf, sending } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.shop.database.db.execute(sql`truncate member_session`);
});

const agents = {
  phone: 'Mozilla/5.0 (Linux; Android 10; K) Chrome/131.0.0.0 Mobile Safari/537.36',
  laptop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0',
};

async function enter(userAgent: string, { mobile, password } = accounts.member) {
  const body = { mobile, password };
  const answer = await shop.post('/api/member-account/login', body, { 'user-agent': userAgent });
  const { accessToken } = loginAnswer.parse(answer.body);
  return { jar: jarOf(answer), bearer: { authorization: `Bearer ${accessToken}` } };
}

const list = async (bearer: { authorization: string }) =>
  devicesAnswer.parse((await shop.get('/api/member-account/get-devices', bearer)).body).devices;
const end = (bearer: { authorization: string }, id: unknown) =>
  shop.post('/api/member-account/end-device', { id }, bearer);
const isIn = async ({ bearer, jar }: Awaited<ReturnType<typeof enter>>) => {
  const call = await shop.get('/api/member-account/get-profile', bearer);
  const refresh = await shop.post('/api/member-account/refresh', {}, sending(jar));
  return [call.status, refresh.status];
};

describe('the list', () => {
  test('has this device first, then the most recently used', async () => {
    const phone = await enter(agents.phone);
    const laptop = await enter(agents.laptop);
    const unknown = await enter('');
    await shop.post('/api/member-account/refresh', {}, sending(laptop.jar));
    expect(await list(phone.bearer)).toMatchObject([
      { name: 'کروم روی اندروید', kind: 'phone', isThis: true },
      { name: 'فایرفاکس روی ویندوز', kind: 'computer', isThis: false },
      { name: 'دستگاه ناشناس', kind: 'other', isThis: false },
    ]);
    expect((await list(unknown.bearer))[0]).toMatchObject({ isThis: true, kind: 'other' });
  });

  test('contains when a device was last used', async () => {
    const { bearer, jar } = await enter(agents.phone);
    await shop.shop.database.db
      .update(memberSession)
      .set({ rotatedAt: sql`'2026-01-02T03:04:05.678Z'` });
    expect((await list(bearer))[0]?.lastSeen).toBe('2026-01-02T03:04:05.678Z');
    const before = Date.now() - 60_000;
    await shop.post('/api/member-account/refresh', {}, sending(jar));
    expect(Date.parse((await list(bearer))[0]?.lastSeen ?? '')).toBeGreaterThan(before);
  });

  test('has no expired sessions and none of other members', async () => {
    const phone = await enter(agents.phone);
    await enter(agents.laptop, accounts.administrator);
    await enter(agents.laptop);
    await shop.shop.database.db
      .update(memberSession)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(memberSession.userAgent, agents.laptop));
    expect(await list(phone.bearer)).toHaveLength(1);
  });

  test('contains nothing that gives access to a session', async () => {
    const { bearer, jar } = await enter(agents.phone);
    const answer = await shop.get('/api/member-account/get-devices', bearer);
    const text = JSON.stringify(answer.body);
    expect(text).not.toContain(jar.refresh.split('.')[1]);
    expect(Object.keys((await list(bearer))[0] ?? {}).toSorted()).toEqual([
      'id',
      'isThis',
      'kind',
      'lastSeen',
      'name',
    ]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test('is bounded, and always contains this device', async () => {
    const { bearer } = await enter(agents.phone);
    await shop.shop.database.db.execute(sql`
      insert into member_session (id, member_id, token_hash, remembered, expires_at, rotated_at)
      select gen_random_uuid(), member_id, 'x', true, now() + interval '1 day', now() + interval '1 hour'
      from member_session, generate_series(1, 200)`);
    const devices = await list(bearer);
    expect(devices).toHaveLength(50);
    expect(devices[0]?.isThis).toBe(true);
  });
});

describe('signing out a device', () => {
  test('ends its session at once, with all its tokens, and no other', async () => {
    const phone = await enter(agents.phone);
    const laptop = await enter(agents.laptop);
    const third = await enter(agents.laptop);
    const id = (await list(laptop.bearer))[0]?.id;
    const answer = await end(phone.bearer, id);
    expect(answer.status).toBe(200);
    expect(devicesAnswer.parse(answer.body).devices.map(({ isThis }) => isThis)).toEqual([
      true,
      false,
    ]);
    expect(await isIn(laptop)).toEqual([401, 401]);
    expect(await isIn(phone)).toEqual([200, 200]);
    expect(await isIn(third)).toEqual([200, 200]);
    expect(await end(phone.bearer, id)).toMatchObject({
      status: 404,
      body: { code: 'DEVICE_NOT_FOUND' },
    });
  });

  test('is refused for this device, which has to log out', async () => {
    const phone = await enter(agents.phone);
    const id = (await list(phone.bearer))[0]?.id ?? '';
    for (const spelling of [id, id.toUpperCase()]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await end(phone.bearer, spelling)).toMatchObject({
        status: 409,
        body: { code: 'THIS_DEVICE' },
      });
    }
    expect(await isIn(phone)).toEqual([200, 200]);
  });

  test('of another member answers 404, and ends nothing', async () => {
    const phone = await enter(agents.phone);
    const theirs = await enter(agents.laptop, accounts.administrator);
    const id = (await list(theirs.bearer))[0]?.id;
    expect((await end(phone.bearer, id)).status).toBe(404);
    expect(await isIn(theirs)).toEqual([200, 200]);
    expect((await end(phone.bearer, randomUUID())).status).toBe(404);
  });

  test.each([[undefined], [''], ['1'], ["' or 1=1"], [1], [null], [[randomUUID()]]])(
    'by %j is refused',
    async (id) => {
      const phone = await enter(agents.phone);
      expect((await end(phone.bearer, id)).status).toBe(422);
    },
  );
});

describe('signing out all others', () => {
  test('ends no session of this device or of other members', async () => {
    const phone = await enter(agents.phone);
    const others = [await enter(agents.laptop), await enter(agents.laptop)];
    const theirs = await enter(agents.laptop, accounts.administrator);
    const call = () => shop.post('/api/member-account/end-other-devices', {}, phone.bearer);
    expect(await call()).toMatchObject({ status: 200, body: { ended: 2 } });
    for (const other of others) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await isIn(other)).toEqual([401, 401]);
    }
    expect(await isIn(phone)).toEqual([200, 200]);
    expect(await isIn(theirs)).toEqual([200, 200]);
    expect(await call()).toMatchObject({ status: 200, body: { ended: 0 } });
  });

  test('from two devices at once leaves one of them', async () => {
    const [one, other] = [await enter(agents.phone), await enter(agents.laptop)];
    await Promise.all(
      [one, other].map(({ bearer }) =>
        shop.post('/api/member-account/end-other-devices', {}, bearer),
      ),
    );
    const left = await shop.shop.database.db.select().from(memberSession);
    expect(left.length).toBeLessThanOrEqual(1);
  });
});

test('a visitor is refused', async () => {
  expect((await shop.get('/api/member-account/get-devices')).status).toBe(401);
  for (const name of ['end-device', 'end-other-devices']) {
    // oxlint-disable-next-line no-await-in-loop
    const answer = await shop.post(`/api/member-account/${name}`, { id: randomUUID() });
    expect(answer.status).toBe(401);
  }
});
