import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { formatListQuery, listHref } from '#lib/rules/list-query.ts';
import { parseListQuery, planList } from '#lib/rules/read-list-query.ts';

const plan = (query: string) => planList(new URLSearchParams(query));
const canonical = (query: string) => formatListQuery(parseListQuery(new URLSearchParams(query)));

const key = fc.oneof(
  fc.constantFrom(
    'filter-name',
    'filter-brand',
    'filter-price',
    'filter-available',
    'filter-ram',
    'filter-a',
    'filter-a.from',
    'filter-a.to',
    'filter-',
    'filter-UP',
    'sort',
    'page',
    'price-from',
    'price-to',
    'utm_source',
    'gclid',
    'toString',
    '__proto__',
  ),
  fc.string(),
);
const value = fc.oneof(
  fc.constantFrom('', '1', '0', '-1', '01', '3,2,,2', '9-5', '-7', 'popular', 'default', '۱۲'),
  fc.string({ unit: 'binary' }),
);
const query = fc
  .array(fc.tuple(key, value), { maxLength: 8 })
  .map((entries) => new URLSearchParams(entries).toString());

describe('any query', () => {
  test('is written the same when parsed again', () => {
    fc.assert(fc.property(query, (text) => canonical(canonical(text)) === canonical(text)));
  });

  test('needs at most one redirect', () => {
    fc.assert(
      fc.property(query, (text) => {
        const first = plan(text);
        return first.kind !== 'redirect' || plan(first.query).kind !== 'redirect';
      }),
    );
  });

  test('keeps its foreign keys in a redirect', () => {
    fc.assert(
      fc.property(query, (text) => {
        const first = plan(`${text}&utm_source=x%20y`);
        return (
          first.kind !== 'redirect' ||
          new URLSearchParams(first.query).getAll('utm_source').at(-1) === 'x y'
        );
      }),
    );
  });
});

describe('canonical order', () => {
  test('is name, brand, price, available, attributes by key, sort, page', () => {
    const mixed =
      'page=2&sort=popular&filter-ram=8&filter-colour=red&filter-available=1' +
      '&filter-price=5-9&filter-brand=7&filter-name=a';
    expect(canonical(mixed)).toBe(
      'filter-name=a&filter-brand=7&filter-price=5-9&filter-available=1' +
        '&filter-colour=red&filter-ram=8&sort=popular&page=2',
    );
    expect(plan(mixed).kind).toBe('redirect');
    expect(plan(canonical(mixed))).toEqual({ kind: 'filtered', query: canonical(mixed) });
  });

  test('accepts sort and page in any order, as both are static pages', () => {
    expect(plan('page=2&sort=popular').kind).toBe('static');
    expect(plan('sort=popular&utm_source=x&page=2').kind).toBe('static');
  });

  test('puts campaign keys last, and never redirects for them alone', () => {
    expect(plan('utm_source=x&filter-brand=7').kind).toBe('filtered');
    expect(plan('utm_source=x&page=1')).toEqual({ kind: 'redirect', query: 'utm_source=x' });
  });
});

describe('values', () => {
  test.each([
    ['filter-brand=9,3,3,x', 'filter-brand=3,9'],
    ['filter-brand=10&filter-brand=9', 'filter-brand=9,10'],
    ['filter-brand=۱۲', 'filter-brand=12'],
    ['filter-ram=8gb,16gb', 'filter-ram=16gb,8gb'],
    ['filter-name=گوشی موبایل', `filter-name=${encodeURIComponent('گوشی-موبایل')}`],
    ['price-from=1,000&price-to=', 'filter-price=1000-'],
    ['price-from=9&price-to=5', 'filter-price=5-9'],
    ['filter-price=-', ''],
    ['filter-weight.from=۱٫۵&filter-weight.to=', 'filter-weight=1.5-'],
    ['filter-weight.to=2&filter-weight.from=3&filter-weight=9-10', 'filter-weight=2-3'],
    ['filter-weight.from=x&filter-weight.to=', ''],
    ['filter-battery.from=۳٬۰۰۰&filter-battery.to=۵٬۲۰۰', 'filter-battery=3000-5200'],
    ['filter-screen.from=۶٫۶۷', 'filter-screen=6.67-'],
    ['filter-weight.else=1', ''],
    ['filter-available=0', ''],
    ['filter-ram=', ''],
    ['sort=default&page=1', ''],
    ['sort=junk', ''],
    ['sort=newest', ''],
    ['filter-brand=1&sort=newest', 'filter-brand=1'],
    ['page=007', 'page=7'],
  ])('%s becomes %s', (given, wanted) => {
    expect(canonical(given)).toBe(wanted);
  });

  test.each(['0', '-1', '1.5', 'x', '99999999999999999999', '10000'])(
    'page %s is invalid',
    (page) => {
      expect(plan(`page=${page}`)).toEqual({ kind: 'missing' });
      expect(plan(`filter-brand=1&page=${page}`)).toEqual({ kind: 'missing' });
    },
  );

  test('a value that is too long is dropped', () => {
    expect(canonical(`filter-ram=${'x'.repeat(501)}`)).toBe('');
  });
});

test('an address has a question mark only when a query follows', () => {
  expect(listHref('/shop', { filters: [], sort: 'default', page: 1 })).toBe('/shop');
  expect(listHref('/shop', { filters: [], sort: 'priceaz', page: 3 })).toBe(
    '/shop?sort=priceaz&page=3',
  );
});

test('a text typed with the keyboard left in Latin keeps its marks, which are letters', () => {
  expect(planList(new URLSearchParams({ 'filter-name': "',ad Shlsk'!" }))).toEqual({
    kind: 'redirect',
    query: "filter-name=',ad-shlsk'",
  });
  expect(planList(new URLSearchParams({ 'filter-name': "',ad-shlsk'" }))).toEqual({
    kind: 'filtered',
    query: "filter-name=',ad-shlsk'",
  });
});
