import { expect, test } from '@jest/globals';
import { codeInput, minutesAndSeconds } from './code-input.ts';

test.each([
  ['123456', '۱۲۳۴۵۶'],
  ['۱۲۳۴۵۶', '۱۲۳۴۵۶'],
  ['١٢٣ ٤٥٦', '۱۲۳۴۵۶'],
  [' کد ورود: 123-456\n', '۱۲۳۴۵۶'],
  ['12345678', '۱۲۳۴۵۶'],
  ['12a', '۱۲'],
  ['', ''],
])('of %j a code field keeps %j', (typed, kept) => {
  expect(codeInput(typed)).toBe(kept);
  expect(codeInput(kept)).toBe(kept);
});

test.each([
  [120, '۲:۰۰'],
  [65, '۱:۰۵'],
  [9, '۰:۰۹'],
  [0, '۰:۰۰'],
])('%d seconds are written as %s', (seconds, written) => {
  expect(minutesAndSeconds(seconds)).toBe(written);
});
