import { expect, test } from '@jest/globals';
import { faultOfNewPassword } from './password.ts';

const mobile = '09123456789';
const fault = (password: string) =>
  faultOfNewPassword(password, { mobile, shopNames: ['دکان سارا', 'sarashop'] });

test.each([
  'Rood-Karun-12',
  'رمز عبور من',
  '09120000000',
  '🔑🚪🏠🌙⭐🌊🔥🍀',
  'پشت‌بام‌ها',
  'ab'.repeat(100),
  'کهربای زرد روی میز',
])('a password like %j is accepted', (password) => {
  expect(fault(password)).toBeNull();
});

test.each([
  ['', /بنویسید/],
  ['1234567', /دست‌کم ۸ نویسه/],
  ['🔑🔑🔑🔑', /دست‌کم ۸ نویسه/],
  ['        ', /دست‌کم ۸ نویسه/],
  ['\u200b'.repeat(12), /دست‌کم ۸ نویسه/],
  ['\u2800'.repeat(12), /دست‌کم ۸ نویسه/],
  ['ab\u00ad\u00ad\u00ad\u00ad\u00ad\u00ad', /دست‌کم ۸ نویسه/],
  ['a          b', /دست‌کم ۸ نویسه/],
  ['ab'.repeat(101), /۲۰۰/],
  ['aaaaaaaaaaaa', /تکرار یک نویسه/],
  ['🔑🔑🔑🔑🔑🔑🔑🔑', /تکرار یک نویسه/],
  ['۱۱۱۱۱۱۱۱', /تکرار یک نویسه/],
  ['09123456789', /شماره موبایل/],
  ['۰۹۱۲۳۴۵۶۷۸۹', /شماره موبایل/],
  ['+989123456789', /شماره موبایل/],
  ['9123456789', /شماره موبایل/],
  ['password1', /رایج‌ترین/],
  ['12mohammad9', /رایج‌ترین/],
  ['admin123', /رایج‌ترین/],
  ['مدیریت۱۲۳', /رایج‌ترین/],
  ['رمز عبور', /رایج‌ترین/],
  ['شسیبلاتنم', /رایج‌ترین/],
  ['QWERTYUIOP', /رایج‌ترین/],
  ['۱۲۳۴۵۶۷۸۹', /رایج‌ترین/],
  [' 123456789 ', /رایج‌ترین/],
  ['ｐａｓｓｗｏｒｄ１', /رایج‌ترین/],
  ['Kahroba1404', /نام فروشگاه/],
  ['كهربا۱۲۳۴', /نام فروشگاه/],
  ['SaraShop', /نام فروشگاه/],
  ['دکان سارا', /نام فروشگاه/],
])('one like %j is rejected', (password, sentence) => {
  expect(fault(password)).toMatch(sentence);
});
