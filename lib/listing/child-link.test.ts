import { expect, test } from '@jest/globals';
import { childLink } from '#lib/listing/child-link.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { listTitle } from '#lib/listing/title.ts';
import { firstPage, type ListQuery } from '#lib/rules/list-query.ts';
import { plainList } from '#lib/testing/list.ts';

const child = { id: 3, title: 'هدفون', slug: 'headphone', image: '', productCount: 4 };
const plain = plainList();
const narrowed = (...filters: ListQuery['filters']): LoadedList['narrowing'] => ({
  path: '/shop',
  query: { ...firstPage, filters },
});
const event = (filters: string): LoadedList => ({
  ...plain,
  kind: 'offers',
  list: { ...plain.list, landing: { title: 'یلدا', slug: 'yalda', filters, isOffers: true } },
  narrowing: narrowed(['filter-available', '1'], ['filter-discount', '1']),
});
const hrefOf = (loaded: LoadedList, landing: string | null = null) =>
  childLink(loaded, { ...child, landing });

test('a category below a list leads to the goods that are counted', () => {
  const own = '/shop/category/3/headphone';
  expect(hrefOf(plain)).toEqual({ href: own });
  expect(hrefOf({ ...plain, narrowing: narrowed(['filter-price', '-5']) })).toEqual({
    href: `${own}?filter-price=-5`,
    rel: 'nofollow',
  });
  const brand = { id: 9, title: 'سونی', slug: 'sony' };
  const ofBrand: LoadedList = { ...plain, kind: 'brand', list: { ...plain.list, brand } };
  expect(hrefOf({ ...ofBrand, narrowing: narrowed(['filter-price', '-5']) }).href).toBe(
    `${own}?filter-brand=9&filter-price=-5`,
  );
  expect(hrefOf(ofBrand, 'sony')).toEqual({ href: `${own}/sony` });
});

test('below all offers it leads to its own, below an event to what the event has of it', () => {
  expect(hrefOf(event('filter-discount=1'))).toEqual({ href: '/shop/offers/headphone' });
  expect(hrefOf(event('filter-available=1&filter-discount=1')).href).toBe(
    '/shop/category/3/headphone?filter-available=1&filter-discount=1',
  );
});

test('the title of a search says the text in the right keys', () => {
  const search = {
    kind: 'corrected',
    meant: 'آیفون',
    priced: null,
    topics: [],
    related: [],
  } as const;
  const titleOf = (text: string): string =>
    listTitle({
      ...plain,
      query: { ...firstPage, filters: [['filter-name', text]] },
      list: { ...plain.list, search: { ...search, topics: [], related: [] } },
    });
  expect(titleOf('hdt,k')).toBe('نتایج جستجوی «آیفون»');
  expect(titleOf('aifon')).toBe('نتایج جستجوی «aifon»');
});
