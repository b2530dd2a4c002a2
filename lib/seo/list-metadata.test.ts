import { expect, test } from '@jest/globals';
import { firstPage } from '#lib/rules/list-query.ts';
import { listMetadata } from '#lib/seo/list-metadata.ts';
import { plainList } from '#lib/testing/list.ts';

const at = (page: number) =>
  plainList({
    query: { ...firstPage, page },
    list: { total: 48, pageCount: 2, seo: { seoDescription: 'شرح فروشگاه', seoKeywords: '' } },
  });

test('title and description contain the page number, except on page 1', () => {
  expect(listMetadata(at(1))).toMatchObject({ title: 'همهٔ کالاها', description: 'شرح فروشگاه' });
  expect(listMetadata(at(2))).toMatchObject({
    title: 'همهٔ کالاها - صفحهٔ ۲',
    description: 'صفحهٔ ۲: شرح فروشگاه',
  });
});

test('a list without a description is described by its name and number', () => {
  const list = { ...at(2).list, seo: { seoDescription: '', seoKeywords: '' } };
  expect(listMetadata({ ...at(2), list }).description).toBe(
    'صفحهٔ ۲: قیمت و خرید همهٔ کالاها: ۴۸ کالا با قیمت روز، مشخصات و دیدگاه خریداران.',
  );
});

test.each([
  ['category', 'قیمت و خرید گوشی'],
  ['brand', 'قیمت و خرید محصولات گوشی'],
  ['shop', 'گوشی'],
] as const)('a %s is called as people look for it', (kind, title) => {
  const list = { ...at(1).list, title: 'گوشی' };
  expect(listMetadata({ ...at(1), kind, list }).title).toBe(title);
});

const option = (value: string, label: string) => ({ value, label, count: 3 });

test('a narrowed list says what it is narrowed to, in words of its filters alone', () => {
  const choice = (key: string, title: string, options: ReturnType<typeof option>[]) => ({
    key,
    title,
    kind: 'choice' as const,
    options,
  });
  const filters = [
    choice('brand', 'برند', [option('1', 'سامسونگ'), option('2', 'اپل')]),
    { key: 'price', title: 'قیمت', kind: 'range' as const, options: [], min: 1, max: 9 },
    choice('ram', 'رم', [option('8', '۸ گیگابایت')]),
  ];
  const chosen: [string, string][] = [
    ['filter-brand', '1,2,77'],
    ['filter-price', '-10000000'],
    ['filter-evil', 'بخرید از evil.example'],
    ['filter-ram', '8,<b>evil</b>'],
  ];
  const query = { ...at(1).query, filters: chosen };
  const list = { ...at(1).list, title: 'گوشی' };
  const words = 'گوشی سامسونگ و اپل، قیمت: تا ۱۰٬۰۰۰٬۰۰۰ تومان، ۸ گیگابایت';
  const path = '/shop/category/4/گوشی';
  const loaded = { ...at(1), kind: 'category' as const, path, filters, query, list };
  const address = `http://localhost:3000${encodeURI(path)}?filter-brand=1,2,77`;
  expect(listMetadata(loaded)).toMatchObject({
    // So long a title stands without the shop's name.
    title: { absolute: `قیمت و خرید ${words}` },
    openGraph: { title: `قیمت و خرید ${words}` },
    robots: 'noindex,follow',
    alternates: { canonical: expect.stringContaining(address) },
  });
});

test('a search in a category is titled by its text', () => {
  const filters: [string, string][] = [['filter-name', 'قاب-آیفون']];
  const query = { ...at(1).query, filters };
  expect(listMetadata({ ...at(1), kind: 'category', query })).toMatchObject({
    title: 'نتایج جستجوی «قاب آیفون»',
    robots: 'noindex,follow',
  });
});

test.each([
  [2, 'noindex,follow'],
  [3, expect.stringMatching(/^index,follow/)],
])('a landing page of %d goods has robots %s', (total, robots) => {
  const landing = { title: '', slug: 'زیر-10-میلیون', filters: 'filter-price=-10000000' };
  const list = { ...at(1).list, total, landing: { ...landing, isOffers: false } };
  expect(listMetadata({ ...at(1), kind: 'category', list }).robots).toEqual(robots);
});
