import { expect, test } from '@jest/globals';
import { moveBody } from './draft.ts';

const draft = { variantId: 3, move: 'add', pieces: 5, reason: 'returned' } as const;

test('pieces are added, taken or counted', () => {
  expect(moveBody(draft)).toEqual({ variantId: 3, reason: 'returned', change: 5 });
  expect(moveBody({ ...draft, move: 'take' })).toMatchObject({ change: -5 });
  expect(moveBody({ ...draft, move: 'count', pieces: 0 })).toEqual({
    variantId: 3,
    reason: 'counted',
    counted: 0,
  });
});

test('without a number, or with none to add, nothing is sent', () => {
  expect(moveBody({ ...draft, pieces: null })).toBeNull();
  expect(moveBody({ ...draft, pieces: 0 })).toBeNull();
  expect(moveBody({ ...draft, move: 'count', pieces: -1 })).toBeNull();
});
