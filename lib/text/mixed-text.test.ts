import { expect, test } from '@jest/globals';
import {
  isolateCode,
  isolateLatin,
  splitAsWritten,
  splitMixedText,
  splitName,
} from '#lib/text/mixed-text.ts';

const shown = (name: string) =>
  splitMixedText(name).map(({ text, latin }) => (latin ? `<${text}>` : text));

test('a model code is a part of its own, with its digits', () => {
  expect(shown('هدفون سونی WH-1000XM5 با نویزکنسلینگ')).toEqual([
    'هدفون سونی ',
    '<WH-1000XM5>',
    ' با نویزکنسلینگ',
  ]);
});

test('a number before a Latin word belongs to it', () => {
  expect(shown('آیفون 15 Pro ظرفیت 256 گیگابایت')).toEqual([
    'آیفون ',
    '<15 Pro>',
    ' ظرفیت ۲۵۶ گیگابایت',
  ]);
});

test('a percent sign stays with its Latin name', () => {
  expect(shown('کیبورد BlackWidow V4 75% سیاه')).toEqual([
    'کیبورد ',
    '<BlackWidow V4 75%>',
    ' سیاه',
  ]);
});

test('brackets between Latin words belong to their name, others to the Persian text', () => {
  expect(shown('هندزفری مدل Ear (a) سفید')).toEqual(['هندزفری مدل ', '<Ear (a)>', ' سفید']);
  expect(shown('هدفون Headphone (1) ناتینگ')).toEqual(['هدفون ', '<Headphone (1)>', ' ناتینگ']);
  expect(shown('تبلت Tab (CH/A) Plus')).toEqual(['تبلت ', '<Tab (CH/A) Plus>']);
  expect(shown('رنگ مشکی (Black)')).toEqual(['رنگ مشکی (', '<Black>', ')']);
  expect(shown('ظرفیت 128 (Global)')).toEqual(['ظرفیت ۱۲۸ (', '<Global>', ')']);
  expect(shown('iPhone (2 عدد)')).toEqual(['<iPhone>', ' (۲ عدد)']);
});

test('decimals are written with the Persian separator', () => {
  expect(shown('مخزن 1.3 لیتر')).toEqual(['مخزن ۱٫۳ لیتر']);
});

test('Persian text is unchanged except for Persian digits', () => {
  expect(shown('قهوه‌ساز 2 فنجان')).toEqual(['قهوه‌ساز ۲ فنجان']);
  expect(shown('')).toEqual([]);
});

test('the parts together are the name, apart from digits', () => {
  const name = 'Galaxy Tab S9+ با قلم S-Pen، 12 اینچ';
  expect(
    splitMixedText(name)
      .map((part) => part.text)
      .join(''),
  ).toBe('Galaxy Tab S9+ با قلم S-Pen، ۱۲ اینچ');
});

test('in plain text Latin runs are wrapped in isolates', () => {
  expect(isolateCode('12-45/7')).toBe('\u206612-45/7\u2069');
  expect(isolateLatin('آیفون 17 Pro Max نقره‌ای')).toBe('آیفون \u206617 Pro Max\u2069 نقره‌ای');
});

test('numbers of a name are a part of it, as they were written', () => {
  expect(splitName('گوشی نوکیا مدل 150 2023 حافظه ۴ مگابایت')).toEqual([
    { text: 'گوشی نوکیا مدل ', latin: false },
    { text: '150 2023', latin: true },
    { text: ' حافظه ۴ مگابایت', latin: false },
  ]);
});

test('what a member wrote keeps its digits', () => {
  expect(splitAsWritten('با iPhone 15 فقط 2.5 ساعت و ۳ دقیقه')).toEqual([
    { text: 'با ', latin: false },
    { text: 'iPhone 15', latin: true },
    { text: ' فقط 2.5 ساعت و ۳ دقیقه', latin: false },
  ]);
});
