import { expect, test } from '@jest/globals';
import { digits } from '#scripts/seo/digits.ts';
import { readPage } from '#scripts/seo/page.ts';

const found = (body: string) =>
  digits(
    readPage('https://shop.example/', {
      status: 200,
      location: null,
      type: 'text/html',
      robots: '',
      body,
      bytes: 0,
      cut: false,
    }),
  );
const json = (thing: object) =>
  `<script type="application/ld+json">${JSON.stringify(thing)}</script>`;

test.each([
  ['an id in an address', '<a href="/shop/product/۱۲/x">x</a>'],
  ['an encoded page number', '<a href="/shop?page=%DB%B2">x</a>'],
  ['Arabic digits of a telephone', '<a href="tel:٠٢١">x</a>'],
  ['a date', '<time datetime="۱۴۰۴">x</time>'],
  ['a price', '<meta name="product_price" content="۱۰۰۰">'],
  ['a number to be typed over', '<input type="number" value="۱">'],
  ['a price in JSON-LD', json({ '@type': 'Offer', price: '۱۰۰۰' })],
  ['a nested count', json({ '@type': 'Product', aggregateRating: { ratingCount: '۲' } })],
])('finds %s', (_, body) => {
  expect(found(body)).toHaveLength(1);
});

test.each([
  ['text', '<p>۱۲ گوشی</p>'],
  ['a searched text', '<a href="/shop?filter-name=آیفون-۱۵">x</a>'],
  ['a name in JSON-LD', json({ '@type': 'Product', name: 'آیفون ۱۵' })],
  ['Latin digits', '<a href="/shop/product/12/x">x</a><time datetime="2026-01-01">۱</time>'],
  [
    'a property in words',
    json({ '@type': 'Product', additionalProperty: { '@type': 'PropertyValue', value: '۸ گیگ' } }),
  ],
])('allows %s', (_, body) => {
  expect(found(body)).toEqual([]);
});
