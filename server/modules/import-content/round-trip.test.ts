import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { listImportRowsAnswer } from '#lib/contract/import.ts';
import { advanceIdentity } from '#server/db/insert-rows.ts';
import { post } from '#server/db/schema/blog.ts';
import { contentPage } from '#server/db/schema/content.ts';
import { refillTestBlog } from '#server/testing/blog.ts';
import { codes } from '#server/testing/fixture.ts';
import { type ImportDesk, openImportDesk } from '#server/testing/imports.ts';

let desk: ImportDesk;
let other: ImportDesk;
beforeAll(async () => {
  desk = await openImportDesk();
  other = await openImportDesk();
  for (const { shop } of [desk, other]) {
    // oxlint-disable-next-line no-await-in-loop
    await advanceIdentity(shop.shop.database.db, contentPage);
  }
  await refillTestBlog(desk.shop);
  await desk.done('Save-Post', {
    title: '=نوشته‌ای, "با" & <b>',
    summary: '@خلاصه ]]> & <i>',
    bodyHtml: `<h2>سر</h2><p>یک & [caption] "دو"<br />سه</p>\n<p><img src="/media/aaaaaaaaaaaa-850.webp" alt="عکس" width="10" height="20" /><a href="/blog/1/راهنما?x=1&amp;y#a">پیوند</a></p><p data-product="${codes.phone}"></p><pre>الف\n\nب</pre>`,
    image: 'aaaaaaaaaaaa-850.webp',
    imageAlt: 'شرح',
    categorySlug: 'بررسی',
    authorSlug: 'مینا',
    tags: ['یک', 'دو سه'],
    seoKeyword: 'کلید',
    seoDescription: 'شرح & بیشتر',
    publishedTime: '2021-01-02T03:04:05.000Z',
  });
  await desk.done('Save-Page', {
    name: 'راهنما/خرید',
    title: 'راهنمای "خرید"',
    bodyHtml: '<h2 id="a">سر</h2><p>متن <a href="/shop">فروشگاه</a></p>',
    seoDescription: 'شرح',
  });
});
afterAll(async () => {
  await desk.shop.close();
  await other.shop.close();
});

const fileOf = async ({ call }: ImportDesk): Promise<string> => {
  const { status, body } = await call('Export-All-Posts', {});
  expect(status).toBe(200);
  return String(body);
};

/** Posts and pages as an export says them, without numbers and the words around them. */
const itemsOf = (xml: string): string[] =>
  (xml.match(/<item>[^]*?<\/item>/g) ?? [])
    .map((item) =>
      item
        .replaceAll(/<(guid|wp:post_id|wp:post_parent|pubDate)\b[^<>]*>[^<]*<\/\1>/g, '')
        .replaceAll(/<link>[^<]*<\/link>/g, '')
        // A draft has no date of its own, and pages are dated by their last change.
        .replaceAll(/<(wp:post_date(?:_gmt)?)>[^<]*<\/\1>/g, (all) =>
          item.includes('<wp:status>draft') || item.includes('<wp:post_type>page') ? '' : all,
        )
        .replaceAll(/picture-\d+/g, 'picture')
        .replaceAll(/(_thumbnail_id<\/wp:meta_key><wp:meta_value>)[^]*?<\/wp:meta_value>/g, '$1'),
    )
    .filter((item) => !item.includes('<wp:post_type>attachment'))
    .toSorted();

test('a file of the shop changes nothing in it', async () => {
  const { batch, state, failure, counts } = await desk.dryRunOf('content', await fileOf(desk));
  const { items } = listImportRowsAnswer.parse(
    await desk.done('List-Import-Rows', { batch, state: 'changed' }),
  );
  expect(items.map(({ name, changes }) => ({ name, changes }))).toEqual([]);
  expect({ state, failure, counts }).toEqual({
    state: 'ready',
    failure: null,
    counts: [{ state: 'unchanged', result: null, count: expect.any(Number) }],
  });
});

test('another shop has the same posts and pages once it has the file, and gives them away again', async () => {
  const { db } = other.shop.shop.database;
  await db.execute(sql`delete from content_page`);
  const file = await fileOf(desk);
  const { batch, counts, faults } = await other.bringOf('content', file);
  expect({ counts, faults }).toEqual({
    counts: [{ state: 'new', result: 'done', count: expect.any(Number) }],
    faults: [],
  });
  const [before, after] = [itemsOf(file), itemsOf(await fileOf(other))];
  expect(before.length).toBeGreaterThan(15);
  expect(after).toEqual(before);
  await other.settled('Undo-Import', { batch });
  expect(await db.$count(contentPage)).toBe(0);
  expect(await db.$count(post, sql`binned_at is null`)).toBe(0);
});
