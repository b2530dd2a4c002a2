import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { updateBasketEvent } from '#lib/contract/hub-events.ts';
import { frozenBasket } from '#lib/contract/codes.ts';
import { basketNews } from './basket-event.ts';

test('an event of the contract contains count and sequence', () => {
  const event = updateBasketEvent.parse([1001, 5, 2, 7, 'add', 31]);
  expect(basketNews(event)).toEqual({ basketCount: 7, sequence: 31 });
});

test('anything else is ignored', () => {
  expect(basketNews([])).toBeNull();
  expect(basketNews([1, 2, 3, frozenBasket, 'add', 4])).toBeNull();
  expect(basketNews([1, 2, 3, '4', 'add', 5])).toBeNull();
  fc.assert(
    fc.property(fc.array(fc.anything(), { maxLength: 5 }), (args) => {
      expect(basketNews(args)).toBeNull();
    }),
  );
});
