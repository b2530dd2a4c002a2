import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { reviewSorts } from '#lib/contract/opinion.ts';
import {
  allReviews,
  choiceOf,
  choiceSegment,
  formatReviewQuery,
  parseReviewQuery,
} from '#lib/opinion/review-query.ts';

const read = (query: string) => parseReviewQuery(new URLSearchParams(query));

test('what is chosen of reviews is read from their query, and what is not known is ignored', () => {
  expect(read('?sort=worst&stars=2')).toEqual({ sort: 'worst', stars: 2 });
  expect(read('sort=newest&sort=best')).toEqual({ sort: 'best', stars: null });
  for (const odd of ['', 'sort=', 'sort=cheapest', 'stars=0', 'stars=6', 'stars=۵', 'stars=55']) {
    expect(read(odd)).toEqual(allReviews);
  }
});

test('a choice of reviews is the same after it was written as a query or as a segment', () => {
  const choice = fc.record({
    sort: fc.constantFrom(...reviewSorts),
    stars: fc.option(fc.integer({ min: 1, max: 5 })),
  });
  fc.assert(
    fc.property(choice, (each) => {
      expect(read(formatReviewQuery(each))).toEqual(each);
      const segment = choiceSegment(each);
      expect(segment === '' ? allReviews : choiceOf(segment)).toEqual(each);
    }),
  );
  fc.assert(fc.property(fc.string(), (odd) => choiceOf(`${odd}-9`) === null));
  expect(choiceOf('helpful-0')).toBeNull();
});
