import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { adminPage } from '#lib/contract/admin-page.ts';
import { adminPost } from '#lib/contract/admin-post.ts';
import { type ImportRow, listImportRowsAnswer } from '#lib/contract/import.ts';
import { rows } from '#server/db/database.ts';
import { advanceIdentity } from '#server/db/insert-rows.ts';
import { post, postAuthor, postCategory } from '#server/db/schema/blog.ts';
import { contentPage } from '#server/db/schema/content.ts';
import { staff } from '#server/db/schema/staff.ts';
import { externalRef } from '#server/db/schema/import.ts';
import { refillTestBlog } from '#server/testing/blog.ts';
import { codes } from '#server/testing/fixture.ts';
import { type PictureDesk, openPictureDesk, pngOf } from '#server/testing/import-pictures.ts';
import { sends } from '#server/testing/picture-site.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { itemXml, wxrOf } from '#server/testing/wxr.ts';

let desk: PictureDesk;
beforeAll(async () => {
  desk = await openPictureDesk();
  await advanceIdentity(db(), contentPage);
});
afterAll(() => desk.close());
beforeEach(async () => {
  await refillTestBlog(desk.shop);
  await db().execute(sql`delete from content_page where name like 'old%'`);
});

const db = () => desk.shop.shop.database.db;
const bring = async (xml: string, more: { edited?: 'overwrite' } = {}) => {
  const { batch } = await dryRun(xml);
  return desk.settled('Apply-Import', { batch, ...more });
};
const dryRun = (xml: string) => desk.dryRunOf('content', xml);
const listed = async (batch: number): Promise<ImportRow[]> =>
  listImportRowsAnswer.parse(await desk.done('List-Import-Rows', { batch })).items;
const textsOf = ({ said }: ImportRow) => said.map(({ text }) => text);
async function postOf(externalId: number) {
  const [found] = await rows(
    db(),
    sql`select post_id as id from content_ref where external_id = ${externalId}`,
    z.object({ id: z.int() }),
  );
  return adminPost.parse(await desk.done('Get-Post', { id: found?.id }));
}
const pageOf = async (name: string) => adminPage.parse(await desk.done('Get-Page', { name }));
const both = (html: string, ...more: string[]) =>
  wxrOf(
    itemXml({ id: 21, type: 'post', title: 'یک', html }),
    itemXml({ id: 22, type: 'page', title: 'دو', slug: 'old-two', html }),
    ...more,
  );
const one = (html: string) => wxrOf(itemXml({ id: 31, type: 'post', title: 'یک', html }));
const sizes = () =>
  Promise.all(
    [post, postCategory, postAuthor, contentPage, staff].map((table) => db().$count(table)),
  );

