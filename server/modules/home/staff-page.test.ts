import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { adminPage, listPagesAnswer, stalePage } from '#lib/contract/admin-page.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { contentPage } from '#server/db/schema/content.ts';
import { fillTestMembers } from '#server/testing/members.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';

let shop: TestShop;
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  admin = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.execute(
    sql`truncate content_page, content_ref, slug_history, staff_event restart identity`,
  );
  const names = [contactPageName, 'درباره-ما', 'گارانتی', 'a_b', 'a-b'];
  await db
    .insert(contentPage)
    .values(names.map((name) => ({ name, title: `عنوان ${name}`, bodyHtml: '<p>متن</p>' })));
});

const call = (name: string, body: unknown = {}, headers = admin) =>
  shop.post(`/api/Admin/${name}`, body, headers);
async function done<Row>(schema: z.ZodType<Row>, name: string, body: object = {}): Promise<Row> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return schema.parse(answer);
}
const names = async (body: object) =>
  (await done(listPagesAnswer, 'List-Pages', body)).items.map(({ name }) => name);
const change = { former: 'گارانتی', name: 'گارانتی', title: 'یک', bodyHtml: '<p>متن</p>' };

describe('the list', () => {
  test('goes on by name without a gap', async () => {
    const first = await done(listPagesAnswer, 'List-Pages', { limit: 3 });
    expect(first.total).toEqual({ count: 5, isExact: true });
    const second = await done(listPagesAnswer, 'List-Pages', { limit: 3, after: first.next });
    expect(second).toMatchObject({ next: null, total: null });
    const all = [...first.items, ...second.items];
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
    expect(all.filter(({ isFixed }) => isFixed).map(({ name }) => name)).toEqual([contactPageName]);
  });

  test.each([
    ['گارانتي', ['گارانتی']],
    ['تماس با ما', [contactPageName]],
    ['_', ['a_b']],
    ['%', []],
    ["' or true --", []],
  ])('finds by %s', async (query, expected) => {
    expect(await names({ query })).toEqual(expected);
  });

  test.each([[{ after: 'x' }], [{ after: 'WzFd' }], [{ limit: 1e9 }], [{ query: {} }]])(
    'refuses %j',
    async (body) => {
      expect((await call('List-Pages', body)).status).toBe(422);
    },
  );
});

test('a page has the names that lead to it', async () => {
  await done(adminPage, 'Save-Page', { ...change, name: 'ضمانت', revision: 1 });
  await done(adminPage, 'Save-Page', { ...change, former: 'ضمانت', name: 'ضمانت-ما', revision: 2 });
  const read = await done(adminPage, 'Get-Page', { name: 'ضمانت-ما' });
  expect(read).toMatchObject({ revision: 3, formerNames: ['ضمانت', 'گارانتی'] });
  expect((await call('Get-Page', { name: 'گارانتی' })).status).toBe(404);
  expect((await call('Get-Page', { name: '' })).status).toBe(422);
});

test('a save on an older version gets the page of now; of two at once one is kept', async () => {
  const answers = await Promise.all(
    ['یک', 'دو'].map((title) => call('Save-Page', { ...change, title, revision: 1 })),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const stale = answers.find(({ status }) => status === 409);
  const read = await done(adminPage, 'Get-Page', { name: 'گارانتی' });
  expect(stalePage.parse(stale?.body)).toMatchObject({ code: 'STALE', now: read });
  const events = await shop.shop.database.db.select().from(staffEvent);
  expect(events).toMatchObject([
    { action: 'Save-Page', before: { title: 'عنوان گارانتی' }, after: { title: read.title } },
  ]);
});

test('a change names the version it was made on', async () => {
  expect((await call('Save-Page', change)).body).toMatchObject({
    fields: { revision: expect.any(String) },
  });
  const { former: _former, ...made } = change;
  expect((await call('Save-Page', { ...made, name: 'نو', revision: 1 })).status).toBe(422);
});
