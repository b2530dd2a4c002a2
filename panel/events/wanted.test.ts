import { expect, test } from '@jest/globals';
import { wantedOf } from './wanted.ts';

const now = Date.parse('2026-11-24T21:00:00Z'); // 25 November in Tehran

test('filters of the address become those of the call', () => {
  expect(wantedOf({ text: '12345678', person: '3', area: 'orders' }, now)).toEqual({
    text: '12345678',
    person: 3,
    area: 'orders',
  });
});

test('days begin at midnight in Tehran, and today is one of them', () => {
  expect(wantedOf({ since: '1' }, now)).toEqual({ from: '2026-11-25T00:00:00+03:30' });
  expect(wantedOf({ since: '7' }, now)).toEqual({ from: '2026-11-19T00:00:00+03:30' });
});

test('wrong filters are left out', () => {
  expect(wantedOf({ person: '0', area: 'x', since: '1000', text: '' }, now)).toEqual({});
});
