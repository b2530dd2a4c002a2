import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { newSite, readWxr } from '#server/modules/import-content/wxr-reader.ts';

async function* piecesOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function itemsOf(xml: string | Uint8Array, size = 16_384) {
  const site = newSite();
  const items = await Array.fromAsync(readWxr(piecesOf(Buffer.from(xml), size), site));
  return { site, items };
}
const faultOf = (xml: string | Uint8Array) =>
  itemsOf(xml).then(
    () => 'read',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

const channel = (inner: string, head = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${head}<rss version="2.0">\n<channel>\n<wp:wxr_version>1.2</wp:wxr_version>\n${inner}</channel>\n</rss>\n`;
const item = (inner: string) => `<item>\n${inner}</item>\n`;

const whole = channel(`<!-- <item> -->
<wp:base_site_url>https://old.example/</wp:base_site_url>
<wp:author><wp:author_login><![CDATA[mina]]></wp:author_login><wp:author_display_name><![CDATA[مینا & نیما]]></wp:author_display_name></wp:author>
<wp:category><wp:term_id>3</wp:term_id><wp:category_nicename><![CDATA[%d8%ae]]></wp:category_nicename><wp:cat_name><![CDATA[خرید]]></wp:cat_name></wp:category>
<wp:tag><wp:tag_slug>new</wp:tag_slug><wp:tag_name><![CDATA[تازه]]></wp:tag_name><wp:tag_description>x</wp:tag_description></wp:tag>
<item>
<title>یک &amp; &#1583;&#x648; &lt;b></title>
<content:encoded><![CDATA[<p>الف ]]]]><![CDATA[> ب</p>]]></content:encoded>
<wp:post_id>12</wp:post_id>
<category domain="category" nicename="%d8%ae"><![CDATA[خرید]]></category>
<category domain='post_tag' nicename='a&gt;b'>تازه</category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value><![CDATA[14]]></wp:meta_value></wp:postmeta>
<wp:postmeta><wp:meta_key>_edit_lock</wp:meta_key><wp:meta_value>1</wp:meta_value></wp:postmeta>
<wp:comment><wp:comment_content><![CDATA[سلام]]></wp:comment_content></wp:comment>
<wp:comment><wp:comment_content/></wp:comment>
</item>
`);

describe('an export of WordPress', () => {
  test('is read with its site, terms and items, wherever its pieces end', async () => {
    const { site, items } = await itemsOf(whole);
    expect(site).toMatchObject({ baseUrl: 'https://old.example' });
    expect([...site.authors]).toEqual([['mina', 'مینا & نیما']]);
    expect([...site.categories.values()]).toEqual([
      { slug: '%d8%ae', title: 'خرید', description: '' },
    ]);
    expect([...site.tags.values()]).toEqual([{ slug: 'new', title: 'تازه', description: 'x' }]);
    const [first] = items;
    expect(items).toHaveLength(1);
    expect(first).toMatchObject({
      line: 10,
      comments: 2,
      isTooLong: false,
      terms: [
        { domain: 'category', slug: '%d8%ae', title: 'خرید' },
        { domain: 'post_tag', slug: 'a>b', title: 'تازه' },
      ],
    });
    expect(Object.fromEntries(first?.fields ?? [])).toEqual({
      title: 'یک & دو <b>',
      'content:encoded': '<p>الف ]]> ب</p>',
      'wp:post_id': '12',
    });
    expect([...(first?.meta ?? [])]).toEqual([['_thumbnail_id', '14']]);
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 40 }), async (size) => {
        expect((await itemsOf(whole, size)).items).toEqual(items);
      }),
      { numRuns: 12 },
    );
  });

  test('gives back any text, however it is written', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: fc.constantFrom(...'<>&]["\'! -ab;#\nی') }),
        fc.integer({ min: 1, max: 9 }),
        async (text, size) => {
          const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
          const cdata = `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
          const { items } = await itemsOf(
            channel(item(`<title>${escaped}</title><content:encoded>${cdata}</content:encoded>`)),
            size,
          );
          const fields = items[0]?.fields;
          expect([fields?.get('title') ?? '', fields?.get('content:encoded')]).toEqual([
            text,
            text,
          ]);
        },
      ),
    );
  });

  test('passes over the rest of a text that is too long, and reads the others', async () => {
    const { items } = await itemsOf(
      channel(
        item(`<content:encoded><![CDATA[${'الف '.repeat(2_500_000)}]]></content:encoded>`) +
          item('<title>بعدی</title>'),
      ),
    );
    expect(items.map(({ isTooLong }) => isTooLong)).toEqual([true, false]);
    expect(items[0]?.fields.get('content:encoded')).toHaveLength(2_000_000);
  });
});

describe('a file that is refused says where and why:', () => {
  const bomb = `<!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
    { length: 9 },
    (_, n) => `<!ENTITY lol${n} "&lol;&lol;">`,
  ).join('')}]>\n`;
  test.each<[string, string | Uint8Array, string]>([
    ['a bomb of entities', channel('', bomb), 'سطر ۲ نشانه‌های تازه تعریف می‌کند'],
    ['an entity of its own', channel(item('<title>&lol;</title>')), 'سطر ۶ شناخته نیست'],
    ['a sign without an entity', channel(item('<title>a & b</title>')), 'سطر ۶ شناخته نیست'],
    ['deep nesting', channel(`${'<a>'.repeat(50)}${'</a>'.repeat(50)}`), 'سطر ۵ بیش از ۳۲ لایه'],
    [
      'a million attributes',
      channel(`<a ${Array.from({ length: 60 }, (_, n) => `a${n}="1"`).join(' ')}/>`),
      'سطر ۵ بیش از ۵۰ ویژگی',
    ],
    ['an endless tag', channel(`<a b="${'x'.repeat(100_000)}`), 'سطر ۵ باز شده بسته نمی‌شود'],
    [
      'CDATA that never ends',
      channel(item('<title>a</title>\n<content:encoded><![CDATA[متن')),
      'سطر ۷ باز شده (CDATA) بسته نمی‌شود',
    ],
    ['a file that breaks off', whole.slice(0, -20), 'نیمه‌کاره است: «item» که در سطر ۱۰'],
    ['an end without a beginning', channel('<a></b></a>'), '«b» در سطر ۵ بسته می‌شود'],
    ['no XML', 'سلام', 'برون‌بری وردپرس (XML) نیست'],
    ['nothing', '', 'برون‌بری وردپرس (XML) نیست'],
    ['another XML', '<html><body>a</body></html>', 'بخش channel ندارد'],
    ['a feed of tomorrow', channel('').replace('1.2<', '2.0<'), 'نسخهٔ «2.0»'],
    ['two roots', `${channel('')}<a/>`, 'سطر ۷ خراب است'],
    ['a name that is none', channel('<1a/>'), 'سطر ۵ خراب است'],
    [
      'another encoding',
      Buffer.concat([Buffer.from(channel('').slice(0, 60)), Buffer.from([0xff, 0xfe])]),
      'به UTF-8 نیست',
    ],
  ])('%s', async (_name, xml, sentence) => {
    expect(await faultOf(xml)).toContain(sentence);
  });
});
