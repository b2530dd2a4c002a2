import { expect, test } from '@jest/globals';
import { numberInWords } from './number-words.ts';

test.each([
  [0, 'صفر'],
  [7, 'هفت'],
  [19, 'نوزده'],
  [20, 'بیست'],
  [100, 'صد'],
  [215, 'دویست و پانزده'],
  [1_000, 'هزار'],
  [2_000, 'دو هزار'],
  [74_380_000, 'هفتاد و چهار میلیون و سیصد و هشتاد هزار'],
  [1_001_001, 'یک میلیون و هزار و یک'],
  [3_000_000_050, 'سه میلیارد و پنجاه'],
  [Number.MAX_SAFE_INTEGER, expect.stringMatching(/^نه میلیون میلیارد و هفت هزار میلیارد و /)],
])('%i in words', (value, words) => {
  expect(numberInWords(value)).toEqual(words);
});
