import { expect, test } from '@jest/globals';
import type { AdminMethod } from '#lib/contract/admin-selling.ts';
import {
  draftOf,
  emptyDraft,
  emptyRate,
  faultsOf,
  fieldAt,
  moved,
  savedOf,
} from '#panel/delivery/draft.ts';

const method: AdminMethod = {
  id: 3,
  version: 2,
  kind: 'courier',
  title: 'پیک',
  note: 'در شهر',
  rates: [{ provinces: ['تهران'], cities: ['تهران'], base: 65_000, grams: 5_000, perKilo: 5_000 }],
  isPaidOnArrival: false,
  freeFrom: 2_000_000,
  daysFrom: 0,
  daysTo: 1,
  schedule: [],
  isActive: true,
  position: 1,
  slots: [],
};

test('a method comes back from the form as it was', () => {
  const { id: _id, version: _version, schedule: _schedule, slots: _slots, ...rest } = method;
  expect(savedOf(draftOf(method))).toEqual(rest);
});

test('title, days and prices are needed', () => {
  expect(Object.keys(faultsOf(emptyDraft))).toEqual(['title', 'rates.0']);
  const draft = draftOf(method);
  expect(faultsOf(draft)).toEqual({});
  expect(Object.keys(faultsOf({ ...draft, daysFrom: 2 }))).toEqual(['daysTo']);
  expect(Object.keys(faultsOf({ ...draft, rates: [] }))).toEqual(['rates']);
  const rates = [...draft.rates, emptyRate(2)];
  expect(Object.keys(faultsOf({ ...draft, rates }))).toEqual(['rates.1']);
});

test('a fault of the service is shown at its field or row', () => {
  expect(fieldAt('rates.1.base')).toBe('rates.1');
  expect(fieldAt('daysTo')).toBe('daysTo');
});

test('rows move by one place and never over the ends', () => {
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});
