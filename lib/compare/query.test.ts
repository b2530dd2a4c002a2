import { describe, expect, test } from '@jest/globals';
import {
  compareHref,
  formatCompareQuery,
  isCanonicalCompare,
  parseCompareQuery,
} from '#lib/compare/query.ts';

const parse = (query: string) => parseCompareQuery(new URLSearchParams(query));
const isCanonical = (query: string) => isCanonicalCompare(new URLSearchParams(query), parse(query));

describe('the query of a comparison', () => {
  test.each([
    ['', '', ''],
    ['ids=2,1', 'ids=2,1', ''],
    ['ids=1,1,2', 'ids=1,2', ''],
    ['ids=1&ids=2', 'ids=1,2', ''],
    ['ids=1,2,3,4,5,6', 'ids=1,2,3,4', ''],
    ['ids=۱۲,٣', 'ids=12,3', ''],
    ['ids=0,-1,1.5,1e3,x,,2147483648,99999999999999999999,%00,7', 'ids=7', ''],
    ['ids=%201%20,02', 'ids=1', ''],
    ['ids=1&find=Galaxy%20S24', 'ids=1&find=galaxy-s24', 'galaxy-s24'],
    ['find=x&ids=1&find=y', 'ids=1&find=y', 'y'],
    ['find=x', '', ''],
  ])('%s is %s', (query, canonical, find) => {
    expect(formatCompareQuery(parse(query))).toBe(canonical);
    expect(parse(query).find).toBe(find);
    expect(isCanonical(canonical)).toBe(true);
  });

  test.each(['ids=', 'ids=1,1', 'ids=1&ids=2', 'find=x&ids=1', 'ids=1&find=', 'ids=۱'])(
    '%s is not canonical',
    (query) => expect(isCanonical(query)).toBe(false),
  );

  test('foreign keys are ignored', () => {
    expect(isCanonical('utm_source=x&ids=1,2&gclid=y')).toBe(true);
  });

  test('an empty comparison has the page’s own address', () => {
    expect(compareHref([])).toBe('/shop/compare');
    expect(compareHref([3, 1])).toBe('/shop/compare?ids=3,1');
  });
});
