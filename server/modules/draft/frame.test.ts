import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { bannerPart, menuPart, textsPart } from '#lib/contract/appearance.ts';
import { draftAnswer, draftPage } from '#lib/contract/draft.ts';
import { rows } from '#server/db/database.ts';
import { advanceIdentity } from '#server/db/insert-rows.ts';
import { menuItem } from '#server/db/schema/content.ts';
import { accounts, fillTestMembers } from '#server/testing/members.ts';
import { openTestShop, type TestShop } from '#server/testing/shop.ts';
import { type PanelHeaders, signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let owner: PanelHeaders;
beforeAll(async () => {
  shop = await openTestShop();
  await advanceIdentity(shop.shop.database.db, menuItem);
  await fillTestMembers(shop);
  owner = await signInStaff(shop);
});
afterAll(() => shop.close());

const call = (name: string, body: object, headers: Record<string, string> = owner) =>
  shop.post(`/api/Admin/${name}`, body, headers);
async function shown(name: string, body: object) {
  const { path } = draftAnswer.parse((await call(name, body)).body);
  const [, , token, kind] = path.split('/');
  return draftPage.parse((await shop.post('/api/preview/get-draft', { token, kind })).body);
}

/** Everything that a save writes. */
async function state() {
  const tables = ['menu_item', 'setting', 'appearance_version', 'outbox', 'staff_event'];
  const counted = tables.map(
    (table) =>
      `select coalesce(string_agg(t::text, '' order by t::text), '') as state from ${table} t`,
  );
  const query = sql.raw(counted.join(' union all '));
  return rows(shop.shop.database.db, query, z.object({ state: z.string() }));
}

const place = 'menu';
const entry = { label: 'تازه‌رسیده', url: '/new', icon: '', imgUrl: '', items: [] };
const script = '<p>خوب</p><script>alert(1)</script><img src=x onerror=alert(1) alt="ع">';

test('menus, banner and footer are shown around the home page as they would be, and nothing is stored', async () => {
  const menu = menuPart.parse((await call('Get-Menu', { place })).body);
  const banner = bannerPart.parse((await call('Get-Top-Banner', {})).body);
  const texts = textsPart.parse((await call('Get-Footer', {})).body);
  const before = await state();
  const wanted = { place, revision: menu.revision, items: [entry] };
  expect(await shown('Preview-Menu', wanted)).toMatchObject({
    kind: 'home',
    frame: { menu: [{ label: 'تازه‌رسیده', type: 'menu', items: [] }] },
  });
  const sale = { bannerImgUrl: '', bannerLink: '/shop', title: 'حراج' };
  const withSale = { revision: banner.revision, banner: sale };
  expect(await shown('Preview-Top-Banner', withSale)).toMatchObject({ frame: { topBanner: sale } });
  const services = [{ icon: 'truck', title: 'بازگشت تا {returnDays} روز', text: '' }];
  const page = await shown('Preview-Footer', { ...texts, aboutUs: script, services });
  expect(page).toMatchObject({
    frame: { services: [{ title: expect.stringMatching(/بازگشت تا [۰-۹]+ روز/) }] },
  });
  expect(JSON.stringify(page)).toContain('خوب');
  expect(JSON.stringify(page)).not.toMatch(/<script|onerror/i);
  expect(await state()).toEqual(before);
});

test('a preview follows its part and its person, and ends nobody else’s', async () => {
  const { db } = shop.shop.database;
  const pathOf = async (name: string, body: object, headers = owner) =>
    draftAnswer.parse((await call(name, body, headers)).body).path;
  const frameAt = async (path: string) => {
    const [, , token, kind] = path.split('/');
    const { status, body } = await shop.post('/api/preview/get-draft', { token, kind });
    expect(status).toBe(200);
    return draftPage.parse(body);
  };
  const menuWith = async (label: string) => ({
    place,
    revision: menuPart.parse((await call('Get-Menu', { place })).body).revision,
    items: [{ ...entry, label }],
  });
  await db.execute(sql`delete from preview_draft`);
  const other = await signInStaff(shop, ['appearance'], accounts.member);
  const theirs = await pathOf('Preview-Menu', await menuWith('دیگری'), other);
  const { revision } = bannerPart.parse((await call('Get-Top-Banner', {})).body);
  const sale = { bannerImgUrl: '', bannerLink: '/shop', title: 'حراج' };
  const banner = await pathOf('Preview-Top-Banner', { revision, banner: sale });
  const paths = [
    await pathOf('Preview-Menu', await menuWith('یکم')),
    await pathOf('Preview-Menu', await menuWith('دوم')),
  ];
  expect(new Set(paths).size).toBe(2);
  const count = await rows(db, sql`select id from preview_draft`, z.unknown());
  expect(count).toHaveLength(3);
  expect(await frameAt(theirs)).toMatchObject({ frame: { menu: [{ label: 'دیگری' }] } });
  expect(await frameAt(banner)).toMatchObject({ frame: { topBanner: sale } });
  // The earlier address shows what is written now, until its own time is over.
  for (const path of paths) {
    // oxlint-disable-next-line no-await-in-loop -- One after the other.
    expect(await frameAt(path)).toMatchObject({ frame: { menu: [{ label: 'دوم' }] } });
  }
});

test('a preview is refused as its save is', async () => {
  const { revision } = menuPart.parse((await call('Get-Menu', { place })).body);
  const menu = { place, revision, items: [entry] };
  const wrong = { ...entry, url: 'javascript:alert(1)' };
  const look = await signInStaff(shop, ['content'], accounts.member);
  const answers = [
    await call('Preview-Menu', { ...menu, revision: revision + 1 }),
    await call('Preview-Menu', { ...menu, items: [wrong] }),
    await call('Preview-Top-Banner', { revision: 1, banner: { title: '' } }),
    await call('Preview-Footer', { revision: 1 }),
    await call('Preview-Menu', menu, {}),
    await call('Preview-Menu', menu, look),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 422, 422, 422, 401, 403]);
});
