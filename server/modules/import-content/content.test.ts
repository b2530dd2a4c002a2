import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '#server/db/database.ts';
import { post, postAuthor, postCategory } from '#server/db/schema/blog.ts';
import { contentPage } from '#server/db/schema/content.ts';
import { externalRef } from '#server/db/schema/import.ts';
import { staff } from '#server/db/schema/staff.ts';
import { type ContentDesk, openContentDesk, textsOf } from '#server/testing/content.ts';
import { codes } from '#server/testing/fixture.ts';
import { itemXml, wxrOf } from '#server/testing/wxr.ts';

let desk: ContentDesk;
beforeAll(async () => {
  desk = await openContentDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.refill());

const db = () => desk.shop.shop.database.db;
const sizes = () =>
  Promise.all(
    [post, postCategory, postAuthor, contentPage, staff].map((table) => db().$count(table)),
  );
const both = (html: string, ...more: string[]) =>
  wxrOf(
    itemXml({ id: 21, type: 'post', title: 'یک', html }),
    itemXml({ id: 22, type: 'page', title: 'دو', slug: 'old-two', html }),
    ...more,
  );
const one = (html: string) => wxrOf(itemXml({ id: 31, type: 'post', title: 'یک', html }));

describe('posts and pages of a file', () => {
  test('are said row by row in the dry run, which changes nothing', async () => {
    const before = await sizes();
    const { batch, state, counts } = await desk.dryRunOf(
      'content',
      wxrOf(
        itemXml({ id: 1, type: 'post', title: 'نخست' }),
        itemXml({ id: 2, type: 'post', title: 'زباله', status: 'trash' }),
        itemXml({ id: 1, type: 'post', title: 'دوباره' }),
        itemXml({ id: 3, type: 'page', title: 'دربارهٔ ما', slug: 'old-about' }),
        itemXml({ id: 4, type: 'page', title: 'پیش‌نویس', status: 'draft' }),
        itemXml({ id: 5, type: 'post', title: 'بی‌متن', html: '[contact-form-7 id="1"]' }),
        itemXml({ id: 6, type: 'product', title: 'کالا' }),
        itemXml({ id: 7, type: 'product', title: 'کالا' }),
        itemXml({ id: 8, type: 'attachment', title: 'عکس' }),
      ),
    );
    expect({ state, counts }).toEqual({
      state: 'ready',
      counts: [
        { state: 'new', result: null, count: 2 },
        { state: 'skipped', result: null, count: 4 },
        { state: 'wrong', result: null, count: 1 },
      ],
    });
    expect((await desk.rowsOf(batch)).map((row) => [row.name, row.state, ...textsOf(row)])).toEqual(
      [
        ['نخست', 'new', 'عکس شاخص ندارد و تصویری ساده می‌گیرد.'],
        ['زباله', 'skipped', 'در سطل وردپرس بود.'],
        ['دوباره', 'wrong', 'شناسهٔ این مورد پیش از این در فایل آمده است.'],
        ['دربارهٔ ما', 'new'],
        ['پیش‌نویس', 'skipped', 'برگه منتشر نشده است و برگه‌ها در این فروشگاه پیش‌نویس ندارند.'],
        ['بی‌متن', 'skipped', 'متنی ندارد.'],
        ['product', 'skipped', '۲ مورد از نوع «product» نوشته و برگه نیست.'],
      ],
    );
    expect(await sizes()).toEqual(before);
  });

  test('are written with their dates, states, terms and authors, who are no staff', async () => {
    const before = await sizes();
    await db().insert(externalRef).values({
      source: 'woocommerce',
      kind: 'product',
      externalId: 40,
      productId: codes.phone,
      said: {},
      stored: {},
    });
    const { counts, faults } = await desk.bringContent(
      wxrOf(
        `<wp:author><wp:author_login>admin@old.example</wp:author_login><wp:author_display_name><![CDATA[مدیر فروشگاه]]></wp:author_display_name></wp:author>`,
        itemXml({
          id: 11,
          type: 'post',
          title: 'راهنمای &amp; خرید',
          slug: '%d8%b1%d8%a7%d9%87%d9%86%d9%85%d8%a7',
          html: 'یک\n\n[product id="40"]',
          at: '2021-03-04 05:06:07',
          creator: 'admin@old.example',
          more:
            '<category domain="category" nicename="%d8%a8%d8%b1%d8%b1%d8%b3%db%8c"><![CDATA[بررسی]]></category>' +
            '<category domain="category" nicename="news"><![CDATA[خبر]]></category>' +
            '<category domain="post_tag" nicename="new-tag"><![CDATA[برچسب تازه]]></category>',
        }),
        itemXml({
          id: 12,
          type: 'post',
          title: 'پیش‌نویس',
          status: 'draft',
          at: '0000-00-00 00:00:00',
        }),
        itemXml({
          id: 13,
          type: 'post',
          title: 'آینده',
          status: 'future',
          at: '2090-01-01 00:00:00',
        }),
        itemXml({ id: 14, type: 'post', title: 'خصوصی', status: 'private' }),
        itemXml({ id: 15, type: 'post', title: 'رمزدار', password: 'x' }),
        itemXml({ id: 16, type: 'page', title: 'زیربرگه', link: 'https://old.example/old/part/' }),
      ),
    );
    expect({ counts, faults }).toEqual({
      counts: [{ state: 'new', result: 'done', count: 6 }],
      faults: [],
    });
    const [first, draft, later, hidden, secret] = [
      await desk.postOf(11),
      await desk.postOf(12),
      await desk.postOf(13),
      await desk.postOf(14),
      await desk.postOf(15),
    ];
    expect(first).toMatchObject({
      title: 'راهنمای & خرید',
      slug: 'راهنما',
      state: 'published',
      publishedTime: '2021-03-04T05:06:07.000Z',
      summary: 'یک',
      bodyHtml: `<p>یک</p><p data-product="${codes.phone}"></p>`,
      category: { title: 'بررسی', slug: 'بررسی' },
      author: { title: 'مدیر فروشگاه' },
      tags: [{ slug: 'new-tag', title: 'برچسب تازه' }, { title: 'خبر' }],
      imageAlt: 'راهنمای & خرید',
    });
    expect([draft, later, hidden, secret].map(({ state }) => state)).toEqual([
      'draft',
      'scheduled',
      'draft',
      'draft',
    ]);
    expect(await desk.pageOf('old/part')).toMatchObject({
      title: 'زیربرگه',
      bodyHtml: '<p>متن</p>',
    });
    const after = await sizes();
    // No category of a name that is there is made again; no author becomes staff.
    expect(after.map((count, at) => count - Number(before[at]))).toEqual([5, 1, 2, 1, 0]);
  });

  test('that come again change nothing; a newer file changes what it says anew', async () => {
    expect((await desk.bringContent(both('متن'))).faults).toEqual([]);
    const before = await sizes();
    expect((await desk.bringContent(both('متن'))).counts).toEqual([
      { state: 'unchanged', result: 'done', count: 2 },
    ]);
    const { batch, counts } = await desk.bringContent(both('متن نو'));
    expect(counts).toEqual([{ state: 'changed', result: 'done', count: 2 }]);
    expect(
      (await desk.rowsOf(batch)).map(({ changes }) => changes.map(({ field }) => field)),
    ).toEqual([['summary', 'bodyHtml'], ['bodyHtml']]);
    expect(await sizes()).toEqual(before);
    expect(await desk.postOf(21)).toMatchObject({ bodyHtml: '<p>متن نو</p>' });
    expect(await desk.pageOf('old-two')).toMatchObject({ bodyHtml: '<p>متن نو</p>' });
  });

  test('that staff have changed since are left, unless the owner chooses otherwise', async () => {
    await desk.bringContent(one('متن'));
    await desk.edit(31, { title: 'عنوان پنل' });
    expect((await desk.bringContent(one('متن'))).counts).toMatchObject([{ state: 'unchanged' }]);
    const kept = await desk.bringContent(one('متن نو'));
    expect(kept).toMatchObject({ edited: 1, counts: [{ state: 'changed', result: 'failed' }] });
    expect(kept.faults.at(-1)).toMatchObject({
      text: 'پس از ورود پیشین در پنل ویرایش شده است و همان ماند.',
    });
    expect(await desk.postOf(31)).toMatchObject({ title: 'عنوان پنل', bodyHtml: '<p>متن</p>' });
    const over = await desk.bringContent(one('متن نو'), { edited: 'overwrite' });
    expect(over).toMatchObject({
      faults: [],
      counts: [{ state: 'changed', result: 'done', count: 1 }],
    });
    expect(await desk.postOf(31)).toMatchObject({ title: 'یک', bodyHtml: '<p>متن نو</p>' });
  });

  test('get other addresses where the shop has them, and lose nothing that is there', async () => {
    await desk.bringContent(
      wxrOf(itemXml({ id: 41, type: 'page', title: 'یک', slug: 'old-same' })),
    );
    const { batch } = await desk.bringContent(
      wxrOf(
        itemXml({ id: 42, type: 'page', title: 'دو', slug: 'old-same' }),
        itemXml({ id: 43, type: 'page', title: 'فروشگاه', slug: 'shop' }),
        itemXml({ id: 44, type: 'post', title: 'راهنمای خرید گوشی گلکسی' }),
      ),
    );
    const all = await desk.rowsOf(batch);
    expect(all.map(textsOf)).toMatchObject([
      ['نشانی «/old-same» در فروشگاه هست؛ برگه «/old-same-2» می‌شود.'],
      ['نشانی «/shop» در فروشگاه هست؛ برگه «/shop-2» می‌شود.'],
      [expect.anything()],
    ]);
    expect(await desk.pageOf('old-same')).toMatchObject({ title: 'یک' });
    expect(await desk.pageOf('old-same-2')).toMatchObject({ title: 'دو' });
    expect(await desk.pageOf('shop-2')).toMatchObject({ title: 'فروشگاه' });
    const found = await rows(
      db(),
      sql`select count(*)::int as count from post where slug = 'راهنمای-خرید-گوشی-گلکسی'`,
      z.object({ count: z.int() }),
    );
    expect(found).toEqual([{ count: 2 }]);
    await desk.settled('Undo-Import', { batch });
  });
});
