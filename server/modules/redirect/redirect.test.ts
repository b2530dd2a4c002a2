import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { errorBody } from '#lib/contract/errors.ts';
import {
  adminRedirect,
  findRedirectAnswer,
  listMissingAnswer,
  listRedirectsAnswer,
  mostMissing,
  staleRedirect,
} from '#lib/contract/redirect.ts';
import { rows } from '#server/db/database.ts';
import { staffEvent } from '#server/db/schema/after-sale.ts';
import { createLogger } from '#server/http/logging.ts';
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
  await writeCounts();
  await shop.shop.database.db.execute(
    sql`truncate redirect, missing_path, staff_event restart identity`,
  );
});

const call = (name: string, body: unknown = {}, headers = admin) =>
  shop.post(`/api/Admin/${name}`, body, headers);
async function done<Row>(schema: z.ZodType<Row>, name: string, body: object = {}): Promise<Row> {
  const { status, body: answer } = await call(name, body);
  expect([status, answer]).toEqual([200, expect.anything()]);
  return schema.parse(answer);
}
const save = (path: string, target: string, more: object = {}) =>
  done(adminRedirect, 'Save-Redirect', { path, target, ...more });
const find = async (address: string) => {
  const { body } = await shop.post('/api/home/find-redirect', { address });
  return findRedirectAnswer.parse(body);
};
const list = (body: object = {}) => done(listRedirectsAnswer, 'List-Redirects', body);
const missing = (body: object = {}) => done(listMissingAnswer, 'List-Missing-Addresses', body);
const writeCounts = () => shop.job('missing addresses').run(createLogger('silent'));

describe('an old address', () => {
  test.each([
    ['/product/گوشی', encodeURI('/product/گوشی/')],
    [encodeURI('/product/گوشی').toLowerCase(), '/Product/گوشي'],
    ['/product/a', '/product/a?utm_source=x'],
    ['https://old.example/product/a/?x=1', '/product/a?x=1'],
    ['/?p=12', '/?utm_medium=y&p=12'],
    ['/list.php?b=2&a=1', '/list.php?a=1&b=2'],
  ])('%s is found as %s', async (path, asked) => {
    await save(path, '/shop');
    expect(await find(asked)).toEqual({ target: '/shop', code: 308 });
  });

  test('counts its hits, and has a code', async () => {
    const made = await save('/old', 'https://example.com/new', { code: 301 });
    expect(made).toMatchObject({ revision: 1, hits: 0, lastHitAt: null, code: 301 });
    await Promise.all(Array.from({ length: 3 }, () => find('/old')));
    await find('/old/');
    expect((await list()).items).toMatchObject([{ hits: 0 }]);
    await writeCounts();
    expect((await list()).items).toMatchObject([
      { hits: 4, lastHitAt: expect.any(String), revision: 1 },
    ]);
    expect((await find('/OLD?x=1')).code).toBe(301);
  });

  test('keeps hits that could not be written, and writes them when the service ends', async () => {
    await save('/kept', '/shop');
    await save('/gone', '/shop');
    await Promise.all(['/kept', '/gone'].map(find));
    const { db } = shop.shop.database;
    await db.execute(sql`alter table redirect rename to elsewhere`);
    await expect(writeCounts()).rejects.toThrow();
    await db.execute(sql`alter table elsewhere rename to redirect`);
    await db.execute(sql`delete from redirect where path = '/gone'`);
    await find('/kept');
    await shop.job('missing addresses').finish?.();
    expect((await list()).items).toMatchObject([{ path: '/kept', hits: 2 }]);
  });

  test('leads on in one step, however it was chained', async () => {
    await save('/a', '/b');
    await save('/b', '/c');
    await save('/z', encodeURI('/a/'));
    expect(await Promise.all(['/a', '/b', '/z'].map(find))).toMatchObject([
      { target: '/c' },
      { target: '/c' },
      { target: '/c' },
    ]);
  });

  test('leads to a product by its slug of now', async () => {
    await save('/a', '/shop/product/1001/before');
    const [now] = await rows(
      shop.shop.database.db,
      sql`select slug from product where id = 1001`,
      z.object({ slug: z.string() }),
    );
    expect(await find('/a')).toMatchObject({ target: `/shop/product/1001/${now?.slug}` });
  });

  test.each([
    ['/a', '/a/', 'target'],
    ['/a', encodeURI('/A'), 'target'],
    ['/', '/shop', 'path'],
    ['old', '/shop', 'path'],
    ['javascript:alert(1)', '/shop', 'path'],
    ['/api/home/get-home', '/shop', 'path'],
    ['/CPFPCO/x', '/shop', 'path'],
    [`/${'a'.repeat(501)}`, '/shop', 'path'],
    ['/a%00', '//evil.example', 'target'],
    ['/a', 'javascript:alert(1)', 'target'],
    ['/a', 'http://example.com', 'target'],
  ])('%s to %s is refused', async (path, target, field) => {
    const { status, body } = await call('Save-Redirect', { path, target });
    expect([status, Object.keys(errorBody.parse(body).fields ?? {})]).toEqual([422, [field]]);
  });

  test('that ends where it began is refused', async () => {
    await save('/a', '/b');
    expect((await call('Save-Redirect', { path: '/b', target: '/a' })).body).toMatchObject({
      fields: { target: expect.any(String) },
    });
    expect(await find('/b')).toMatchObject({ target: null });
  });

  test('is there once; it is changed and removed on the version that was read', async () => {
    const made = await save('/a', '/shop');
    expect((await call('Save-Redirect', { path: '/A/', target: '/blog' })).status).toBe(422);
    const changed = { ...made, target: '/blog' };
    expect(await done(adminRedirect, 'Save-Redirect', changed)).toMatchObject({ revision: 2 });
    for (const name of ['Save-Redirect', 'Remove-Redirect']) {
      // oxlint-disable-next-line no-await-in-loop
      const { status, body } = await call(name, changed);
      expect([status, staleRedirect.parse(body)]).toMatchObject([
        409,
        { code: 'STALE', now: { target: '/blog', revision: 2 } },
      ]);
    }
    expect((await call('Remove-Redirect', { id: made.id, revision: 2 })).status).toBe(200);
    expect((await call('Remove-Redirect', { id: made.id, revision: 2 })).status).toBe(404);
    expect(await find('/a')).toMatchObject({ target: null });
    const events = await shop.shop.database.db.select().from(staffEvent).orderBy(staffEvent.id);
    expect(events.map(({ action }) => action)).toEqual([
      'Save-Redirect',
      'Save-Redirect',
      'Remove-Redirect',
    ]);
  });

  test('is listed without a gap, and found by a part', async () => {
    for (const name of ['یک', 'دو', 'سه']) {
      // oxlint-disable-next-line no-await-in-loop -- in this order
      await save(`/${name}`, '/shop');
    }
    const first = await list({ limit: 2 });
    const second = await list({ limit: 2, after: first.next });
    expect([first.total, second.next]).toEqual([{ count: 3, isExact: true }, null]);
    expect([...first.items, ...second.items].map(({ path }) => path)).toEqual([
      '/سه',
      '/دو',
      '/یک',
    ]);
    expect((await list({ query: 'دو' })).items).toHaveLength(1);
    expect((await list({ query: '%' })).items).toEqual([]);
  });
});

