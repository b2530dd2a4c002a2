import { describe, expect, test } from '@jest/globals';
import { parseFeed } from '@rowanmanning/feed-parser';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import type { BlogDetailAnswer } from '#lib/contract/blog.ts';
import { availabilityCodes } from '#lib/contract/codes.ts';
import type { ProductCard } from '#lib/contract/product.ts';
import { atomXml, rssXml } from '#lib/seo/feed-xml.ts';

const card: ProductCard = {
  websiteCode: 1001,
  nameFa: 'گوشی & قاب',
  nameEn: 'Phone',
  slug: 'گوشی',
  image: 'abcdef123456-850.webp',
  price: 1,
  oldPrice: null,
  discountPercent: 0,
  availability: availabilityCodes.available,
  isFav: false,
  rating: 0,
  ratingCount: 0,
  colours: [],
  fewLeft: null,
};

const post: BlogDetailAnswer = {
  id: 3,
  title: 'گوشی <b>&',
  slug: 'گوشی',
  summary: 'خلاصه',
  image: 'abcdef123456-850.webp',
  imageAlt: '',
  category: { title: 'بررسی', slug: 'بررسی' },
  author: { title: 'مینا', slug: 'مینا', role: '', about: '' },
  publishedTime: '2026-01-02T03:04:05.000Z',
  readingMinutes: 1,
  bodyHtml:
    '<p>متن <a href="/shop">فروشگاه</a></p><p dir="rtl" data-product="1001"></p><p data-product="7"></p>' +
    '<p><a href="#بخش">بخش</a><img src="/media/a.webp" srcset="/media/b.webp 2x" alt=""></p><video poster="/media/p.webp"></video>',
  contents: [],
  tags: [{ title: 'اپل', slug: 'اپل' }],
  modifiedTime: '2026-01-03T03:04:05.000Z',
  seoKeyword: '',
  seoDescription: '',
  products: [card],
  related: [],
  previous: null,
  next: null,
  comments: [],
  commentCount: 0,
};
const facts = { title: 'مجله', description: 'شرح', posts: [post, { ...post, id: 2 }] };

const page = 'http://localhost:3000/blog/3/%DA%AF%D9%88%D8%B4%DB%8C';
const text =
  '<p>متن <a href="http://localhost:3000/shop">فروشگاه</a></p>' +
  '<p><a href="http://localhost:3000/shop/product/1001/%DA%AF%D9%88%D8%B4%DB%8C">گوشی &amp; قاب</a></p>' +
  `<p><a href="${page}#بخش">بخش</a><img src="http://localhost:3000/media/a.webp" alt=""></p>` +
  '<video poster="http://localhost:3000/media/p.webp"></video>';

/** Parses a feed with an independent parser, after checking that it is well-formed. */
function read(xml: string) {
  expect(XMLValidator.validate(xml)).toBe(true);
  return new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    htmlEntities: false,
  }).parse(xml);
}

describe('RSS', () => {
  test('has the full text, with absolute addresses', () => {
    const { channel } = read(rssXml(facts)).rss;
    expect(channel).toMatchObject({
      language: 'fa-IR',
      lastBuildDate: 'Sat, 03 Jan 2026 03:04:05 GMT',
    });
    expect(channel.item).toHaveLength(2);
    expect(channel.item[0]).toMatchObject({
      title: 'گوشی <b>&',
      link: page,
      pubDate: 'Fri, 02 Jan 2026 03:04:05 GMT',
      'dc:creator': 'مینا',
      category: ['بررسی', 'اپل'],
      'content:encoded': text,
    });
  });

  test('a magazine without posts is a valid feed', () => {
    expect(read(rssXml({ ...facts, posts: [] })).rss.channel).not.toHaveProperty('item');
  });
});

test('Atom has the full text and the time of changes', () => {
  const { feed } = read(atomXml(facts));
  expect(feed.updated).toBe('2026-01-03T03:04:05.000Z');
  expect(feed.entry[0]).toMatchObject({
    id: 'http://localhost:3000/blog/3',
    title: 'گوشی <b>&',
    published: '2026-01-02T03:04:05.000Z',
    content: { '#text': text, '@_type': 'html' },
  });
  expect(read(atomXml({ ...facts, posts: [] })).feed).not.toHaveProperty('entry');
});

test.each([
  ['rss', rssXml],
  ['atom', atomXml],
])('a feed reader understands all of %s', (type, write) => {
  const feed = parseFeed(write(facts));
  expect(feed.meta.type).toBe(type);
  expect(feed).toMatchObject({
    title: 'مجله',
    language: 'fa-IR',
    url: 'http://localhost:3000/blog',
  });
  expect(feed.items.map(({ id }) => id)).toEqual([
    'http://localhost:3000/blog/3',
    'http://localhost:3000/blog/2',
  ]);
  const [first] = feed.items;
  expect(first).toMatchObject({ title: 'گوشی <b>&', url: page, authors: [{ name: 'مینا' }] });
  expect(first?.published).toEqual(new Date('2026-01-02T03:04:05.000Z'));
  // This parser also decodes entities inside the text.
  expect(first?.content).toBe(text.replace('&amp;', '&'));
});
