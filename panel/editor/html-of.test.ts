import { describe, expect, test } from '@jest/globals';
import { extensions, getSchema, type JSONContent } from '@tiptap/core';
import fc from 'fast-check';
import { cleanHtml, cleanPostHtml } from '#server/content/clean-html.ts';
import { htmlOf } from './html-of.ts';
import { extensionsOf } from './schema.ts';
import { markTags } from './tags.ts';

const direction = extensions.TextDirection.configure({ direction: 'auto' });
const schema = getSchema([...extensionsOf(), direction]);

/** What a person can write, with what is hostile to a writer of HTML. */
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 12 })
  .map((text) => text.replaceAll(/[\p{C}\s]/gu, ' '));
const spoken = fc.oneof(words, fc.constantFrom('کالا', '<b>', '&amp;', '"', "'", 'iPhone 15'));
const address = fc.oneof(
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.constantFrom('/shop?a=1&b=2', '/blog/1/نوشته', '#بخش', 'mailto:a@b.ir', 'tel:+982191004567'),
  fc.constantFrom('javascript:alert(1)', '//evil.example', 'data:text/html,x', ' /x', '"><script>'),
);
const dir = fc.constantFrom('auto', 'rtl', 'ltr');

const mark = fc.oneof(
  fc.constantFrom('bold', 'italic', 'strike', ...markTags).map((type) => ({ type })),
  fc.record({ type: fc.constant('link'), attrs: fc.record({ href: address, title: words }) }),
  fc.record({ type: fc.constant('bdi'), attrs: fc.record({ dir: fc.constant('ltr') }) }),
);
const run = fc.record({
  type: fc.constant('text'),
  text: spoken,
  marks: fc.uniqueArray(mark, { maxLength: 3, selector: ({ type }) => type }),
});
const line = fc.array(fc.oneof({ weight: 5, arbitrary: run }, fc.constant({ type: 'hardBreak' })), {
  maxLength: 4,
});

const paragraph = fc.record({
  type: fc.constant('paragraph'),
  attrs: fc.record({ dir }),
  content: line,
});
const heading = fc.record({
  type: fc.constant('heading'),
  attrs: fc.record({ dir, level: fc.constantFrom(2, 3, 4), id: fc.constantFrom(null, 'بخش-1') }),
  content: line,
});
const picture = fc.record({
  type: fc.constant('picture'),
  attrs: fc.record({
    src: fc.constantFrom('/media/aaaaaaaaaaaaw-1400.webp', 'https://cdn.example/a.jpg'),
    alt: spoken,
    width: fc.constantFrom(1400, null),
    height: fc.constantFrom(800, null),
    caption: fc.oneof(fc.constant(''), spoken),
  }),
});
const film = fc.record({
  type: fc.constant('film'),
  attrs: fc.record({
    kind: fc.constantFrom('iframe', 'video'),
    src: fc.constantFrom(
      'https://www.aparat.com/video/video/embed/videohash/MqHk6/vt/frame',
      'https://evil.example/www.aparat.com/',
      '/media/film.mp4',
      'javascript:alert(1)',
    ),
    title: spoken,
    poster: fc.constant(null),
  }),
});
const rule = fc.constant({ type: 'horizontalRule' });
const code = fc.record({
  type: fc.constant('codeBlock'),
  content: fc.array(fc.record({ type: fc.constant('text'), text: spoken }), { maxLength: 1 }),
});

const list = (inner: fc.Arbitrary<JSONContent[]>) =>
  fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    attrs: fc.record({ start: fc.constantFrom(1, 3) }),
    content: fc.array(
      fc.tuple(paragraph, inner).map(([first, rest]) => ({
        type: 'listItem',
        content: [first, ...rest],
      })),
      { minLength: 1, maxLength: 3 },
    ),
  });
const table = fc
  .tuple(fc.boolean(), fc.array(fc.tuple(paragraph, paragraph), { minLength: 1, maxLength: 3 }))
  .map(([hasHead, rows]) => ({
    type: 'table',
    content: rows.map((cells, at) => ({
      type: 'tableRow',
      content: cells.map((cell) => ({
        type: hasHead && at === 0 ? 'tableHeader' : 'tableCell',
        attrs: { colspan: 1, rowspan: 1 },
        content: [cell],
      })),
    })),
  }));

