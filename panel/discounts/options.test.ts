import { expect, test } from '@jest/globals';
import { categoryOptions, chosenOf } from '#panel/discounts/options.ts';

test('a category is named with those above it, and a circle does not hang', () => {
  const tree = [
    { id: 1, parentId: 0, title: 'موبایل' },
    { id: 2, parentId: 1, title: 'گوشی' },
    { id: 3, parentId: 4, title: 'الف' },
    { id: 4, parentId: 3, title: 'ب' },
  ];
  expect(categoryOptions(tree).map(({ label }) => label)).toEqual([
    'موبایل',
    'موبایل › گوشی',
    'ب › الف',
    'الف › ب',
  ]);
});

test('what has no name any more shows its number', () => {
  expect(chosenOf([2, 9], [{ value: '2', label: 'گوشی' }])).toEqual([
    { value: '2', label: 'گوشی' },
    { value: '9', label: '9' },
  ]);
});
