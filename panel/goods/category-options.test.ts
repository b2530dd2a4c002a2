import { expect, test } from '@jest/globals';
import { categoryOptions } from './category-options.ts';

test('a category is named with those above it', () => {
  const options = categoryOptions([
    { id: 3, parentId: 0, title: 'موبایل' },
    { id: 7, parentId: 3, title: 'اپل' },
    { id: 4, parentId: 0, title: 'لپ‌تاپ' },
  ]);
  expect(options.map(({ value, label }) => [value, label])).toEqual([
    ['3', 'موبایل'],
    ['7', 'موبایل › اپل'],
    ['4', 'لپ‌تاپ'],
  ]);
});
