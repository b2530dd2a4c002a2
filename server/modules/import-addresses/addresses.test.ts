import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { type ImportRow, listImportRowsAnswer } from '#lib/contract/import.ts';
import { findRedirectAnswer } from '#lib/contract/redirect.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';
import { dropForeignKeys } from '#server/testing/plans.ts';
import { signInStaff } from '#server/testing/staff.ts';

const phone = '/shop/product/7001/گوشی-آزمایش';
let desk: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
  const { db } = desk.shop.shop.database;
  await db.execute(sql`
    insert into product (id, category_id, brand_id, name_fa, name_en, slug, sku)
    select 7001, category_id, brand_id, 'گوشی آزمایش', '', 'گوشی-آزمایش', 'ADDR-1' from product limit 1`);
  await db.execute(sql`
    insert into external_ref (source, kind, external_id, product_id, said, stored)
    values ('woocommerce', 'product', 441, 7001, '{"nameFa": "گوشی، آزمایش!"}', '{}')`);
  await db.execute(sql`
    insert into category (id, parent_id, path, title, slug) values (7002, 0, '{7002}', 'دستهٔ آزمایش', 'دسته-آزمایش')`);
  await db.execute(sql`
    insert into content_page (id, name, title, body_html) values (7004, 'about-test', 'درباره آزمایش', '')`);
  await db.execute(sql`
    insert into post_tag (id, title, slug) values (7005, 'برچسب آزمایش', 'برچسب-آزمایش')`);
  // What it names need not be there.
  await dropForeignKeys(db, 'post');
  await db.execute(sql`
    insert into post (id, category_id, author_id, title, slug, summary, body_html, contents, reading_minutes,
      products, picture_hash, title_words, words, published_time)
    values (7003, 1, 1, 'نوشتهٔ آزمایش', 'نوشته-آزمایش', '', '', '[]', 1, '{}', 'x', '', '', now() - interval '1 day')`);
});
afterAll(() => desk.shop.close());
beforeEach(() =>
  desk.shop.shop.database.db.execute(sql`truncate redirect, missing_path restart identity`),
);

const find = async (address: string) => {
  const { body } = await desk.shop.post('/api/home/find-redirect', { address });
  return findRedirectAnswer.parse(body).target;
};
const listed = async (batch: number): Promise<ImportRow[]> =>
  listImportRowsAnswer.parse(await desk.done('List-Import-Rows', { batch, limit: 100 })).items;
const dryRun = (content: string) => desk.dryRunOf('addresses', content);
const bring = (content: string) => desk.bringOf('addresses', content);
const fates = async (content: string) => {
  const { batch } = await dryRun(content);
  const items = await listed(batch);
  return items.map(({ name, state, changes }) => [name, state, changes[0]?.after]);
};
const saved = (path: string, target: string) => desk.done('Save-Redirect', { path, target });

/** As `/wp-json/wc/store/v1/` answers. */
const goods = [
  {
    id: 441,
    name: 'گوشی آزمایش',
    slug: 'g',
    permalink: `https://www.old.example/${encodeURI('product/موبایل/گوشی')}/`,
    sku: '',
    type: 'simple',
    prices: {},
  },
];
const wxr = `<rss><channel>
<wp:term><wp:term_taxonomy>product_cat</wp:term_taxonomy><wp:term_slug>test</wp:term_slug><wp:term_name><![CDATA[دستهٔ آزمایش]]></wp:term_name></wp:term>
<wp:tag><wp:tag_slug>${encodeURI('برچسب-آزمایش').toLowerCase()}</wp:tag_slug><wp:tag_name>برچسب آزمایش</wp:tag_name></wp:tag>
<item><title>درباره آزمایش</title><link>http://old.example/about-us/</link><wp:post_id>12</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
<item><title>نوشتهٔ آزمایش</title><link>http://old.example/2023/02/x/</link><wp:post_id>13</wp:post_id><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>
</channel></rss>`;

