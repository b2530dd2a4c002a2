import { describe, expect, test } from '@jest/globals';
import { preparePostBody } from './post-body.ts';

const minutesOf = (words: number) =>
  preparePostBody(`<p>${'واژه '.repeat(words)}</p>`).readingMinutes;

describe('headings', () => {
  test('get the same unique anchors each time', () => {
    const written = '<h2>چرا می‌خریم؟</h2><h3 id="x">iPhone 16</h3><h2>چرا می‌خریم</h2><h2>؟</h2>';
    const once = preparePostBody(written);
    expect(once.contents).toEqual([
      { id: 'چرا-می-خریم', title: 'چرا می‌خریم؟', level: 2 },
      { id: 'بخش-iphone-16', title: 'iPhone 16', level: 3 },
      { id: 'چرا-می-خریم-2', title: 'چرا می‌خریم', level: 2 },
      { id: 'بخش', title: '؟', level: 2 },
    ]);
    expect(preparePostBody(once.bodyHtml)).toEqual(once);
  });

  test("whose text equals another's anchor get a different anchor", () => {
    const { contents } = preparePostBody('<h2>نکته</h2><h2>نکته 2</h2><h2>نکته</h2>');
    expect(contents.map(({ id }) => id)).toEqual(['نکته', 'نکته-2', 'نکته-3']);
  });

  test('of level 1 become level 2; others, and empty ones, are not listed', () => {
    const { bodyHtml, contents } = preparePostBody('<h1>یک</h1><h4>چهار</h4><h2> <br></h2>');
    expect(contents).toEqual([{ id: 'یک', title: 'یک', level: 2 }]);
    expect(bodyHtml).toBe('<h2 id="یک">یک</h2><h4>چهار</h4><h2> <br /></h2>');
  });

  test('are listed as plain text, without markup and entities', () => {
    const { contents } = preparePostBody('<h2><b>الف</b> &lt;b&gt; &amp; "ب"</h2>');
    expect(contents[0]?.title).toBe('الف <b> & "ب"');
  });

  test('with equal texts get unique anchors quickly, however many there are', () => {
    const begun = performance.now();
    expect(preparePostBody('<h2>الف</h2>'.repeat(15_000)).contents).toHaveLength(15_000);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });
});

describe('a body', () => {
  test('keeps the places of product cards and lists the products', () => {
    const { bodyHtml, products } = preparePostBody(
      '<p data-product="12"></p><p data-product="7"></p><p data-product="12"></p>',
    );
    expect(bodyHtml).toBe(
      '<p data-product="12"></p><p data-product="7"></p><p data-product="12"></p>',
    );
    expect(products).toEqual([12, 7]);
  });

  test('that contains such a place as text lists no product', () => {
    const { products } = preparePostBody(
      '<p>بنویسید &lt;p data-product="7"&gt; یا data-product="8"</p>',
    );
    expect(products).toEqual([]);
  });

  test.each(['0', '-1', '1.5', 'x', '12" onclick="1', '99999999999', ''])(
    'rejects the place of product %j',
    (code) => {
      const written = `<p data-product='${code}'>a</p>`;
      expect(preparePostBody(written)).toMatchObject({ bodyHtml: '<p>a</p>', products: [] });
    },
  );

  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<h2 id="x" onclick="1"><img src=x onerror=1></h2>', '<h2><img src="x" /></h2>'],
    ['<p id="main">a</p>', '<p>a</p>'],
    ['<a href="javascript:1">a</a>', '<a>a</a>'],
    ['<h2><svg onload=1>الف', '<h2 id="الف">الف</h2>'],
  ])('is sanitised: %s', (written, clean) => {
    expect(preparePostBody(written).bodyHtml).toBe(clean);
  });

  test('takes one minute per 200 words to read, at least one', () => {
    expect(minutesOf(0)).toBe(1);
    expect(minutesOf(10)).toBe(1);
    expect(minutesOf(1_000)).toBe(5);
  });
});
