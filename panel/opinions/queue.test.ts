import { expect, test } from '@jest/globals';
import type { WaitingOpinion } from '#lib/contract/opinion.ts';
import { currentOf, keyOf, progressOf, putOff, withoutOne } from '#panel/opinions/queue.ts';

const review = { kind: 'review', id: 7 } as const;
const question = { kind: 'question', id: 7 } as const;
const comment = { kind: 'comment', id: 8 } as const;
const all = [review, question, comment];

const written = (item: Pick<WaitingOpinion, 'kind' | 'id'>): WaitingOpinion => ({
  ...item,
  stars: null,
  body: 'متن',
  good: [],
  bad: [],
  pictures: [],
  author: 'نام',
  product: null,
  post: null,
  asked: null,
  isShop: false,
  revision: 1,
  writtenAt: '2026-11-26T10:00:00.000Z',
  isBuyer: false,
  member: null,
});

test('the first that was not put off is judged, kinds with the same number apart', () => {
  expect(currentOf(all, [])).toBe(review);
  expect(currentOf(all, [keyOf(review)])).toBe(question);
  expect(currentOf([], [])).toBeNull();
});

test('when all were put off they come again in that order', () => {
  const later = [comment, review, question].map(keyOf);
  expect(currentOf(all, later)).toBe(comment);
  expect(currentOf(all, putOff(later, keyOf(comment)))).toBe(review);
  expect(currentOf([review, question], later)).toBe(review);
});

test('progress counts what was judged and put off, and never passes the end', () => {
  expect(progressOf({ judged: 0, putOff: 0, total: 5 })).toEqual({ at: 1, of: 5 });
  expect(progressOf({ judged: 2, putOff: 1, total: 3 })).toEqual({ at: 4, of: 5 });
  expect(progressOf({ judged: 1, putOff: 4, total: 1 })).toEqual({ at: 2, of: 2 });
});

test('one that was judged leaves all pages and their totals', () => {
  const pages = [
    { items: [written(review), written(question)], total: 3 },
    { items: [written(comment)], total: 3 },
  ];
  const left = withoutOne(pages, keyOf(question));
  expect(left.map(({ items }) => items.map(keyOf))).toEqual([['review 7'], ['comment 8']]);
  expect(left.map(({ total }) => total)).toEqual([2, 2]);
  expect(withoutOne(pages, 'answer 1')).toEqual(pages);
});
