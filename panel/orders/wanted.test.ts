import { expect, test } from '@jest/globals';
import { wantedOf } from './wanted.ts';

const now = Date.parse('2026-11-24T21:00:00Z'); // 25 November in Tehran

test('filters of the address become those of the call', () => {
  expect(
    wantedOf({ q: '۱۲۳', state: 'paid', payment: 'zibal', label: 'کادو', since: '7' }, now),
  ).toEqual({
    q: '۱۲۳',
    state: 'paid',
    payment: 'zibal',
    label: 'کادو',
    from: '2026-11-19',
  });
});

test('wrong filters are left out, and a long search is cut', () => {
  expect(wantedOf({ state: 'x', payment: 'gold', since: '1000', q: '' }, now)).toEqual({});
  expect(wantedOf({ q: 'x'.repeat(500) }, now).q).toHaveLength(64);
});
