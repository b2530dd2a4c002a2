import { expect, test } from '@jest/globals';
import { wantedOf } from './wanted.ts';

test('filters of the address become those of the call, wrong ones are left out', () => {
  expect(wantedOf({ q: 'هدفون', state: 'bin', category: '3', author: '4' })).toEqual({
    query: 'هدفون',
    state: 'bin',
    categoryId: 3,
    authorId: 4,
  });
  expect(wantedOf({ q: '', state: 'x', category: '0', author: '1e3' })).toEqual({});
});
