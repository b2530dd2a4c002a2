import { expect, test } from '@jest/globals';
import { findByTitle } from './find.ts';

const items = ['سفارش‌ها', 'قیمت و موجودی', 'کارکنان', 'کالاها'].map((title) => ({ title }));
const found = (text: string) => findByTitle(items, text).map(({ title }) => title);

test('finds by the first letters of any word, with Arabic letters and without half-spaces', () => {
  expect(found('كار')).toEqual(['کارکنان']);
  expect(found('موج')).toEqual(['قیمت و موجودی']);
  expect(found('سفارش ها')).toEqual(['سفارش‌ها']);
  expect(found('')).toHaveLength(4);
});

test('finds nothing by what no word begins with', () => {
  expect(found('ارکنان')).toEqual([]);
});
