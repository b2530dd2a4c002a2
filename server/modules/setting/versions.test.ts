import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { asc, sql } from 'drizzle-orm';
import { masterData } from '#lib/contract/home.ts';
import { settingsVersionsAnswer, shopPart } from '#lib/contract/settings.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let owner: PanelHeaders;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  owner = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(() =>
  shop.shop.database.db.execute(
    sql`truncate appearance_part, appearance_version, staff_event, setting`,
  ),
);

const call = (name: string, body: object, headers: Record<string, string> = owner) =>
  shop.post(`/api/Admin/${name}`, body, headers);
const versions = async () =>
  settingsVersionsAnswer.parse((await call('Get-Settings-Versions', { part: 'shop' })).body).items;
const read = async () => shopPart.parse((await call('Get-Shop-Settings', {})).body);
const rename = async (name: string) => call('Save-Shop-Settings', { ...(await read()), name });
const restore = (version: number, revision: number) =>
  call('Restore-Settings', { part: 'shop', version, revision });
const nameInShop = async () =>
  masterData.parse((await shop.get('/api/home/get-master-data')).body).shop.name;

test('a former version of settings becomes the current one, as a new version that is recorded', async () => {
  expect(await versions()).toEqual([]);
  await rename('کهربای نخست');
  await rename('کهربای دوم');
  const before = await versions();
  expect(before.map(({ version }) => version)).toEqual([3, 2, 1]);
  expect(before[0]).toMatchObject({ by: expect.any(String), savedAt: expect.any(String) });
  expect(before[2]?.by).toBeNull();
  expect(before[1]?.value).toMatchObject({ name: 'کهربای نخست' });
  expect(await restore(2, 3)).toMatchObject({
    status: 200,
    body: { part: 'shop', revision: 4 },
  });
  expect([(await read()).name, await nameInShop()]).toEqual(['کهربای نخست', 'کهربای نخست']);
  expect((await versions()).map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  const { db } = shop.shop.database;
  const recorded = await db.select().from(staffEvent).orderBy(asc(staffEvent.id));
  expect(recorded.at(-1)).toMatchObject({
    action: 'Restore-Settings',
    subject: 'settings shop',
    before: { version: 3 },
    after: { version: 4 },
  });
});

test('a save of the same, and the current version restored, make no version and no event', async () => {
  await rename('کهربای نخست');
  expect((await rename('کهربای نخست')).body).toMatchObject({ revision: 2 });
  expect(await restore(2, 2)).toMatchObject({ status: 200, body: { revision: 2 } });
  expect(await versions()).toHaveLength(2);
  expect(await shop.shop.database.db.select().from(staffEvent)).toHaveLength(1);
});

test('an outdated page, a version that is not kept, and one that the rules refuse change nothing', async () => {
  await rename('کهربای نخست');
  await rename('کهربای دوم');
  expect(await restore(2, 2)).toMatchObject({ status: 409, body: { code: 'STALE' } });
  expect((await restore(9, 3)).status).toBe(404);
  // What was there before the first change has no name.
  expect(await restore(1, 3)).toMatchObject({
    status: 422,
    body: { fields: { name: expect.stringMatching(/نام/) } },
  });
  for (const [part, version] of [
    ['payment', 1],
    ['shop', -1],
    ['shop', '2'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    expect((await call('Restore-Settings', { part, version, revision: 3 })).status).toBe(422);
  }
  expect(await read()).toMatchObject({ revision: 3, name: 'کهربای دوم' });
});

const of = async (part: string, headers: Record<string, string>) => [
  (await call('Get-Settings-Versions', { part }, headers)).status,
  (await call('Restore-Settings', { part, version: 9, revision: 1 }, headers)).status,
];

test('versions need the permission of the save', async () => {
  const look = await signInStaff(shop, ['appearance'], accounts.member);
  expect(await of('shop', {})).toEqual([401, 401]);
  expect(await of('shop', look)).toEqual([403, 403]);
  expect(await of('brand', look)).toEqual([200, 404]);
  const settings = await signInStaff(shop, ['settings'], accounts.member);
  expect(await of('brand', settings)).toEqual([403, 403]);
  expect(await of('feeds', settings)).toEqual([200, 404]);
});
