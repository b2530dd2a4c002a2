import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { post } from '#server/db/schema/blog.ts';
import { contentPage } from '#server/db/schema/content.ts';
import { type ContentDesk, openContentDesk, textsOf } from '#server/testing/content.ts';
import { pngOf } from '#server/testing/import-pictures.ts';
import { sends } from '#server/testing/picture-site.ts';
import { signInStaff } from '#server/testing/staff.ts';
import { itemXml, wxrOf } from '#server/testing/wxr.ts';

let desk: ContentDesk;
beforeAll(async () => {
  desk = await openContentDesk();
});
afterAll(() => desk.close());
beforeEach(() => desk.refill());

const sizes = () =>
  Promise.all([post, contentPage].map((table) => desk.shop.shop.database.db.$count(table)));
const both = (html: string, ...more: string[]) =>
  wxrOf(
    itemXml({ id: 21, type: 'post', title: 'یک', html }),
    itemXml({ id: 22, type: 'page', title: 'دو', slug: 'old-two', html }),
    ...more,
  );

describe('an import that is taken back', () => {
  test('takes what it made with it and gives back what it changed, but not what staff changed since', async () => {
    await desk.bringContent(both('متن'));
    const { batch } = await desk.bringContent(
      both(
        'متن نو',
        itemXml({ id: 53, type: 'post', title: 'سه' }),
        itemXml({ id: 54, type: 'page', title: 'چهار', slug: 'old-four' }),
        itemXml({ id: 55, type: 'post', title: 'پنج' }),
      ),
    );
    const gone = await desk.postOf(53);
    await desk.edit(55, { title: 'پنج پنل' });
    const { counts, faults } = await desk.settled('Undo-Import', { batch });
    expect(counts).toEqual([
      { state: 'changed', result: 'undone', count: 2 },
      { state: 'new', result: 'kept', count: 1 },
      { state: 'new', result: 'undone', count: 2 },
    ]);
    expect(faults.at(-1)).toMatchObject({ text: 'پس از ورود تغییر کرده است و همان ماند.' });
    expect(await desk.postOf(21)).toMatchObject({ bodyHtml: '<p>متن</p>' });
    expect(await desk.pageOf('old-two')).toMatchObject({ bodyHtml: '<p>متن</p>' });
    expect(await desk.postOf(55)).toMatchObject({ title: 'پنج پنل' });
    expect(await desk.done('Get-Post', { id: gone.id })).toMatchObject({ state: 'bin' });
    expect((await desk.call('Get-Page', { name: 'old-four' })).status).toBe(404);
    expect((await desk.dryRunOf('content', both('متن'))).counts).toMatchObject([
      { state: 'unchanged', count: 2 },
    ]);
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
    const { batch } = await desk.bringContent(file('متن'));
    const plain = (await desk.postOf(61)).image;
    expect((await desk.rowsOf(batch)).map((row) => textsOf(row).at(-1))).toEqual([
      '۲ عکس آن در سایت پیشین است؛ پس از وارد کردن، در گزارش بخواهید بیاید.',
      '۱ عکس آن در سایت پیشین است؛ پس از وارد کردن، در گزارش بخواهید بیاید.',
    ]);
    expect(desk.site.asked).toEqual([]);
    expect(await desk.fetchFrom(batch, 'old.example')).toMatchObject({ total: 3, done: 3 });
    const shown = await desk.postOf(61);
    expect(shown.image).not.toBe(plain);
    expect(shown.bodyHtml).toMatch(
      /^<p><img src="\/media\/\w+-850\.webp" alt="یک" \/><\/p><p>متن<\/p>$/,
    );
    expect((await desk.pageOf('old-pic')).bodyHtml).toMatch(/src="\/media\/\w+-850\.webp"/);

    // The next file finds them there.
    const again = await desk.bringContent(file('متن نو'));
    expect(again.counts).toMatchObject([{ state: 'changed' }, { state: 'unchanged' }]);
    expect(await desk.pictures(again.batch)).toMatchObject({ total: 0 });
    expect(await desk.postOf(61)).toMatchObject({
      image: shown.image,
      bodyHtml: shown.bodyHtml.replace('متن', 'متن نو'),
    });
    await desk.settled('Undo-Import', { batch: again.batch });
    expect(await desk.postOf(61)).toMatchObject({ image: shown.image, bodyHtml: shown.bodyHtml });
  });

  test('that come after staff have changed the text stand in it, and undo takes the post with them', async () => {
    desk.site.answers.set('/4.png', sends(await pngOf(4)));
    const { batch } = await desk.bringContent(
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
    await desk.edit(71, { title: 'از پنل' });
    await desk.fetchFrom(batch, 'old.example');
    expect((await desk.postOf(71)).bodyHtml).toContain('"/media/');
    expect((await desk.postOf(71)).image).toBe((await desk.postOf(72)).image);
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
    const { state, failure } = await desk.dryRunOf('content', bomb);
    expect({ state, failure }).toEqual({
      state: 'failed',
      failure: 'سطر ۲ نشانه‌های تازه تعریف می‌کند (DTD)؛ چنین فایلی خوانده نمی‌شود.',
    });
    expect(await sizes()).toEqual(before);
  });

  test('keeps its posts of 10 MB and unreadable dates to itself, and the others come in clean', async () => {
    const { batch, counts } = await desk.bringContent(
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
    expect((await desk.rowsOf(batch)).map((row) => textsOf(row)[0])).toEqual([
      'متن آن بیش از ۲ مگابایت است.',
      'متن آن بیش از ۲۰۰٬۰۰۰ نویسه است؛ آن را در وردپرس چند بخش کنید.',
      'تاریخ درستی ندارد و پیش‌نویس می‌شود.',
      'آنچه فروشگاه نشان نمی‌دهد برداشته شد: script',
    ]);
    expect(await desk.postOf(84)).toMatchObject({ title: 'سالم' });
    expect((await desk.postOf(84)).bodyHtml).not.toMatch(/script|onclick/);
  });

  test('is not for staff without the permission for content', async () => {
    const clerk = await signInStaff(desk.shop, ['orders']);
    const body = { fileName: 'a.xml', size: 10, kind: 'content' };
    expect((await desk.call('Begin-Import', body, clerk)).status).toBe(403);
  });
});
