import { expect, test } from '@jest/globals';
import { keepPlaces } from '#lib/basket/places.ts';

const lines = (...ids: number[]) => ids.map((propertyId) => ({ propertyId }));

test('a line that was removed and restored keeps its place, and new ones come last', () => {
  const first = keepPlaces([], lines(1, 2, 3));
  expect(first).toEqual([1, 2, 3]);
  expect(keepPlaces(first, lines(1, 3))).toBe(first);
  expect(keepPlaces(first, lines(1, 3, 2))).toBe(first);
  expect(keepPlaces(first, lines(4, 1, 3))).toEqual([1, 2, 3, 4]);
});
