import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ShopError } from '#server/errors.ts';
import { endsOf } from './chains.ts';
import type { Entry } from './entry.ts';
import { formatOf, readEntries } from './read-file.ts';

/** A file in pieces of some bytes. */
const fileOf = (text: string | Uint8Array, size = 16_384) => {
  const bytes = typeof text === 'string' ? Buffer.from(text) : text;
  return {
    size: bytes.length,
    async *open() {
      for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
    },
  };
};
const read = async (text: string | Uint8Array, size?: number): Promise<Entry[]> => {
  const file = fileOf(text, size);
  return Array.fromAsync(readEntries(file, await formatOf(file)));
};
const fault = async (text: string): Promise<string> => {
  const failed = await read(text).catch((error: unknown) => error);
  if (!(failed instanceof ShopError)) throw new Error(`${JSON.stringify(failed)} is no refusal`);
  return failed.message;
};

const products = [
  {
    id: 44,
    name: 'گوشی "آ" {ب}',
    slug: '%da%af',
    permalink: 'https://old.ir/product/%da%af/',
    sku: 'A-1',
    type: 'simple',
    prices: {},
    description: 'x\\"]}[',
  },
  { id: 45, name: 'قرمز', permalink: 'https://old.ir/product/x/?a=1', type: 'variation', sku: '' },
];
const wxr = `<?xml version="1.0" encoding="UTF-8" ?>
<!-- This is a file with <item> in a comment -->
<rss version="2.0" xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>x</title><link>https://old.ir</link>
<wp:category><wp:term_id>1</wp:term_id><wp:category_nicename><![CDATA[learn]]></wp:category_nicename>
<wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[آموزش]]></wp:cat_name></wp:category>
<wp:tag><wp:tag_slug>t</wp:tag_slug><wp:tag_name><![CDATA[برچسب]]></wp:tag_name></wp:tag>
<wp:term><wp:term_taxonomy>product_cat</wp:term_taxonomy><wp:term_slug>a</wp:term_slug><wp:term_parent></wp:term_parent>
<wp:term_name><![CDATA[الف]]></wp:term_name></wp:term>
<wp:term><wp:term_taxonomy>product_cat</wp:term_taxonomy><wp:term_slug>b</wp:term_slug><wp:term_parent>a</wp:term_parent>
<wp:term_name><![CDATA[ب & پ]]></wp:term_name></wp:term>
<wp:term><wp:term_taxonomy>pa_color</wp:term_taxonomy><wp:term_slug>red</wp:term_slug></wp:term>
<item><title><![CDATA[گوشی]]></title><link>https://old.ir/product/g/</link>
<content:encoded><![CDATA[<p>a</item> & <link>no</link></p>]]></content:encoded>
<wp:post_id>44</wp:post_id><wp:status>publish</wp:status><wp:post_type><![CDATA[product]]></wp:post_type>
<category domain="product_cat" nicename="b"><![CDATA[ب]]></category>
<wp:postmeta><wp:meta_key><![CDATA[_sku]]></wp:meta_key><wp:meta_value><![CDATA[A-1]]></wp:meta_value></wp:postmeta></item>
<item><title>پیش‌نویس</title><link>https://old.ir/?p=9</link><wp:post_id>9</wp:post_id><wp:status>draft</wp:status><wp:post_type>post</wp:post_type></item>
<item><title>عکس</title><link>https://old.ir/a/</link><wp:post_id>10</wp:post_id><wp:status>inherit</wp:status><wp:post_type>attachment</wp:post_type></item>
<item><title>درباره ما</title><link>https://old.ir/about/</link><wp:post_id>11</wp:post_id><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
</channel></rss>`;
const sitemap = `\uFEFF<?xml version="1.0"?><?xml-stylesheet href="x"?>
<urlset xmlns="x" xmlns:image="y"><url><loc>https://old.ir/product/a/?x=1&amp;y=2</loc>
<image:image><image:loc>https://old.ir/wp-content/uploads/a.jpg</image:loc></image:image></url>
<url><loc><![CDATA[https://old.ir/shop/]]></loc></url></urlset>`;

describe.each([16_384, 7, 1])('in pieces of %d bytes', (size) => {
  test('the interface of a shop names its pages, in lists behind each other', async () => {
    const found = await read(`${JSON.stringify(products)}\n[{"permalink":"/x"}]`, size);
    expect(found).toMatchObject([
      { address: products[0]?.permalink, kind: 'product', id: 44, sku: 'A-1', fault: null },
      { kind: null, fault: { state: 'skipped' } },
      { address: '/x', kind: null, id: null, sku: null },
    ]);
    expect(found[0]?.name).toBe(products[0]?.name);
  });

  test('an export of WordPress names its pages and terms', async () => {
    const found = await read(wxr, size);
    expect(found.map(({ address, kind, id, sku, name }) => [address, kind, id, sku, name])).toEqual(
      [
        ['/category/learn/', 'postCategory', null, null, 'آموزش'],
        ['/tag/t/', 'postTag', null, null, 'برچسب'],
        ['/product-category/a/', 'category', null, null, 'الف'],
        ['/product-category/a/b/', 'category', null, null, 'ب & پ'],
        ['https://old.ir/product/g/', 'product', 44, 'A-1', 'گوشی'],
        ['https://old.ir/about/', 'page', 11, null, 'درباره ما'],
      ],
    );
  });

  test('a sitemap names its pages without their pictures', async () => {
    expect((await read(sitemap, size)).map(({ address }) => address)).toEqual([
      'https://old.ir/product/a/?x=1&y=2',
      'https://old.ir/shop/',
    ]);
  });

  test('a list names addresses, and where they lead', async () => {
    const text = `\uFEFFold,new\r\n/a,b/\r\n\r\n"/c","https://new.ir/d"\r\n# /x\n/e;/f\n/g\t/h\n/i,/j,0,308\n/k,\nold.ir/l`;
    const found = await read(text, size);
    expect(found.map(({ line, address, to }) => [line, address, to])).toEqual([
      [2, '/a,b/', null],
      [4, '/c', 'https://new.ir/d'],
      [6, '/e', '/f'],
      [7, '/g', '/h'],
      [8, '/i', '/j'],
      [9, '/k', null],
      [10, 'old.ir/l', null],
    ]);
  });
});

