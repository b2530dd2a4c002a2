import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fold, split } from '#server/modules/search/fold.ts';
import { takePrice } from '#server/modules/search/price-words.ts';
import { inDigits, readSpelled } from '#server/modules/search/spelled.ts';
import { numberInWords } from '#lib/text/number-words.ts';

const read = (text: string) => {
  const { words, price } = takePrice(split(fold(text)));
  return [words.join(' '), price?.min ?? null, price?.max ?? null];
};
const million = 1_000_000;

test.each<[string, string, number | null, number | null]>([
  ['گوشی زیر ۱۰ میلیون', 'گوشی', null, 10 * million],
  ['گوشی سامسونگ تا ده میلیون تومان', 'گوشی سامسونگ', null, 10 * million],
  ['زیر ۵۰۰ هزار تومن هدفون', 'هدفون', null, 500_000],
  ['لپ تاپ بالای ۵۰ میلیون', 'لپ تاپ', 50 * million, null],
  ['ساعت کمتر از یک میلیون و پانصد هزار تومان', 'ساعت', null, 1.5 * million],
  ['گوشی بین ۱۰ تا ۲۰ میلیون', 'گوشی', 10 * million, 20 * million],
  ['گوشی بین ۱۰ و ۲۰ میلیون', 'گوشی', 10 * million, 20 * million],
  ['گوشی ۱۰ تا ۲۰ میلیون', 'گوشی', 10 * million, 20 * million],
  ['از ۵۰۰ هزار تا ۲ میلیون پاوربانک', 'پاوربانک', 500_000, 2 * million],
  ['گوشی ۱۰ میلیونی', 'گوشی', 8 * million, 12 * million],
  ['گوشی حدود بیست میلیون', 'گوشی', 16 * million, 24 * million],
  ['گوشی زیر ۱/۵ میلیون', 'گوشی', null, 1.5 * million],
  ['گوشی زیر دو و نیم میلیون', 'گوشی', null, 2.5 * million],
  ['گوشی زیر ۱۰٬۰۰۰٬۰۰۰ تومان', 'گوشی', null, 10 * million],
  ['گوشی زیر 10-000-000', 'گوشی', null, 10 * million],
  ['گوشی زیر ۱۰۰ میلیون ریال', 'گوشی', null, 10 * million],
  ['گوشی تا ده تومن', 'گوشی', null, 10 * million],
  ['گوشی زیر ۹۰۰۰۰۰ تومان', 'گوشی', null, 900_000],
  ['گوشی زیر ۱۰ ملیون', 'گوشی', null, 10 * million],
  ['زیر ۱۰ میلیون', '', null, 10 * million],
  ['تلویزیون تا ۴۳ اینچ', 'تلویزیون تا 43 اینچ', null, null],
  ['آیفون سیزده', 'ایفون سیزده', null, null],
  ['سه پایه دوربین', 'سه پایه دوربین', null, null],
  ['میز زیر تلویزیون', 'میز زیر تلویزیون', null, null],
  ['گوشی بین ۲۰ تا ۱۰ میلیون', 'گوشی بین 20', null, 10 * million],
])('%j leaves %j, from %p to %p', (text, rest, min, max) => {
  expect(read(text)).toEqual([rest, min, max]);
});

test('every number below a thousand is read in words', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), (number) => {
      const words = split(fold(`آیفون ${numberInWords(number)} پرو`));
      expect(readSpelled(words).map((token) => token.read)).toEqual([
        'ایفون',
        String(number),
        'پرو',
      ]);
    }),
  );
});

test('letters of models are read with their number', () => {
  expect(inDigits(split(fold('گلکسی اس بیست و چهار اولترا')))).toEqual(['گلکسی', 's24', 'اولترا']);
  expect(inDigits(split(fold('گلکسی آ ۵۵')))).toEqual(['گلکسی', 'a55']);
  expect(inDigits(split(fold('اس اس دی ۵۰۰')))).toEqual(['اس', 'اس', 'دی', '500']);
});

test('any text is read in bounds', () => {
  const word = fc.constantFrom(
    'زیر',
    'بین',
    'از',
    'تا',
    'و',
    'نیم',
    'ده',
    '10',
    '000',
    'میلیون',
    'هزار',
    'تومان',
    'گوشی',
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 20 }), (words) => {
      const { words: rest, price } = takePrice(words);
      expect(rest.length).toBeLessThanOrEqual(words.length);
      for (const end of [price?.min, price?.max]) {
        expect(end === null || end === undefined || (Number.isInteger(end) && end >= 0)).toBe(true);
      }
    }),
  );
});
