import { expect, test } from '@jest/globals';
import { doubtOf } from './carriers.ts';

const digits = (count: number) => '۱'.repeat(count);

test.each([
  ['post', digits(24)],
  ['post', ` ${'1'.repeat(24)} `],
  ['tipax', digits(21)],
  ['courier', '123'],
  ['other', 'بارنامه ۱۲'],
] as const)('a code of %s, %j, is sent at once', (carrier, code) => {
  expect(doubtOf(carrier, code)).toBeNull();
});

test.each([
  ['post', '123', /۲۴ رقم/],
  ['post', digits(23), /۲۴ رقم/],
  ['post', 'RR123456789IR', /۲۴ رقم/],
  // Chosen with a code of the post.
  ['tipax', digits(24), /تیپاکس/],
  ['tipax', '123', /تیپاکس/],
] as const)('a code of %s, %j, is asked about', (carrier, code, sentence) => {
  expect(doubtOf(carrier, code)).toMatch(sentence);
});
