import { expect, test } from '@jest/globals';
import { shorten } from '#lib/rules/head-texts.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const facts = { title: 'گوشی', description: 'شرح', canonical: '/shop' };

test.each([
  ['خرید گوشی، قیمت گوشی', ['خرید گوشی', 'قیمت گوشی']],
  ['اپل,Apple ,، سیب', ['اپل', 'Apple', 'سیب']],
])('keywords written as %s get the same separator', (keywords, words) => {
  expect(pageMetadata({ ...facts, keywords }).keywords).toEqual(words);
});

test('a page without keywords has none', () => {
  expect(pageMetadata({ ...facts, keywords: ' ' })).not.toHaveProperty('keywords');
});

test("a long title is not followed by the shop's name", () => {
  expect(pageMetadata(facts).title).toBe('گوشی');
  const long = 'گوشی موبایل سامسونگ مدل گلکسی با ظرفیت ۲۵۶ گیگابایت و رم ۱۲';
  expect(pageMetadata({ ...facts, title: long }).title).toEqual({ absolute: long });
});

test('a long description ends between two words, within the limit of search engines', () => {
  const description = 'کلمه، '.repeat(60);
  const result = pageMetadata({ ...facts, description }).description ?? '';
  expect(result.length).toBeLessThanOrEqual(160);
  expect(result).toMatch(/کلمه…$/);
  expect(shorten('بی‌فاصله'.repeat(40), 50)).toHaveLength(50);
  expect(shorten(' دو \n خط ', 50)).toBe('دو خط');
});

test('a link preview generated for the page replaces its image', () => {
  const { openGraph } = pageMetadata({
    ...facts,
    image: 'abcdef123456-850.webp',
    preview: 'og-p1-0123456789abcdef.jpg',
  });
  expect(openGraph?.images).toEqual([
    expect.objectContaining({
      url: 'http://localhost:3000/media/og-p1-0123456789abcdef.jpg',
      width: 1200,
      height: 630,
    }),
  ]);
});

test('feeds are linked where they belong', () => {
  expect(pageMetadata(facts).alternates).not.toHaveProperty('types');
  expect(pageMetadata({ ...facts, feeds: true }).alternates?.types).toEqual({
    'application/rss+xml': 'http://localhost:3000/blog/rss.xml',
    'application/atom+xml': 'http://localhost:3000/blog/atom.xml',
  });
});

test("the home page's address is written elsewhere, with the slash that Next would take", () => {
  const home = pageMetadata({ ...facts, canonical: '/' });
  expect(home.alternates).not.toHaveProperty('canonical');
  expect(home.openGraph).not.toHaveProperty('url');
});
