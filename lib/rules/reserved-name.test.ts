import { expect, test } from '@jest/globals';
import { isReservedName } from './reserved-name.ts';

const shop = ['کهربا', 'Kahroba'] as const;

test.each([
  'کهربا',
  'كهربا',
  'کهـــربا',
  'ک ه ر ب ا',
  'ک\u200cه\u200cر\u200cب\u200cا',
  'کهرباا',
  'کَهرُبا',
  'کھربا',
  'کهربا.',
  'فروشگاه کهربا',
  'Kahroba',
  'KAHROBA',
  'Kаhrobа',
  'k.a.h.r.o.b.a',
  'Ｋａｈｒｏｂａ',
  'پشتیبانی',
  'پشتيباني',
  'پشتیبانیِ سایت',
  'پشتیبانیآنلاین',
  'پش‌تی‌بانی',
  'مدیر',
  'م د ی ر',
  'مدیر فروش',
  'Admin',
  'Аdmin',
  'ad-min',
  'Poshtibani',
  'support team',
  'kahr0ba',
  'kаhr0bа',
  'Kahroba Team',
  'kahrob@',
  'کهرب۱',
  'ADMlN',
  'adm1n',
  '$upport',
  'supp0rt 24',
  'پاسخگو',
  'پاسخ‌گو',
  'پاسخگوی سایت',
  'پڜتیبان',
  '🅢🅤🅟🅟🅞🅡🅣',
  '🅰🅳🅼🅸🅽',
  '🇸🇺🇵🇵🇴🇷🇹 24',
  'پشتیبان🇮🇷',
  'سیستم',
  'سامانه',
])('a member cannot be called «%s»', (name) => {
  expect(isReservedName(name, ...shop)).toBe(true);
});

test.each([
  'سارا احمدی',
  'کاظم مدیر شانه‌چی',
  'علی سرپرست',
  'زهرا فروشنده',
  'مهران مدیری',
  'علی کهربایی',
  'مدیره رضایی',
  'Sara Ahmadi',
  'Ali Modiri',
  'آدم مینایی',
  'رضا فروشانی',
  'کارن شناسا',
  'Ali Kahrobaei',
  'سارا ۲',
  'Sara 1375',
  'Reza!',
  'سمانه',
  'رضا 🇮🇷',
])('but can be called «%s»', (name) => {
  expect(isReservedName(name, ...shop)).toBe(false);
});

test('a site named like a person reserves that name alone', () => {
  expect(isReservedName('Ali', 'علی‌شاپ', 'ali')).toBe(true);
  expect(isReservedName('Ali Rezaei', 'علی‌شاپ', 'ali')).toBe(false);
});

test('the name of the software is reserved in every shop, in both scripts', () => {
  for (const name of ['kahroba', 'Kаhr0ba', 'کهربا']) {
    expect(isReservedName(name, 'آذین', 'azin')).toBe(true);
  }
});

test('a shop whose name is only signs reserves nothing more', () => {
  expect(isReservedName('سارا', '۲۴', '')).toBe(false);
});
