import { expect, test } from '@jest/globals';
import { pressed, progressOf } from './packed.ts';

const lines = [
  { propertyId: 1, count: 1 },
  { propertyId: 2, count: 2 },
];
const [one, two] = lines;

test('a press packs one piece, and the parcel is whole once all pieces are in', () => {
  if (!one || !two) throw new Error('lines');
  let packed = pressed(new Map(), one);
  packed = pressed(packed, two);
  expect(progressOf(packed, lines)).toEqual({ packed: 2, pieces: 3, isWhole: false });
  packed = pressed(packed, two);
  expect(progressOf(packed, lines)).toEqual({ packed: 3, pieces: 3, isWhole: true });
  expect(progressOf(pressed(packed, two), lines)).toMatchObject({ packed: 1, isWhole: false });
});

test('an order without lines is never whole', () => {
  expect(progressOf(new Map(), [])).toEqual({ packed: 0, pieces: 0, isWhole: false });
});
