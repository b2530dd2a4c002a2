import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  homePart,
  keptVersions,
  menuPart,
  restoredAnswer,
  versionAnswer,
  versionsAnswer,
} from '#lib/contract/appearance.ts';
import { errorBody } from '#lib/contract/errors.ts';
import { advanceIdentity } from '#server/db/insert-rows.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { homeBlock, menuItem } from '#server/db/schema/content.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let admin: Record<string, string>;
let before: { blocks: (typeof homeBlock.$inferSelect)[]; menus: (typeof menuItem.$inferSelect)[] };
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
  const { db } = shop.shop.database;
  before = { blocks: await db.select().from(homeBlock), menus: await db.select().from(menuItem) };
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`truncate appearance_part, appearance_version, staff_event`);
  await db.execute(sql`truncate home_block, menu_item`);
  await db.insert(homeBlock).values(before.blocks);
  await db.insert(menuItem).values(before.menus);
  await advanceIdentity(db, menuItem);
});

const call = (name: string, body: unknown) => shop.post(`/api/Admin/${name}`, body, admin);
async function done<Row>(schema: z.ZodType<Row>, name: string, body: object = {}): Promise<Row> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return schema.parse(answer);
}
const versions = (part: string) => done(versionsAnswer, 'Get-Appearance-Versions', { part });
const blog = (limit: number) => ({
  type: 'blog',
  title: 'مجله',
  url: '/blog',
  isHidden: false,
  data: { limit },
});
const saveBlocks = (revision: number, ...blocks: object[]) =>
  call('Save-Home-Blocks', { revision, blocks });

describe('versions', () => {
  test('begin with what was there before the first change, and are undone one by one', async () => {
    const first = await done(homePart, 'Get-Home-Blocks');
    await saveBlocks(1, blog(3));
    await saveBlocks(2, blog(4));
    const { items } = await versions('home');
    expect(items.map(({ version, by }) => [version, by])).toEqual([
      [3, accounts.administrator.name],
      [2, accounts.administrator.name],
      [1, null],
    ]);
    const asked = { part: 'home', version: 1 };
    const { value } = await done(versionAnswer, 'Get-Appearance-Version', asked);
    expect(value).toEqual({ blocks: first.blocks });
    // One of its blocks is of a category that is gone.
    const restore = { part: 'home', revision: 3 };
    const refused = await call('Restore-Appearance', { ...restore, version: 1 });
    expect(refused.status).toBe(422);
    expect(errorBody.parse(refused.body).fields).toHaveProperty(['blocks.4.data.categoryId']);
    const restored = await done(restoredAnswer, 'Restore-Appearance', { ...restore, version: 2 });
    expect(restored).toMatchObject({ revision: 4, value: { blocks: [blog(3)] } });
    expect((await call('Restore-Appearance', { ...restore, version: 2 })).body).toMatchObject({
      code: 'STALE',
      now: { revision: 4 },
    });
    const events = await shop.shop.database.db.select().from(staffEvent).orderBy(staffEvent.id);
    expect(events.map(({ action, subject, after }) => [action, subject, after])).toEqual([
      ['Save-Appearance', 'appearance home', { version: 2 }],
      ['Save-Appearance', 'appearance home', { version: 3 }],
      ['Restore-Appearance', 'appearance home', { version: 4 }],
    ]);
  });

  test('are kept up to their number', async () => {
    for (let revision = 1; revision <= keptVersions + 2; revision += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each is made on the one before
      expect((await saveBlocks(revision, blog(3 + (revision % 2)))).status).toBe(200);
    }
    const { items } = await versions('home');
    expect(items.map(({ version }) => version)).toEqual(
      Array.from({ length: keptVersions }, (_, n) => keptVersions + 3 - n),
    );
    const gone = { part: 'home', version: 3 };
    expect((await call('Get-Appearance-Version', gone)).status).toBe(404);
    const revision = keptVersions + 3;
    expect((await call('Restore-Appearance', { ...gone, revision })).status).toBe(404);
    expect((await call('Restore-Appearance', { ...gone, part: 'other', revision })).status).toBe(
      422,
    );
  });

  test('are made by changes alone: a save and a restoring of the same write nothing', async () => {
    const menu = await done(menuPart, 'Get-Menu', { place: 'footer' });
    const { db } = shop.shop.database;
    const ids = async () => (await db.select().from(menuItem)).map(({ id }) => id);
    const were = await ids();
    expect(await done(menuPart, 'Save-Menu', { ...menu, place: 'footer' })).toEqual(menu);
    expect(await ids()).toEqual(were);
    await saveBlocks(1, blog(3));
    await saveBlocks(2, blog(4));
    await saveBlocks(3, blog(3));
    const restored = await call('Restore-Appearance', { part: 'home', version: 2, revision: 4 });
    expect(restored).toMatchObject({ status: 200, body: { revision: 4 } });
    expect((await versions('footer')).items).toEqual([]);
    expect((await versions('home')).items).toHaveLength(4);
    expect(await db.select().from(staffEvent)).toHaveLength(3);
  });

  test('of a menu follow a page that was renamed since', async () => {
    const read = await done(menuPart, 'Get-Menu', { place: 'footer' });
    const items = read.items.map((item) => ({ ...item, label: 'نام تازه' }));
    await done(menuPart, 'Save-Menu', { ...read, items, place: 'footer' });
    await shop.shop.database.db.execute(
      sql`update menu_item set url = '/تماس' where place = 'footer'`,
    );
    await done(menuPart, 'Save-Menu', { place: 'footer', revision: 2, items: [] });
    const asked = { part: 'footer', version: 2 };
    expect((await done(versionAnswer, 'Get-Appearance-Version', asked)).value).toMatchObject({
      items: [{ url: '/تماس' }],
    });
  });
});
