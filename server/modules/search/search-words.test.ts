import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { addOwnWords, SearchWords, shopWords } from '#server/modules/search/search-words.ts';

const words = new SearchWords(`
# remark, another
لپ‌تاپ، نوت بوک، Laptop
بي‌سیم، بلوتوثی
- خرید، ارزان
`);

test('names of one line stand for each other, whichever way they are written', () => {
  expect(words.othersOf('لپتاپ')).toEqual(['laptop']);
  expect(words.othersOf('laptop')).toEqual(['لپتاپ']);
  expect(words.othersOf('بلوتوثی')).toEqual(['بیسیم']);
  expect(words.othersOf('remark')).toEqual([]);
});

test('names of several words replace others and are replaced', () => {
  expect(words.rephrased(['نوت', 'بوک', 'ایسوس'])).toEqual([
    ['لپ', 'تاپ', 'ایسوس'],
    ['لپتاپ', 'ایسوس'],
    ['laptop', 'ایسوس'],
  ]);
  expect(words.rephrased(['ایسوس', 'laptop'])).toEqual([
    ['ایسوس', 'لپ', 'تاپ'],
    ['ایسوس', 'نوت', 'بوک'],
  ]);
  expect(words.rephrased(['نوت', '14'])).toEqual([]);
});

test('words that say nothing are left out, unless there are no others', () => {
  expect(words.withoutFillers(['خرید', 'گوشی', 'ارزان'])).toEqual(['گوشی']);
  expect(words.withoutFillers(['خرید'])).toEqual(['خرید']);
});

test("an owner's own list in the data folder is added", () => {
  const folder = mkdtempSync(join(tmpdir(), 'kahroba-'));
  addOwnWords(folder);
  expect(shopWords.othersOf('یخچالچه')).toEqual([]);
  writeFileSync(join(folder, 'search-words.txt'), 'یخچالچه، یخدان\n- دبش\n');
  addOwnWords(folder);
  rmSync(folder, { recursive: true });
  expect(shopWords.othersOf('یخچالچه')).toEqual(['یخدان']);
  expect(shopWords.withoutFillers(['گوشی', 'دبش'])).toEqual(['گوشی']);
});

test("the shop's list is read", () => {
  expect(shopWords.othersOf('اداپتور')).toContain('شارژر');
  expect(shopWords.withoutFillers(['گوشی', 'سامسونگ', 'ارزان'])).toEqual(['گوشی', 'سامسونگ']);
});
