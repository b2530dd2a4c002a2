import { expect, test } from '@jest/globals';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { landingIntroduction } from '#lib/listing/introduction.ts';
import { parseListQuery } from '#lib/rules/read-list-query.ts';
import { plainList } from '#lib/testing/list.ts';

const option = (value: string, label: string, count: number) => ({ value, label, count });

/** A landing page with its filters. */
function landed(filters: string, seoText = ''): LoadedList {
  return plainList({
    kind: 'category',
    path: '/shop/category/2/گوشی/یک',
    narrowing: {
      path: '/shop/category/2/گوشی',
      query: parseListQuery(new URLSearchParams(filters)),
    },
    filters: [
      {
        key: 'brand',
        title: 'برند',
        kind: 'choice',
        options: [
          option('1', 'نوکیا', 2),
          option('2', 'شیائومی', 12),
          option('3', 'اپل', 0),
          option('4', 'سامسونگ', 10),
          option('5', 'آنر', 1),
        ],
      },
      { key: 'price', title: 'قیمت', kind: 'range', options: [], min: 2_000_000, max: 9_500_000 },
    ],
    list: {
      total: 25,
      pageCount: 2,
      title: 'گوشی خوب',
      landing: { title: 'گوشی خوب', slug: 'یک', filters, isOffers: false },
      seoText,
    },
  });
}

test.each([
  [
    'filter-use=sport',
    'گوشی خوب: اکنون ۲۵ کالا. بیشتر از شیائومی (۱۲)، سامسونگ (۱۰)، نوکیا (۲). از ۲٬۰۰۰٬۰۰۰ تا ۹٬۵۰۰٬۰۰۰ تومان.',
  ],
  [
    'filter-price=-10000000',
    'گوشی خوب: اکنون ۲۵ کالا. بیشتر از شیائومی (۱۲)، سامسونگ (۱۰)، نوکیا (۲). این فهرست با قیمت روز تازه می‌شود.',
  ],
  ['filter-brand=2', 'گوشی خوب: اکنون ۲۵ کالا. از ۲٬۰۰۰٬۰۰۰ تا ۹٬۵۰۰٬۰۰۰ تومان.'],
])('a landing page of %s says what its goods are', (filters, words) => {
  expect(landingIntroduction(landed(filters))).toBe(words);
});

test('a text of its own, and a list that is no landing page, are introduced by nothing', () => {
  const own = landed('filter-use=sport', '<p>متن</p>');
  const plain = landed('filter-use=sport');
  const category = { ...plain, list: { ...plain.list, landing: null } };
  expect([landingIntroduction(own), landingIntroduction(category)]).toEqual(['', '']);
});
