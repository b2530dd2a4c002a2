import { expect, test } from '@jest/globals';
import { parsePostsQuery, planPosts, postsHref } from '#lib/blog/query.ts';

const params = (query: string) => new URLSearchParams(query);

test.each([
  ['q=گوشی&page=2', { text: 'گوشی', page: 2 }],
  ['q=a&q=+b%0A%00c+', { text: 'b c', page: 1 }],
  ['page=0', { text: '', page: null }],
  ['page=99999999999999999999', { text: '', page: null }],
])('%s is parsed as %o', (query, wanted) => {
  expect(parsePostsQuery(params(query))).toEqual(wanted);
});

test('a long text is cut, as addresses have a limited length', () => {
  expect(parsePostsQuery(params(`q=${'ا'.repeat(9_000)}`)).text).toHaveLength(100);
});

test.each([
  ['page=2', true, { kind: 'static' }],
  ['page=1', true, { kind: 'redirect', query: '' }],
  ['page=x', true, { kind: 'missing' }],
  ['q=a', true, { kind: 'filtered', query: 'q=a' }],
  ['q=a', false, { kind: 'static' }],
  ['q=a&page=1', false, { kind: 'redirect', query: '' }],
  ['utm_source=x&page=3', false, { kind: 'static' }],
])('%s, searched: %s, is planned as %o', (query, canSearch, wanted) => {
  expect(planPosts(params(query), canSearch)).toEqual(wanted);
});

test('what it writes is canonical', () => {
  const query = { text: 'هدفون & C++ 100%', page: 3 };
  const [, written = ''] = postsHref('/blog', query).split('?');
  expect(parsePostsQuery(params(written))).toEqual(query);
  expect(planPosts(params(written), true)).toEqual({ kind: 'filtered', query: written });
});
