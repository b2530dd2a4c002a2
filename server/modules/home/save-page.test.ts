import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { adminPage } from '#lib/contract/admin-page.ts';
import { contactPageName } from '#lib/contract/forms.ts';
import { errorBody } from '#lib/contract/errors.ts';
import { takenParts } from '#lib/contract/paths.ts';
import { slugHistory } from '#server/db/schema/listing.ts';
import { contentPage, menuItem } from '#server/db/schema/content.ts';
import { outbox } from '#server/db/schema/outbox.ts';
import { outboxChange } from '#server/outbox/change.ts';
import { fillTestMembers, logIn } from '#server/testing/members.ts';
import { type TestShop, openTestShop } from '#server/testing/shop.ts';
import { signInStaff } from '#server/testing/staff.ts';

let shop: TestShop;
let member: { authorization: string };
let admin: Record<string, string>;
beforeAll(async () => {
  shop = await openTestShop();
  await fillTestMembers(shop);
  member = (await logIn(shop)).bearer;
  admin = await signInStaff(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.shop.database;
  await db.execute(sql`truncate content_page, content_ref, slug_history restart identity`);
  await db.execute(sql`delete from outbox`);
  await db.insert(contentPage).values({ name: 'درباره-ما', title: 'درباره ما', bodyHtml: '' });
  await db
    .update(menuItem)
    .set({ url: '/درباره-ما' })
    .where(sql`place = 'footer'`);
});

const written = { title: 'گارانتی', bodyHtml: '<p>متن</p>' };
interface Change {
  former?: string;
  [field: string]: unknown;
}
const revisionOf = async (name: string): Promise<number> => {
  const found = await shop.post('/api/Admin/Get-Page', { name }, admin);
  return adminPage.safeParse(found.body).data?.revision ?? 1;
};
async function send(more: Change, headers: object = admin) {
  const read = more.former === undefined ? {} : { revision: await revisionOf(more.former) };
  return shop.post('/api/Admin/Save-Page', { ...written, ...read, ...more }, { ...headers });
}
const save = async (more: Change) => expect((await send(more)).status).toBe(200);
const rename = (former: string, name: string) => save({ former, name });
const page = (Name: string) => shop.post('/api/home/Get-Page', { Name });
const announced = async () => {
  const found = await shop.shop.database.db.select().from(outbox);
  return found.map(({ payload }) => outboxChange.parse(payload));
};

describe('a new page', () => {
  test('is found by its name, sanitised and in Persian letters', async () => {
    const { body } = await send({
      name: ' گارانتي كالا ',
      bodyHtml: '<p onclick="x">يك</p><script>1</script>',
    });
    expect(body).toMatchObject({ name: 'گارانتی-کالا', revision: 1, bodyHtml: '<p>یک</p>' });
    expect((await page('گارانتی-کالا')).body).toMatchObject({ bodyHtml: '<p>یک</p>' });
    expect(await announced()).toEqual([
      { tags: ['page-گارانتی-کالا', 'sitemap'], paths: ['/گارانتی-کالا'], unlisted: [] },
    ]);
  });

  test('cannot have the name of another page', async () => {
    const { status, body } = await send({ name: 'درباره ما' });
    expect(status).toBe(422);
    expect(errorBody.parse(body).fields).toHaveProperty('name');
    expect(await announced()).toEqual([]);
  });

  test.each(['!', '/', '../', 'shop', 'Shop/x', 'account', '../api/x'])(
    'cannot be named %j',
    async (name) => {
      const { status, body } = await send({ name });
      expect(status).toBe(422);
      expect(errorBody.parse(body).fields).toHaveProperty('name');
    },
  );
});

describe('a renamed page', () => {
  test('is found by its new name, and in one step by each former one', async () => {
    await rename('درباره-ما', 'ما');
    await rename('ما', 'کهربا');
    const movedTo = '/کهربا';
    expect(await page('درباره-ما')).toMatchObject({ status: 404, body: { movedTo } });
    expect(await page('ما')).toMatchObject({ status: 404, body: { movedTo } });
    expect(await page('کهربا')).toMatchObject({ status: 200, body: { title: 'گارانتی' } });
  });

  test('is revalidated under every name it had, together with the menus that link to it', async () => {
    await rename('درباره-ما', 'ما');
    await rename('ما', 'کهربا');
    const [first, second] = await announced();
    expect(first?.tags).toEqual(['page-ما', 'sitemap', 'page-درباره-ما', 'master']);
    expect(second?.tags).toEqual(
      expect.arrayContaining(['page-کهربا', 'page-ما', 'page-درباره-ما', 'master']),
    );
    expect(first?.paths).toEqual(['/ما', '/درباره-ما']);
    expect(second?.paths).toEqual(['/کهربا', '/ما', '/درباره-ما']);
    const [link] = await shop.shop.database.db
      .select({ url: menuItem.url })
      .from(menuItem)
      .where(sql`place = 'footer'`);
    expect(link).toEqual({ url: '/کهربا' });
  });

  test('with very many former names notifies the storefront of as many as it accepts', async () => {
    const { db } = shop.shop.database;
    const [kept] = await db.select({ id: contentPage.id }).from(contentPage);
    await db.execute(sql`insert into slug_history (kind, entity_id, slug)
      select 'page', ${kept?.id}, 'نام-' || n from generate_series(1, 120) n`);
    await rename('درباره-ما', 'ما');
    expect((await announced())[0]?.paths).toHaveLength(50);
  });

  test('that is not indexable is not submitted to search engines; one that has just become so is', async () => {
    await save({ name: 'پنهان', noIndex: true });
    await save({ former: 'درباره-ما', name: 'ما', noIndex: true });
    await save({ former: 'ما', name: 'درباره-ما', noIndex: true });
    expect((await announced()).map(({ unlisted }) => unlisted)).toEqual([
      ['/پنهان'],
      [],
      ['/درباره-ما', '/ما'],
    ]);
  });

  test('cannot be the contact page, whose URL contains a form', async () => {
    await save({ name: contactPageName, title: 'تماس' });
    const { status, body } = await send({ former: contactPageName, name: 'تماس' });
    expect(status).toBe(422);
    expect(errorBody.parse(body).fields).toHaveProperty('name');
    expect((await page('تماس')).status).toBe(404);
    await save({ former: contactPageName, name: contactPageName, title: 'تماس با کهربا' });
    expect((await page(contactPageName)).body).toMatchObject({ title: 'تماس با کهربا' });
  });

  test('may get its former name back', async () => {
    await rename('درباره-ما', 'ما');
    await rename('ما', 'درباره-ما');
    expect((await page('درباره-ما')).status).toBe(200);
    expect((await page('ما')).body).toMatchObject({ movedTo: '/درباره-ما' });
    const former = await shop.shop.database.db.select().from(slugHistory);
    expect(former.map(({ slug }) => slug)).toEqual(['ما']);
  });

  test('releases its former name for another page', async () => {
    await rename('درباره-ما', 'ما');
    await save({ name: 'درباره-ما', title: 'دیگر' });
    expect((await page('درباره-ما')).body).toMatchObject({ title: 'دیگر' });
  });

  test('keeps its name while only its text changes', async () => {
    await save({ former: 'درباره-ما', name: 'درباره-ما', noIndex: true });
    expect((await page('درباره-ما')).body).toMatchObject({ title: 'گارانتی', noIndex: true });
    expect(await shop.shop.database.db.select().from(slugHistory)).toEqual([]);
  });

  test('must exist', async () => {
    expect((await send({ former: 'نیست', name: 'ما' })).status).toBe(404);
    expect((await page('ما')).status).toBe(404);
  });
});

const picture = (alt: string) => ({ name: 'عکس', bodyHtml: `<img src="/media/a.webp"${alt}>` });

test('a page may not have pictures without alt text', async () => {
  for (const alt of ['', ' alt=""', ' alt=" … "']) {
    // oxlint-disable-next-line no-await-in-loop
    const { status, body } = await send(picture(alt));
    expect([status, Object.keys(errorBody.parse(body).fields ?? {})]).toEqual([422, ['bodyHtml']]);
  }
  expect((await send(picture(' alt="گوشی"'))).status).toBe(200);
});

test('members and visitors cannot write pages', async () => {
  expect((await send({ name: 'ما' }, member)).status).toBe(401);
  expect((await send({ name: 'ما' }, {})).status).toBe(401);
  expect((await shop.post('/api/Admin/Save-Page', {}, member)).status).toBe(401);
  expect((await shop.post('/api/Admin/Save-Page', {})).status).toBe(401);
});

test('no page can replace a route of the storefront', () => {
  const parts = readdirSync('app', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[a-z-]+$/.test(entry.name))
    .map(({ name }) => name);
  expect(parts.length).toBeGreaterThan(5);
  expect(takenParts).toEqual(expect.arrayContaining(parts));
});
