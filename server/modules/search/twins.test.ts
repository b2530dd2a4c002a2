import { expect, test } from '@jest/globals';
import { twinsOf } from '#server/modules/search/twins.ts';
import { searchEntry } from '#server/modules/search/words.ts';

const twins = (...names: string[]) => twinsOf(searchEntry(names, []).names);

test.each([
  ['گوشی سامسونگ مدل گلکسی A55', 'Samsung Galaxy A55', ['سامسونگ samsung', 'گلکسی galaxy']],
  ['گوشی اپل مدل آیفون 15', 'Apple iPhone 15', ['اپل apple', 'ایفون iphone']],
  ['پلی\u200cاستیشن', 'PlayStation', ['پلیاستیشن playstation']],
  ['دوال\u200cسنس', 'DualSense', ['دوالسنس dualsense']],
  ['ایکس\u200cباکس', 'Xbox', ['ایکسباکس xbox']],
  ['لپ\u200cتاپ مک\u200cبوک', 'MacBook', ['مکبوک macbook']],
  ['هدفون', 'Headphone', ['هدفون headphone']],
  ['اپل واچ', 'Apple Watch', ['اپل apple', 'واچ watch']],
  ['ویوو وایرلس', 'vivo Wireless', ['وایرلس wireless']],
])('%s and %s reveal the words that are the same name', (fa, en, pairs) => {
  expect(twins(fa, en).map((pair) => pair.join(' '))).toEqual(pairs);
});

test('words that are merely next to each other are not paired', () => {
  expect(twins('کاور چرمی 12', 'Leather Case 12')).toEqual([]);
});
