import { expect, test } from '@jest/globals';
import { withFilters } from './filters.ts';

test('a filter is set, changed and removed by the empty text', () => {
  const set = withFilters({ area: 'orders' }, { person: '3' });
  expect(set).toEqual({ area: 'orders', person: '3' });
  expect(withFilters(set, { area: '' })).toEqual({ person: '3' });
});