test('items of the interface of WordPress have their kinds', async () => {
  const items = [
    { id: 1, link: 'https://old.ir/a/', title: { rendered: 'الف' }, type: 'post' },
    { id: 2, link: 'https://old.ir/b/', name: 'ب', taxonomy: 'product_tag' },
    { id: 'x', permalink: 7, name: null },
  ];
  expect(await read(JSON.stringify(items))).toMatchObject([
    { kind: 'post', id: 1, name: 'الف' },
    { kind: 'tag', name: 'ب' },
    { address: '', id: null },
  ]);
});

test('a map of maps says that the maps themselves are wanted', async () => {
  const text =
    '<sitemapindex><sitemap><loc>https://old.ir/product-sitemap.xml</loc></sitemap></sitemapindex>';
  expect(await read(text)).toMatchObject([{ fault: { state: 'skipped' } }]);
});

test('a list in UTF-16, as Notepad writes it', async () => {
  const text = Buffer.from('\uFEFF/محصول/الف\r\n', 'utf16le');
  expect(await read(text)).toMatchObject([{ address: '/محصول/الف' }]);
});

test('a list without addresses names none', async () => {
  expect(await read('# \n\n')).toEqual([]);
});

describe('hostile files', () => {
  const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "${'&a;'.repeat(10)}">]>`;
  test.each([
    ['JSON that is too deep', `[{"a":${'['.repeat(100_000)}`],
    ['lists that are too deep', '['.repeat(100_000)],
    ['JSON that breaks off', '[{"permalink":"/a"'],
    ['JSON that is none', '[{"permalink":}]'],
    ['a string of backslashes', `[{"a":"${'\\\\'.repeat(3_000_000)}`],
    ['words outside of objects', '["a"]'],
    ['a string that never ends', `[{"a":"${'x'.repeat(5_000_000)}`],
    ['XML that is too deep', `<rss>${'<item>'.repeat(1_000)}`],
    ['a tag that never ends', `<rss><item a="${'x'.repeat(5_000_000)}`],
    ['a page of HTML', '<!doctype html><html><body><a href="/x">x</a></body></html>'],
    ['more lines than are taken', '/a\n'.repeat(200_001)],
  ])('%s is refused with a sentence', async (_name, text) => {
    expect(await fault(text)).toMatch(/[\u0600-\u06ff]/);
  });

  test('what XML declares counts nothing', async () => {
    const found = await read(
      `${bomb}<urlset><url><loc>https://old.ir/&b;</loc></url><url><loc>/x</loc></url></urlset>`,
    );
    expect(found.map(({ address }) => address)).toEqual(['https://old.ir/&b;', '/x']);
  });

  test('a line that is too long is wrong, and the next one is read', async () => {
    const found = await read(`/a\n/${'x'.repeat(100_000)}\n/b`);
    expect(found.map(({ line, fault: why }) => [line, why?.state])).toEqual([
      [1, undefined],
      [2, 'wrong'],
      [3, undefined],
    ]);
  });

  test('any text is read or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.constantFrom(
            '<',
            '>',
            '</item>',
            '<item>',
            '<![CDATA[',
            ']]>',
            '<!--',
            '-->',
            '{',
            '}',
            '[',
            ']',
            '"',
            '\\',
            ',',
            '/a',
            '\n',
            '<url><loc>',
            '</loc>',
            '</url>',
            '<?',
            'x',
          ),
        ),
        fc.integer({ min: 1, max: 9 }),
        async (parts, size) => {
          const text = parts.join('');
          const once = await read(text).catch((error: unknown) => error);
          const again = await read(text, size).catch((error: unknown) => error);
          expect(again).toEqual(once);
          expect(Array.isArray(once) || once instanceof ShopError).toBe(true);
        },
      ),
    );
  });
});

describe('ways', () => {
  test('end where they lead to in the end; those that go round do not', () => {
    const ways = new Map(
      Object.entries({ a: 'b', b: 'c', d: 'd', e: 'f', f: 'g', g: 'f', h: 'e' }),
    );
    expect(Object.fromEntries(endsOf(ways))).toEqual({
      a: 'c',
      b: 'c',
      d: null,
      e: null,
      f: null,
      g: null,
      h: null,
    });
  });

  test.each([
    ['in a loop', 0, null],
    ['behind each other', 1, 'end'],
  ])('100,000 %s are followed in no time', (_name, from, end) => {
    const many = 100_000;
    const next = (at: number) => (at + 1 === many ? (from === 0 ? '/0' : 'end') : `/${at + 1}`);
    const ways = new Map(Array.from({ length: many }, (_, at) => [`/${at}`, next(at)]));
    const start = performance.now();
    const ends = endsOf(ways);
    expect([ends.size, ends.get('/0'), ends.get('/99999')]).toEqual([many, end, end]);
    expect(performance.now() - start).toBeLessThan(2_000);
  });
});
