import { expect, test } from '@jest/globals';
import { faultOfNewPassword } from './password.ts';

const mobile = '09123456789';

test.each([
  'Kahroba-1404',
  'رمز عبور من',
  '        ',
  '09120000000',
  '🔑🔑🔑🔑🔑🔑🔑🔑',
  'x'.repeat(200),
])('a password like %j is accepted', (password) => {
  expect(faultOfNewPassword(password, mobile)).toBeNull();
});

test.each([
  ['', /بنویسید/],
  ['1234567', /دست‌کم ۸ نویسه/],
  ['🔑🔑🔑🔑', /دست‌کم ۸ نویسه/],
  ['x'.repeat(201), /۲۰۰/],
  ['09123456789', /شماره موبایل/],
  ['۰۹۱۲۳۴۵۶۷۸۹', /شماره موبایل/],
  ['+989123456789', /شماره موبایل/],
  ['9123456789', /شماره موبایل/],
])('one like %j is rejected', (password, sentence) => {
  expect(faultOfNewPassword(password, mobile)).toMatch(sentence);
});
