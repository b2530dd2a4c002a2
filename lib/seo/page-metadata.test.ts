import { expect, test } from '@jest/globals';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const facts = { title: 'گوشی', description: 'شرح', canonical: '/shop' };

test.each([
  ['خرید گوشی، قیمت گوشی', ['خرید گوشی', 'قیمت گوشی']],
  ['اپل,Apple ,، سیب', ['اپل', 'Apple', 'سیب']],
])('keywords written as %s have one separator', (keywords, words) => {
  expect(pageMetadata({ ...facts, keywords }).keywords).toEqual(words);
});

test('a page without keywords says none', () => {
  expect(pageMetadata({ ...facts, keywords: ' ' })).not.toHaveProperty('keywords');
});
