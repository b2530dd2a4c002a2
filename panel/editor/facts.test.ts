import { expect, test } from '@jest/globals';
import { factsOf } from './facts.ts';
import { lostParts } from './tags.ts';

test('a text is counted before it is published', () => {
  const html =
    '<p>یک <strong>دو</strong></p><p data-product="1"></p>' +
    '<img src="/a" alt="" /><img src="/b" alt="عکس" /><figure><img src="/c" alt=" - " /></figure>';
  expect(factsOf(html)).toEqual({ products: 1, pictures: 3, withoutAlt: 2, words: 2 });
});

test('tags that the editor would lose are named, each once', () => {
  expect(lostParts('<p>a</p><dl><dt>b</dt></dl><dl></dl><div><sup>2</sup></div>')).toEqual([
    '<dl>',
    '<dt>',
  ]);
});

test('so are attributes, but for what headings keep and what only concerns loading', () => {
  const kept =
    '<h2 id="a" dir="auto">b</h2><img src="/a" alt="a id=&quot;b&quot; lang" loading="lazy" />';
  expect(lostParts(kept)).toEqual([]);
  expect(lostParts(`${kept}<p id="c" lang="en">d</p><ol reversed="reversed"></ol>`)).toEqual([
    'id',
    'lang',
    'reversed',
  ]);
});
