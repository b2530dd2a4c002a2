import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { stateOfSale } from './sale-state.ts';

test('a variant is marked as good only while it can be bought', () => {
  const { available, soon, outOfStock } = availabilityCodes;
  expect(stateOfSale(available, true)).toBe('good');
  expect(stateOfSale(available, false)).toBe('rest');
  expect(stateOfSale(soon, true)).toBe('info');
  expect(stateOfSale(outOfStock, true)).toBe('rest');
});
