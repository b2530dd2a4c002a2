import { expect, test } from '@jest/globals';
import { cutBody, letterCount, placesIn } from '#lib/blog/post-body.ts';

const html = (text: string) => ({ kind: 'html', html: text });
const product = (websiteCode: number, level = 2) => ({ kind: 'product', websiteCode, level });

test.each([
  ['<p>یک</p>', [html('<p>یک</p>')]],
  ['', []],
  [
    '<p>یک</p>\n<p data-product="12"></p>\n<h2 id="a">دو</h2><p>سه<br>چهار</p><p data-product="7"></p>',
    [html('<p>یک</p>'), product(12), html('<h2 id="a">دو</h2><p>سه<br>چهار</p>'), product(7, 3)],
  ],
  ['<p data-product="12"></p><p data-product="13"></p>', [product(12), product(13)]],
  [
    '<figure><img src="/a"><figcaption>شرح</figcaption></figure><p data-product="1"></p>',
    [html('<figure><img src="/a"><figcaption>شرح</figcaption></figure>'), product(1)],
  ],
])('%s is split at its products', (body, parts) => {
  expect(cutBody(body)).toEqual(parts);
});

test.each([
  '<ul><li><p data-product="12"></p></li></ul>',
  '<blockquote><p data-product="12"></p></blockquote>',
  '<p data-product="0"></p>',
  '<p data-product="12">متن</p>',
  '<div data-product="12"></div>',
])('%s is not split', (body) => {
  expect(cutBody(body)).toEqual([html(body)]);
});

test('a post names each product once, and none in its prose', () => {
  const body =
    '<p data-product="7"></p><p class="a" data-product="12"></p><p data-product="7"></p>' +
    '<p>&lt;p data-product="9"&gt; data-product="8"</p>';
  expect(placesIn(body)).toEqual([7, 12]);
});

test('letters are counted without tags', () => {
  expect(letterCount('<h2 id="a">دو</h2>\n<p>سه<br>چهار</p>')).toBe('دو\nسهچهار'.length);
});