describe('posts and pages of a file', () => {
  test('are said row by row in the dry run, which changes nothing', async () => {
    const before = await sizes();
    const { batch, state, counts } = await dryRun(
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
    expect((await listed(batch)).map((row) => [row.name, row.state, ...textsOf(row)])).toEqual([
      ['نخست', 'new', 'عکس شاخص ندارد و تصویری ساده می‌گیرد.'],
      ['زباله', 'skipped', 'در سطل وردپرس بود.'],
      ['دوباره', 'wrong', 'شناسهٔ این مورد پیش از این در فایل آمده است.'],
      ['دربارهٔ ما', 'new'],
      ['پیش‌نویس', 'skipped', 'برگه منتشر نشده است و برگه‌ها در این فروشگاه پیش‌نویس ندارند.'],
      ['بی‌متن', 'skipped', 'متنی ندارد.'],
      ['product', 'skipped', '۲ مورد از نوع «product» نوشته و برگه نیست.'],
    ]);
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
    const { counts, faults } = await bring(
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
      await postOf(11),
      await postOf(12),
      await postOf(13),
      await postOf(14),
      await postOf(15),
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
    expect(await pageOf('old/part')).toMatchObject({ title: 'زیربرگه', bodyHtml: '<p>متن</p>' });
    const after = await sizes();
    // No category of a name that is there is made again; no author becomes staff.
    expect(after.map((count, at) => count - Number(before[at]))).toEqual([5, 1, 2, 1, 0]);
  });

  test('that come again change nothing; a newer file changes what it says anew', async () => {
    expect((await bring(both('متن'))).faults).toEqual([]);
    const before = await sizes();
    expect((await bring(both('متن'))).counts).toEqual([
      { state: 'unchanged', result: 'done', count: 2 },
    ]);
    const { batch, counts } = await bring(both('متن نو'));
    expect(counts).toEqual([{ state: 'changed', result: 'done', count: 2 }]);
    expect((await listed(batch)).map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['summary', 'bodyHtml'],
      ['bodyHtml'],
    ]);
    expect(await sizes()).toEqual(before);
    expect(await postOf(21)).toMatchObject({ bodyHtml: '<p>متن نو</p>' });
    expect(await pageOf('old-two')).toMatchObject({ bodyHtml: '<p>متن نو</p>' });
  });

  test('that staff have changed since are left, unless the owner chooses otherwise', async () => {
    await bring(one('متن'));
    await edit(31, { title: 'عنوان پنل' });
    expect((await bring(one('متن'))).counts).toMatchObject([{ state: 'unchanged' }]);
    const kept = await bring(one('متن نو'));
    expect(kept).toMatchObject({ edited: 1, counts: [{ state: 'changed', result: 'failed' }] });
    expect(kept.faults.at(-1)).toMatchObject({
      text: 'پس از ورود پیشین در پنل ویرایش شده است و همان ماند.',
    });
    expect(await postOf(31)).toMatchObject({ title: 'عنوان پنل', bodyHtml: '<p>متن</p>' });
    const over = await bring(one('متن نو'), { edited: 'overwrite' });
    expect(over).toMatchObject({
      faults: [],
      counts: [{ state: 'changed', result: 'done', count: 1 }],
    });
    expect(await postOf(31)).toMatchObject({ title: 'یک', bodyHtml: '<p>متن نو</p>' });
  });

  test('get other addresses where the shop has them, and lose nothing that is there', async () => {
    await bring(wxrOf(itemXml({ id: 41, type: 'page', title: 'یک', slug: 'old-same' })));
    const { batch } = await bring(
      wxrOf(
        itemXml({ id: 42, type: 'page', title: 'دو', slug: 'old-same' }),
        itemXml({ id: 43, type: 'page', title: 'فروشگاه', slug: 'shop' }),
        itemXml({ id: 44, type: 'post', title: 'راهنمای خرید گوشی گلکسی' }),
      ),
    );
    const all = await listed(batch);
    expect(all.map(textsOf)).toMatchObject([
      ['نشانی «/old-same» در فروشگاه هست؛ برگه «/old-same-2» می‌شود.'],
      ['نشانی «/shop» در فروشگاه هست؛ برگه «/shop-2» می‌شود.'],
      [expect.anything()],
    ]);
    expect(await pageOf('old-same')).toMatchObject({ title: 'یک' });
    expect(await pageOf('old-same-2')).toMatchObject({ title: 'دو' });
    expect(await pageOf('shop-2')).toMatchObject({ title: 'فروشگاه' });
    const found = await rows(
      db(),
      sql`select count(*)::int as count from post where slug = 'راهنمای-خرید-گوشی-گلکسی'`,
      z.object({ count: z.int() }),
    );
    expect(found).toEqual([{ count: 2 }]);
    await desk.settled('Undo-Import', { batch });
  });
});

async function edit(externalId: number, fields: object) {
  const now = await postOf(externalId);
  const { id, revision, title, slug, summary, bodyHtml, image, imageAlt, publishedTime } = now;
  await desk.done('Save-Post', {
    id,
    revision,
    title,
    slug,
    summary,
    bodyHtml,
    image,
    imageAlt,
    publishedTime,
    categorySlug: now.category.slug,
    authorSlug: now.author.slug,
    ...fields,
  });
}

describe('an import that is taken back', () => {
  test('takes what it made with it and gives back what it changed, but not what staff changed since', async () => {
    await bring(both('متن'));
    const { batch } = await bring(
      both(
        'متن نو',
        itemXml({ id: 53, type: 'post', title: 'سه' }),
        itemXml({ id: 54, type: 'page', title: 'چهار', slug: 'old-four' }),
        itemXml({ id: 55, type: 'post', title: 'پنج' }),
      ),
    );
    const gone = await postOf(53);
    await edit(55, { title: 'پنج پنل' });
    const { counts, faults } = await desk.settled('Undo-Import', { batch });
    expect(counts).toEqual([
      { state: 'changed', result: 'undone', count: 2 },
      { state: 'new', result: 'kept', count: 1 },
      { state: 'new', result: 'undone', count: 2 },
    ]);
    expect(faults.at(-1)).toMatchObject({ text: 'پس از ورود تغییر کرده است و همان ماند.' });
    expect(await postOf(21)).toMatchObject({ bodyHtml: '<p>متن</p>' });
    expect(await pageOf('old-two')).toMatchObject({ bodyHtml: '<p>متن</p>' });
    expect(await postOf(55)).toMatchObject({ title: 'پنج پنل' });
    expect(await desk.done('Get-Post', { id: gone.id })).toMatchObject({ state: 'bin' });
    expect((await desk.call('Get-Page', { name: 'old-four' })).status).toBe(404);
    expect((await dryRun(both('متن'))).counts).toMatchObject([{ state: 'unchanged', count: 2 }]);
  });
});

describe('pictures', () => {
  test('of posts and within texts come from confirmed hosts, once, and stand in for their addresses', async () => {
    for (const n of [1, 2, 3]) {
      desk.site.answers.set(`/${n}.png`, sends(await pngOf(n)));
    }
    const at = (n: number) => desk.site.at(`/${n}.png`);
    const file = (html: string) =>
      wxrOf(
        itemXml({
          id: 61,
          type: 'post',
          title: 'یک',
          html: `<img src="${at(2)}" class="wp-image-99">\n\n${html}`,
          more: '<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>60</wp:meta_value></wp:postmeta>',
        }),
        itemXml({
          id: 62,
          type: 'page',
          title: 'دو',
          slug: 'old-pic',
          html: `<img src="${at(3)}">`,
        }),
        itemXml({
          id: 60,
          type: 'attachment',
          title: 'عکس',
          more: `<wp:attachment_url>${at(1)}</wp:attachment_url>`,
        }),
      );
    const { batch } = await bring(file('متن'));
    const plain = (await postOf(61)).image;
    expect((await listed(batch)).map((row) => textsOf(row).at(-1))).toEqual([
      '۲ عکس آن در سایت پیشین است؛ پس از وارد کردن، در گزارش بخواهید بیاید.',
      '۱ عکس آن در سایت پیشین است؛ پس از وارد کردن، در گزارش بخواهید بیاید.',
    ]);
    expect(desk.site.asked).toEqual([]);
    expect(await desk.fetchFrom(batch, 'old.example')).toMatchObject({ total: 3, done: 3 });
    const shown = await postOf(61);
    expect(shown.image).not.toBe(plain);
    expect(shown.bodyHtml).toMatch(
      /^<p><img src="\/media\/\w+-850\.webp" alt="یک" \/><\/p><p>متن<\/p>$/,
    );
    expect((await pageOf('old-pic')).bodyHtml).toMatch(/src="\/media\/\w+-850\.webp"/);

    // The next file finds them there.
    const again = await bring(file('متن نو'));
    expect(again.counts).toMatchObject([{ state: 'changed' }, { state: 'unchanged' }]);
    expect(await desk.pictures(again.batch)).toMatchObject({ total: 0 });
    expect(await postOf(61)).toMatchObject({
      image: shown.image,
      bodyHtml: shown.bodyHtml.replace('متن', 'متن نو'),
    });
    await desk.settled('Undo-Import', { batch: again.batch });
    expect(await postOf(61)).toMatchObject({ image: shown.image, bodyHtml: shown.bodyHtml });
  });

  test('that come after staff have changed the text stand in it, and undo takes the post with them', async () => {
    desk.site.answers.set('/4.png', sends(await pngOf(4)));
    const { batch } = await bring(
      wxrOf(
        itemXml({
          id: 71,
          type: 'post',
          title: 'یک',
          html: `<img src="${desk.site.at('/4.png')}">`,
        }),
        itemXml({
          id: 72,
          type: 'post',
          title: 'دو',
          html: `<img src="${desk.site.at('/4.png')}">`,
        }),
      ),
    );
    await edit(71, { title: 'از پنل' });
    await desk.fetchFrom(batch, 'old.example');
    expect((await postOf(71)).bodyHtml).toContain('"/media/');
    expect((await postOf(71)).image).toBe((await postOf(72)).image);
    const { counts } = await desk.settled('Undo-Import', { batch });
    expect(counts).toMatchObject([
      { result: 'kept', count: 1 },
      { result: 'undone', count: 1 },
    ]);
  });
});

describe('a hostile file', () => {
  test('says what is wrong with it, and writes nothing', async () => {
    const before = await sizes();
    const bomb = wxrOf(itemXml({ id: 1, type: 'post', title: 'x' })).replace(
      '<rss',
      '<!DOCTYPE a [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><rss',
    );
    const { state, failure } = await dryRun(bomb);
    expect({ state, failure }).toEqual({
      state: 'failed',
      failure: 'سطر ۲ نشانه‌های تازه تعریف می‌کند (DTD)؛ چنین فایلی خوانده نمی‌شود.',
    });
    expect(await sizes()).toEqual(before);
  });

  test('keeps its posts of 10 MB and unreadable dates to itself, and the others come in clean', async () => {
    const { batch, counts } = await bring(
      wxrOf(
        itemXml({ id: 81, type: 'post', title: 'بزرگ', html: 'الف '.repeat(2_500_000) }),
        itemXml({ id: 82, type: 'post', title: 'بلند', html: 'الف '.repeat(60_000) }),
        itemXml({ id: 83, type: 'post', title: 'بی‌تاریخ', at: '2021-99-99 00:00:00' }),
        itemXml({
          id: 84,
          type: 'post',
          title: '<script>alert(1)</script>سالم',
          html: '<p onclick="x()">متن</p><script>x</script><a href="javascript:x">y</a>',
        }),
      ),
    );
    expect(counts).toEqual([
      { state: 'new', result: 'done', count: 2 },
      { state: 'wrong', result: null, count: 2 },
    ]);
    expect((await listed(batch)).map((row) => textsOf(row)[0])).toEqual([
      'متن آن بیش از ۲ مگابایت است.',
      'متن آن بیش از ۲۰۰٬۰۰۰ نویسه است؛ آن را در وردپرس چند بخش کنید.',
      'تاریخ درستی ندارد و پیش‌نویس می‌شود.',
      'آنچه فروشگاه نشان نمی‌دهد برداشته شد: script',
    ]);
    expect(await postOf(84)).toMatchObject({ title: 'سالم' });
    expect((await postOf(84)).bodyHtml).not.toMatch(/script|onclick/);
  });

  test('is not for staff without the permission for content', async () => {
    const clerk = await signInStaff(desk.shop, ['orders']);
    const body = { fileName: 'a.xml', size: 10, kind: 'content' };
    expect((await desk.call('Begin-Import', body, clerk)).status).toBe(403);
  });
});
