import { expect, test } from '@jest/globals';
import { screens } from '#panel/screens.ts';
import { contents, contentsOf } from './contents.ts';
import { findByTitle } from './find.ts';

const found = (written: string) =>
  findByTitle(contentsOf(screens), written).map(({ path, note }) => [path, note]);

test('a screen is found by what it holds', () => {
  expect(found('مالیات')).toEqual([['/settings/selling', 'فروش']]);
  expect(found('كد تخفيف')).toEqual([['/discounts', 'تخفیف‌ها']]);
  expect(found('پس دادن')).toEqual([['/returns', 'مرجوعی']]);
  expect(found('اسنپ')).toEqual([['/settings/payment', 'پرداخت']]);
});

test('every named path is a screen, and what is not open is not found', () => {
  const paths = new Set<string>(screens.map(({ path }) => path));
  expect(Object.keys(contents).filter((path) => !paths.has(path))).toEqual([]);
  expect(contentsOf(screens.filter(({ path }) => path === '/orders'))).toEqual([]);
});