describe('addresses of a former shop', () => {
  test('lead to their pages in one step, with both cases of percent-encoding', async () => {
    expect(await bring(JSON.stringify(goods))).toMatchObject({ state: 'done', guesses: 0 });
    expect(await bring(wxr)).toMatchObject({ state: 'done' });
    const encoded = encodeURI('/product/موبایل/گوشی/');
    const asked: [string, string][] = [
      [encoded, phone],
      [encoded.toLowerCase(), phone],
      [`${encoded}amp/`, phone],
      ['/?p=441', phone],
      ['/?post_type=product&p=441', phone],
      ['/product-category/test/', '/shop/category/7002/دسته-آزمایش'],
      ['/product-category/test/page/2/', '/shop/category/7002/دسته-آزمایش'],
      [encodeURI('/tag/برچسب-آزمایش/'), '/blog/tag/برچسب-آزمایش'],
      ['/about-us', '/about-test'],
      ['/?page_id=12', '/about-test'],
      ['/2023/02/x/', '/blog/7003/نوشته-آزمایش'],
      ['/?p=13', '/blog/7003/نوشته-آزمایش'],
    ];
    expect(
      await Promise.all(asked.map(async ([address]) => [address, await find(address)])),
    ).toEqual(asked);
  });

  test('a list says where they lead, and every way ends after one step', async () => {
    await saved('/former', '/site-map');
    expect(
      await fates(
        [
          '/a,/b',
          '/b,/c',
          `/c,${phone}`,
          '/d,/former',
          `/e,https://old.example/product/${encodeURI('گوشی-آزمایش')}/`,
          'https://old.example/f,https://www.old.example/shop/?sort=newest',
          '/g,/shop/product/7001/other',
          '/h,/nothing',
        ].join('\n'),
      ),
    ).toEqual([
      ['/a', 'new', phone],
      ['/b', 'new', phone],
      ['/c', 'new', phone],
      ['/d', 'new', '/site-map'],
      ['/e', 'wrong', undefined],
      ['/f', 'new', '/shop?sort=newest'],
      ['/g', 'new', phone],
      ['/h', 'wrong', undefined],
    ]);
  });

  test('a redirect that leads to one of them goes on with it', async () => {
    await saved('/first', '/second');
    await bring(`/second,${phone}`);
    expect(await find('/first')).toBe(phone);
  });

  test('what is there already stays: redirects of staff, and pages of the shop', async () => {
    await saved('/kept', '/site-map');
    await saved('/same', phone);
    expect(
      await fates(
        [`/kept,${phone}`, `/same,${phone}`, '/shop', '/about-test/', `/x,${phone}`, '/x/'].join(
          '\n',
        ),
      ),
    ).toEqual([
      ['/kept', 'skipped', undefined],
      ['/same', 'unchanged', phone],
      ['/shop', 'skipped', undefined],
      ['/about-test', 'skipped', undefined],
      ['/x', 'new', phone],
      ['/x', 'skipped', undefined],
    ]);
  });

  test('guesses are written only when they were asked for', async () => {
    const list = '/product/گوشی-آزمایش-2/\n/product/گوشی-آزمایش/';
    const { guesses, counts } = await bring(list);
    expect([guesses, counts]).toEqual([
      1,
      expect.arrayContaining([{ state: 'new', result: 'failed', count: 1 }]),
    ]);
    expect(await find('/product/گوشی-آزمایش-2')).toBeNull();
    expect(await find('/product/گوشی-آزمایش')).toBe(phone);
    const { batch } = await dryRun(list);
    await desk.settled('Apply-Import', { batch, guesses: 'with' });
    expect(await find('/product/گوشی-آزمایش-2')).toBe(phone);
  });

  test('without any, they are guessed from the goods that were brought in', async () => {
    expect(await fates('# nothing\n')).toEqual([
      ['/?p=441', 'new', phone],
      ['/product/گوشی-آزمایش', 'new', phone],
      ['/shop/گوشی-آزمایش', 'new', phone],
    ]);
    expect((await bring('#\n')).guesses).toBe(2);
    expect(await find('/?p=441')).toBe(phone);
  });

  test('are taken back as a whole, but for what staff have changed since', async () => {
    const { batch } = await bring(`/a,${phone}\n/b,${phone}\n/c,${phone}`);
    const { items } = (await desk.done('List-Redirects', {})) as { items: { path: string }[] };
    const changed = items.find(({ path }) => path === '/b');
    await desk.done('Save-Redirect', { ...changed, target: '/site-map' });
    const removed = items.find(({ path }) => path === '/c');
    await desk.done('Remove-Redirect', { ...removed });
    const undone = await desk.settled('Undo-Import', { batch });
    expect(undone).toMatchObject({ state: 'undone' });
    expect(await Promise.all(['/a', '/b', '/c'].map(find))).toEqual([null, '/site-map', null]);
    expect((await listed(batch)).map(({ result }) => result)).toEqual(['undone', 'kept', 'undone']);
  });
});

describe('hostile addresses', () => {
  test.each([
    ['a script', '/a,javascript:alert(1)'],
    ['a host without a scheme', '/a,//evil.example/x'],
    ['a backslash', String.raw`/a,/\evil.example`],
    ['another host', '/a,https://evil.example/shop'],
    ['a name before another host', '/a,https://old.example@evil.example/shop'],
    ['a control character', '/a,/shop/\u0001x'],
    ['a script as an old address', 'javascript:alert(1)'],
    ['a zero in an old address', '/%00'],
    ['an old address of 10 kB', `/${'a'.repeat(10_000)}`],
    ['a target of 10 kB', `/a,/${'b'.repeat(10_000)}`],
    ['a call of the service', '/api/home/get-home'],
    ['the panel', '/cpfpco/x'],
    ['the home page', '/'],
    ['a word', 'x'],
    ['a way to itself', '/a,/a/'],
    ['a circle', '/a,/b\n/b,/a'],
  ])('%s changes nothing', async (_name, line) => {
    const { counts } = await bring(`/first,${phone}\n${line}`);
    expect(counts.map(({ state }) => state).toSorted()).toEqual(['new', 'wrong']);
    const { items } = (await desk.done('List-Redirects', {})) as { items: unknown[] };
    expect(items).toHaveLength(1);
  });

  test('names of other pages are kept as texts alone', async () => {
    const name = '<img src=x onerror=alert(1)>\u202e';
    const item = { name, permalink: 'https://x.example/a/', id: 5, sku: "'; drop table redirect" };
    expect((await dryRun(JSON.stringify([item]))).state).toBe('ready');
  });
});

test('100,000 addresses in a loop are refused with a sentence, each of them', async () => {
  const many = 100_000;
  const lines = Array.from({ length: many }, (_, at) => `/l${at},/l${(at + 1) % many}`);
  const { counts, faults } = await dryRun(lines.join('\n'));
  expect(counts).toEqual([{ state: 'wrong', result: null, count: many }]);
  expect(faults).toMatchObject([{ count: many, line: 1, text: expect.stringMatching('دور') }]);
}, 60_000);

// The last one: it takes permissions away.
test('need the permission for contents', async () => {
  const headers = await signInStaff(desk.shop, ['catalogue', 'prices', 'stock']);
  const body = { fileName: 'a.txt', size: 1, kind: 'addresses' };
  expect((await desk.shop.post('/api/Admin/Begin-Import', body, headers)).status).toBe(403);
});
