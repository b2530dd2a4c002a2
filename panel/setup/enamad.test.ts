import { expect, test } from '@jest/globals';
import { isBadge } from './enamad.ts';

const link = (address: string) =>
  `<a referrerpolicy='origin' target='_blank' href='${address}'><img src='x' alt=''></a>`;

test.each([
  ['as it is given', link('https://trustseal.enamad.ir/?id=123456&Code=aB3')],
  ['with entities', link('https://trustseal.enamad.ir/?id=123456&amp;Code=aB3')],
  ['without quotes', '<A target=_blank href=https://trustseal.enamad.ir/?id=1&Code=a>نماد</A>'],
  [
    'beside another badge',
    `<a href="/about">اتحادیه</a>${link('https://trustseal.enamad.ir/?id=1&Code=a')}`,
  ],
])('the code of the badge %s is taken', (_how, html) => {
  expect(isBadge(html)).toBe(true);
});

test.each([
  ['a word', 'سلام'],
  ['the address alone', 'https://trustseal.enamad.ir/?id=1&Code=a'],
  ['an address without code', link('https://trustseal.enamad.ir/?id=1')],
  ['an empty code', link('https://trustseal.enamad.ir/?id=1&Code=')],
  ['an address without id', link('https://trustseal.enamad.ir/?Code=a')],
  ['another host', link('https://trustseal.enamad.ir.example/?id=1&Code=a')],
  ['a picture alone', '<img src="https://trustseal.enamad.ir/logo.aspx?id=1&Code=a">'],
])('%s is not', (_what, html) => {
  expect(isBadge(html)).toBe(false);
});
