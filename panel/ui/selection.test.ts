import { expect, test } from '@jest/globals';
import { allToggled, shareOf, toggled } from './selection.ts';

test('a row is chosen and given up', () => {
  const one = toggled(new Set(), '1');
  expect([...one]).toEqual(['1']);
  expect([...toggled(one, '1')]).toEqual([]);
});

test('choosing all keeps what other filters had chosen', () => {
  const all = allToggled(new Set(['9', '1']), ['1', '2']);
  expect([...all].toSorted()).toEqual(['1', '2', '9']);
  expect([...allToggled(all, ['1', '2'])]).toEqual(['9']);
});

test('the head knows whether all, some or none are chosen', () => {
  expect(shareOf(new Set(['1']), ['1', '2'])).toBe('some');
  expect(shareOf(new Set(['1', '2']), ['1', '2'])).toBe('all');
  expect(shareOf(new Set(['3']), ['1', '2'])).toBe('none');
  expect(shareOf(new Set(), [])).toBe('none');
});
