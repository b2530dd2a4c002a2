import { expect, test } from '@jest/globals';
import { wantedOf } from '#panel/customers/wanted.ts';

test('filters of the address are asked for, wrong ones are left out', () => {
  expect(wantedOf({ q: 'مریم', kind: 'bought' })).toEqual({ query: 'مریم', kind: 'bought' });
  expect(wantedOf({ q: '', kind: 'rich' })).toEqual({});
  expect(wantedOf({ q: 'x'.repeat(300) }).query).toHaveLength(200);
});
