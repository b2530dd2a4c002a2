import { expect, test } from '@jest/globals';
import { wantedMedia } from './wanted.ts';

test('filters of the address become the call; what is unknown is left out', () => {
  expect(wantedMedia({ q: ' کیف ', use: 'unused', alt: 'none' })).toEqual({
    query: 'کیف',
    use: 'unused',
    isWithoutAlt: true,
  });
  expect(wantedMedia({ q: ' ', use: 'all', alt: '1', page: '3' })).toEqual({});
  expect(wantedMedia({ q: 'x'.repeat(300) }).query).toHaveLength(200);
});
