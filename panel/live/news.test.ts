import { describe, expect, test } from '@jest/globals';
import type { WaitingCountsAnswer } from '#lib/contract/admin-today.ts';
import {
  batchNews,
  importNews,
  newestOf,
  orderNews,
  pictureNews,
  waitingNews,
  withNews,
} from './news.ts';

test('an order’s event makes outdated what shows it, except the list that is read', () => {
  const outdated = orderNews([12, 2, 'packing', 3]);
  expect(outdated).toContainEqual(['order', 12]);
  expect(outdated).toContainEqual(['orders', 'newest']);
  expect(outdated).not.toContainEqual(['orders']);
  expect(outdated).not.toContainEqual(['orders', 'list']);
});

test('a running batch is read again alone, an ended one with the goods', () => {
  expect(batchNews([7, 'running', 1, 0, 2])).toEqual([['batches', 'one', 7]]);
  expect(batchNews([7, 'done', 2, 0, 2])).toContainEqual(['goods']);
});

test('an import under way is read again alone, an ended one with its rows and the goods', () => {
  expect(importNews([7, 'applying', 1, 2])).toEqual([['imports', 'one', 7]]);
  expect(importNews([7, 'ready', 2, 2])).toEqual([
    ['imports', 'one', 7],
    ['imports', 'list'],
    ['imports', 'rows'],
    ['goods'],
  ]);
});

test('pictures under way are read again alone, the last ones with what did not come and the goods', () => {
  expect(pictureNews([7, 3, 1, 0])).toEqual([['imports', 'pictures', 7]]);
  expect(pictureNews([7, 0, 3, 1])).toEqual([
    ['imports', 'pictures', 7],
    ['imports', 'missing', 7],
    ['goods'],
  ]);
});

test.each<[string, unknown]>([
  ['order', orderNews(['12', 2, '', 3])],
  ['order', orderNews([12, 2, null, 3])],
  ['batch', batchNews([7])],
  ['import', importNews(['7', 'done'])],
  ['pictures', pictureNews([7, '3'])],
  ['waiting', waitingNews(['constructor', 1, 1])],
  ['waiting', waitingNews(['orders', -1, 1])],
  ['waiting', waitingNews(['orders', 1])],
])('invalid arguments of an event are no news: %s', (_name, news) => {
  expect(news).toBeNull();
});

describe('a count', () => {
  const counts: WaitingCountsAnswer = {
    orders: { count: 2, at: 100 },
    receipts: null,
    returns: null,
    opinions: null,
    messages: null,
    chats: null,
  };

  test('takes the place of an older one, in whatever order they come', () => {
    const later = withNews(counts, { kind: 'orders', counted: { count: 3, at: 200 } });
    expect(later.orders?.count).toBe(3);
    expect(withNews(later, { kind: 'orders', counted: { count: 1, at: 150 } })).toBe(later);
    expect(newestOf(counts, later).orders?.count).toBe(3);
    expect(newestOf(later, counts).orders?.count).toBe(3);
    expect(newestOf(counts, undefined)).toBe(counts);
  });

  test('of what may not be seen stays out', () => {
    const news = { kind: 'messages', counted: { count: 1, at: 200 } } as const;
    expect(withNews(counts, news)).toBe(counts);
  });
});