describe('missing addresses', () => {
  test('are counted, the most wanted first, until they lead on', async () => {
    for (const address of [
      '/نیست',
      '/other?mobile=09120000000',
      encodeURI('/نیست'),
      // It is asked for again, without its slash.
      encodeURI('/نیست/'),
      '/?p=7',
      '/',
    ]) {
      // oxlint-disable-next-line no-await-in-loop
      await find(address);
    }
    await writeCounts();
    await find('/نیست');
    await writeCounts();
    const first = await missing({ limit: 2 });
    expect(first.total).toEqual({ count: 3, isExact: true });
    const second = await missing({ limit: 2, after: first.next });
    expect([...first.items, ...second.items].map(({ path, hits }) => [path, hits])).toEqual([
      ['/نیست', 3],
      ['/other', 1],
      ['/?p=7', 1],
    ]);
    await save('/نیست', '/shop');
    expect((await missing()).items.map(({ path }) => path)).not.toContain('/نیست');
  });

  test('come with the page that is most like them, which one call accepts', async () => {
    const { db } = shop.shop.database;
    const [product] = await rows(
      db,
      sql`select id, slug from product where removed_at is null and slug !~ '[۰-۹]' order by id limit 1`,
      z.object({ id: z.int(), slug: z.string() }),
    );
    const target = `/shop/product/${product?.id}/${product?.slug}`;
    await find(`/product/${product?.slug}`);
    await find('/product/هیچ');
    await writeCounts();
    const { items } = await missing();
    const proposals = Object.fromEntries(items.map(({ path, proposal }) => [path, proposal]));
    expect(proposals).toEqual({
      [`/product/${product?.slug}`]: { target, guess: null },
      '/product/هیچ': null,
    });
    await save(`/product/${product?.slug}`, target);
    expect(await find(encodeURI(`/product/${product?.slug}/`))).toMatchObject({ target });
  });

  test('are bounded in number and length, and the most wanted stay', async () => {
    await find('/wanted');
    await find('/wanted');
    await Promise.all(Array.from({ length: mostMissing + 50 }, (_, n) => find(`/junk-${n}`)));
    await find(`/${'a'.repeat(2_000)}`);
    await writeCounts();
    const { items, total } = await missing({ limit: 1 });
    expect([items[0]?.path, total]).toEqual(['/wanted', { count: mostMissing, isExact: true }]);
  });

  test.each([
    '',
    'x',
    '/\u0000',
    '/%00',
    '/%',
    '/%ff%fe',
    '/\ud800',
    "/' or 1=1 --",
    `/${'a'.repeat(3_000)}`,
    `/?${'a=1&'.repeat(900)}`,
  ])('%j gets an answer', async (address) => {
    const { status } = await shop.post('/api/home/find-redirect', { address });
    expect(status).toBe(address.startsWith('/') ? 200 : 422);
    await writeCounts();
  });
});
