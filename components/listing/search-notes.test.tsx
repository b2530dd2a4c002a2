import { expect, test } from '@jest/globals';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { RelatedSearches, SearchNotes } from '#components/listing/search-notes.tsx';
import type { SearchReading } from '#lib/contract/product.ts';
import type { LoadedList } from '#lib/listing/found-list.ts';
import { listingTexts } from '#lib/listing/texts.ts';
import { firstPage } from '#lib/rules/list-query.ts';
import { plainList } from '#lib/testing/list.ts';

const exact: SearchReading = { kind: 'exact', meant: null, priced: null, topics: [], related: [] };

/** The result page of «شارژر آیفون». */
function pageOf(search: SearchReading | undefined, more: { kind?: LoadedList['kind'] } = {}) {
  const query = {
    ...firstPage,
    filters: [['filter-name', 'شارژر-آیفون']] satisfies [string, string][],
  };
  const loaded = plainList({ query, list: { ...(search && { search }) }, ...more });
  return load(
    renderToStaticMarkup(
      <>
        <SearchNotes loaded={loaded} />
        <RelatedSearches loaded={loaded} />
      </>,
    ),
  );
}

const linksOf = (page: ReturnType<typeof pageOf>) =>
  page('a')
    .toArray()
    .map((link) => [page(link).text(), decodeURIComponent(page(link).attr('href') ?? '')]);

test('closest matches are said to be such', () => {
  expect(pageOf({ ...exact, kind: 'closest' }).text()).toBe(listingTexts.closest('شارژر آیفون'));
});

test('a corrected text is named and leads to its own search', () => {
  const page = pageOf({ ...exact, kind: 'corrected', meant: 'آیفون 15' });
  expect(page.text()).toContain(listingTexts.readAs);
  expect(linksOf(page)).toEqual([['آیفون ۱۵', '/shop?filter-name=آیفون-15']]);
});

test('categories, brands and related searches are links; those of a category stay with it', () => {
  const search: SearchReading = {
    ...exact,
    topics: [
      { type: 'category', id: 9, title: 'شارژر و کابل', slug: 'شارژر-و-کابل' },
      { type: 'brand', id: 1, title: 'اپل', slug: 'اپل' },
    ],
    related: ['شارژر اپل'],
  };
  const related = ['شارژر اپل', '/shop?filter-name=شارژر-اپل'];
  expect(linksOf(pageOf(search))).toEqual([
    ['شارژر و کابل', '/shop/category/9/شارژر-و-کابل'],
    ['اپل', '/shop/brand/1/اپل'],
    related,
  ]);
  expect(linksOf(pageOf(search, { kind: 'category' }))).toEqual([related]);
});

test('a text taken as typed, and a list without one, say nothing', () => {
  expect(pageOf(exact).text()).toBe('');
  expect(pageOf(undefined).text()).toBe('');
});

test('a landing page that the text names leads first', () => {
  const topics: SearchReading['topics'] = [
    { type: 'landing', id: 2, title: 'گوشی سامسونگ', slug: 'گوشی/سامسونگ' },
    { type: 'brand', id: 7, title: 'سامسونگ', slug: 'سامسونگ' },
  ];
  expect(linksOf(pageOf({ ...exact, topics }))).toEqual([
    ['گوشی سامسونگ', '/shop/category/2/گوشی/سامسونگ'],
    ['سامسونگ', '/shop/brand/7/سامسونگ'],
  ]);
});
