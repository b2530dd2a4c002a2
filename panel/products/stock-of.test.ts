import { expect, test } from '@jest/globals';
import { availabilityCodes } from '#lib/contract/codes.ts';
import { stockOf } from './stock-of.ts';

const { available, call, outOfStock } = availabilityCodes;

test.each([
  [{ availability: available, stock: 14, lowCount: 0 }, '۱۴ عدد', 'plain'],
  [{ availability: available, stock: 3, lowCount: 1 }, '۳ عدد', 'low'],
  [{ availability: outOfStock, stock: 0, lowCount: 1 }, 'ناموجود', 'none'],
  [{ availability: call, stock: 0, lowCount: 0 }, 'تماس بگیرید', 'plain'],
  [{ availability: null, stock: 0, lowCount: 0 }, 'ناموجود', 'none'],
])('the stock of %j is said as %s, %s', (row, word, tone) => {
  expect(stockOf(row)).toEqual({ word, tone });
});