const plain = fc.oneof<fc.Arbitrary<JSONContent>[]>(paragraph, heading, picture, film, rule, code);
const nested = fc.oneof<fc.Arbitrary<JSONContent>[]>(
  list(
    fc.array(fc.oneof<fc.Arbitrary<JSONContent>[]>(paragraph, list(fc.constant([]))), {
      maxLength: 2,
    }),
  ),
  table,
  fc.record({
    type: fc.constant('blockquote'),
    content: fc.array(paragraph, { minLength: 1, maxLength: 2 }),
  }),
);
const product = fc.record({
  type: fc.constant('product'),
  attrs: fc.record({ code: fc.integer({ min: 1, max: 999_999_999 }) }),
});
const whole = fc
  .array(fc.oneof<fc.Arbitrary<JSONContent>[]>(plain, nested, product), {
    minLength: 1,
    maxLength: 6,
  })
  .map((content): JSONContent => ({ type: 'doc', content }));

/** As the editor holds it: marks in its order, attributes filled in. @throws what it cannot hold */
function held(given: JSONContent): JSONContent {
  const node = schema.nodeFromJSON(given);
  node.check();
  return node.toJSON();
}

describe('what the editor writes', () => {
  test('passes the sanitiser of posts unchanged', () => {
    fc.assert(
      fc.property(whole, (given) => {
        const html = htmlOf(held(given), { hasIds: false });
        expect(cleanPostHtml(html)).toBe(html);
      }),
    );
  });

  test('passes the sanitiser of pages unchanged, with the ids of headings', () => {
    fc.assert(
      fc.property(whole, (given) => {
        const html = htmlOf(held(given), { hasIds: true });
        expect(cleanHtml(html)).toBe(html);
      }),
    );
  });

  test('holds no product inside a list, a table or a quotation, where the shop would not show it', () => {
    const card = { type: 'product', attrs: { code: 1001 } };
    expect(() =>
      held({ type: 'doc', content: [{ type: 'blockquote', content: [card] }] }),
    ).toThrow();
    expect(htmlOf(held({ type: 'doc', content: [card] }), { hasIds: false })).toBe(
      '<p data-product="1001"></p>',
    );
  });
});

type Marked = NonNullable<JSONContent['marks']>[number];
const text = (written: string, ...marks: Marked[]): JSONContent => ({
  type: 'text',
  text: written,
  ...(marks.length > 0 && { marks }),
});
const written = (...content: JSONContent[]) =>
  htmlOf(held({ type: 'doc', content }), { hasIds: false });
const p = (...content: JSONContent[]) => ({ type: 'paragraph', content });
const item = (...content: JSONContent[]) => ({ type: 'listItem', content });

const row = (type: string, label: string) => ({
  type: 'tableRow',
  content: [{ type, content: [p(text(label))] }],
});

describe('the HTML', () => {
  test('says a direction only where the text decides otherwise than the shop', () => {
    expect(written(p(text('گوشی')), p(text('iPhone 15 گوشی است')))).toBe(
      '<p>گوشی</p><p dir="auto">iPhone 15 گوشی است</p>',
    );
    const isolated = { type: 'bdi', attrs: { dir: 'ltr' } };
    expect(written(p(text('iPhone', isolated), text(' گوشی است')))).toBe(
      '<p><bdi dir="ltr">iPhone</bdi> گوشی است</p>',
    );
  });

  test('keeps neighbours with the same mark in one element', () => {
    const link = { type: 'link', attrs: { href: '/shop' } };
    expect(written(p(text('همهٔ ', link), text('کالاها', link, { type: 'bold' })))).toBe(
      '<p><a href="/shop">همهٔ <strong>کالاها</strong></a></p>',
    );
  });

  test('needs no paragraph in an item or cell of one', () => {
    const inner = { type: 'bulletList', content: [item(p(text('دو')))] };
    expect(written({ type: 'bulletList', content: [item(p(text('یک')), inner)] })).toBe(
      '<ul><li>یک<ul><li>دو</li></ul></li></ul>',
    );
    expect(written({ type: 'bulletList', content: [item(p(), inner)] })).toBe(
      '<ul><li><p></p><ul><li>دو</li></ul></li></ul>',
    );
  });

  test('puts rows of heads into the head of the table', () => {
    const content = [row('tableHeader', 'نام'), row('tableCell', 'کهربا')];
    expect(written({ type: 'table', content })).toBe(
      '<table><thead><tr><th scope="col">نام</th></tr></thead><tbody><tr><td>کهربا</td></tr></tbody></table>',
    );
  });

  test('has no empty paragraphs between its blocks', () => {
    expect(written(p(), p(text('متن')), p(), p())).toBe('<p>متن</p>');
    expect(written(p())).toBe('');
  });
});
