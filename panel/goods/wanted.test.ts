import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { isFiltered, isSameView, leftOutOf, noFilters, ownFilters, wantedOf } from './wanted.ts';

test('filters of the address become those of the call', () => {
  const address = {
    q: 'آیفون',
    category: '3',
    brand: '2,5',
    state: 'draft',
    sale: 'outOfStock',
    low: '1',
    timed: '1',
    bare: '1',
    from: '50000000',
    to: '90000000',
    codes: '11,12',
    sort: 'dearest',
  };
  expect(wantedOf(address)).toEqual({
    filter: {
      query: 'آیفون',
      categoryId: 3,
      brandIds: [2, 5],
      state: 'draft',
      availability: availabilityCodes.outOfStock,
      isLow: true,
      isTimed: true,
      isWithoutPicture: true,
      priceFrom: 50_000_000,
      priceTo: 90_000_000,
      websiteCodes: [11, 12],
    },
    sort: 'dearest',
  });
});

test('wrong filters are left out', () => {
  const wrong = {
    category: '0',
    brand: 'x,-1,2147483648',
    state: 'gone',
    sale: '4',
    low: 'yes',
    from: '1e3',
    to: '-5',
    codes: ',',
    sort: 'best',
  };
  expect(wantedOf(wrong)).toEqual({ filter: {}, sort: 'newest' });
  expect(isFiltered(wrong)).toBe(false);
});

test('at most 500 codes and 200 letters are asked for', () => {
  const codes = Array.from({ length: 600 }, (_, at) => at + 1).join(',');
  const { filter } = wantedOf({ codes, q: 'ب'.repeat(300) });
  expect(filter.websiteCodes).toHaveLength(500);
  expect([leftOutOf({ codes }), leftOutOf({ codes: '1,2' }), leftOutOf({})]).toEqual([100, 0, 0]);
  expect(filter.query).toHaveLength(200);
});

test('two addresses are the same view whatever their sort', () => {
  expect(isSameView({ brand: '2', sort: 'name' }, { brand: '2' })).toBe(true);
  expect(isSameView({ brand: '2' }, { brand: '3' })).toBe(false);
  expect(isSameView({ brand: '2', low: '1' }, { brand: '2' })).toBe(false);
});

test('a view keeps filters of goods alone, and all of them can be removed', () => {
  expect(ownFilters({ brand: '2', q: '', sort: 'name', other: '1' })).toEqual({ brand: '2' });
  expect(noFilters).toMatchObject({ q: '', category: '', codes: '' });
});
