import { expect, test } from '@jest/globals';
import { updateOrderEvent } from '#lib/contract/hub-events.ts';
import { orderNews } from './order-event.ts';

test('an event of the contract contains number and version', () => {
  const event = updateOrderEvent.parse([40_165_512, 3, 'sent', 5]);
  expect(orderNews(event)).toEqual({ number: 40_165_512, version: 5 });
});

test('anything else is ignored', () => {
  expect(orderNews([])).toBeNull();
  expect(orderNews([1, 2, ''])).toBeNull();
  expect(orderNews(['1', 2, '', 3])).toBeNull();
  expect(orderNews([1, 2, '', 1.5])).toBeNull();
});
