import { expect, test } from '@jest/globals';
import { factsOf } from './facts.ts';

test('a text is counted before it is published', () => {
  const html =
    '<p>یک <strong>دو</strong></p><p data-product="1"></p>' +
    '<img src="/a" alt="" /><img src="/b" alt="عکس" /><figure><img src="/c" alt=" - " /></figure>';
  expect(factsOf(html)).toEqual({ products: 1, pictures: 3, withoutAlt: 2, words: 2 });
});
