import { expect, test } from '@jest/globals';
import { isAiming } from '#components/frame/menus/aim.ts';

/** A pane to the left of the entries, as in right-to-left text. */
const side = { x: 100, top: 0, bottom: 400 };
const from = { x: 300, y: 100 };

test('straight and diagonal movements towards the pane are aimed at it', () => {
  expect(isAiming(from, { x: 290, y: 100 }, side)).toBe(true);
  expect(isAiming(from, { x: 290, y: 114 }, side)).toBe(true);
  expect(isAiming(from, { x: 290, y: 96 }, side)).toBe(true);
});

test('movements past its ends, along it or away from it are not', () => {
  expect(isAiming(from, { x: 290, y: 116 }, side)).toBe(false);
  expect(isAiming(from, { x: 290, y: 94 }, side)).toBe(false);
  expect(isAiming(from, { x: 300, y: 120 }, side)).toBe(false);
  expect(isAiming(from, { x: 310, y: 100 }, side)).toBe(false);
  expect(isAiming(from, from, side)).toBe(false);
});

test('works on either side', () => {
  const right = { x: 500, top: 0, bottom: 400 };
  expect(isAiming(from, { x: 310, y: 114 }, right)).toBe(true);
  expect(isAiming(from, { x: 310, y: 120 }, right)).toBe(false);
  expect(isAiming(from, { x: 290, y: 100 }, right)).toBe(false);
});
