import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { linkPieces } from './links.ts';

const linksOf = (text: string) =>
  linkPieces(text).flatMap(({ text: written, href }) => (href === null ? [] : [[written, href]]));

describe('an address in a text', () => {
  test.each([
    [
      'این را ببینید: https://shop.example/shop/product/1001، ممنون',
      'https://shop.example/shop/product/1001',
    ],
    ['(https://shop.example/a)', 'https://shop.example/a'],
    ['https://shop.example/a_(b).', 'https://shop.example/a_(b)'],
    ['https://shop.example/?q=1&r=2#x!', 'https://shop.example/?q=1&r=2#x'],
    ['«https://shop.example/»', 'https://shop.example/'],
  ])('is found in %s', (text, href) => {
    expect(linksOf(text)).toEqual([[href, href]]);
  });

  test('may begin with www', () => {
    expect(linksOf('www.shop.example/a')).toEqual([
      ['www.shop.example/a', 'https://www.shop.example/a'],
    ]);
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,<b>x</b>',
    'https://bank.example@evil.example/',
    'https://',
    'http://localhost/x',
    'shop.example',
    '<a href="x">y</a>',
  ])('%s is none', (text) => {
    expect(linksOf(text)).toEqual([]);
  });
});

test.each([
  ['سلام: http://localhost:8300/shop، بله', 'http://localhost:8300/shop'],
  ['نشانی localhost:8300 است', 'localhost:8300'],
  ['به (ali_1@shop.example) بنویسید', 'ali_1@shop.example'],
  ['این https://bank.example@evil.example/a?b=1! نه', 'https://bank.example@evil.example/a?b=1'],
])('what signs join is one piece, also where it leads nowhere: %s', (text, code) => {
  expect(linkPieces(text).filter(({ isCode }) => isCode)).toEqual([
    { text: code, href: null, isCode: true },
  ]);
});

test('a sign at the end of a word joins nothing', () => {
  const text = 'مدل Galaxy A55: خوب (Pro)، ۱۲:۳۰ و 12:30';
  expect(linkPieces(text)).toEqual([{ text, href: null }]);
});

test.each([
  ['https://аррӏе.com/y', 'https://xn--80ak6aa92e.com/y', 'https://xn--80ak6aa92e.com/y'],
  ['www.аррӏе.com:81/آ', 'www.xn--80ak6aa92e.com:81/آ', 'https://www.xn--80ak6aa92e.com:81/%D8%A2'],
  ['https://%65vil.com', 'https://evil.com', 'https://evil.com/'],
  ['https://ev\u00adil.com/', 'https://evil.com/', 'https://evil.com/'],
  ['http://0x7f.1/x', 'http://127.0.0.1/x', 'http://127.0.0.1/x'],
  ['https://Shop.Example/A', 'https://Shop.Example/A', 'https://shop.example/A'],
])('the host of %s is shown as it is looked up', (written, shown, href) => {
  expect(linksOf(`ببینید ${written} را`)).toEqual([[shown, href]]);
});

test('an address without a host where it is looked for is none', () => {
  expect(linksOf('https:///evil.example')).toEqual([]);
});

test('an address with a port is a link', () => {
  expect(linksOf('http://192.168.1.5:8080/a')).toEqual([
    ['http://192.168.1.5:8080/a', 'http://192.168.1.5:8080/a'],
  ]);
});

test('the pieces together are the text, whatever it is', () => {
  const words = fc.constantFrom(
    'https://a.example/',
    'www.b.example',
    'a:b',
    ' ',
    '(',
    ').',
    '«',
    'سلام',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string())), (parts) => {
      const text = parts.join('');
      expect(
        linkPieces(text)
          .map((piece) => piece.text)
          .join(''),
      ).toBe(text);
    }),
  );
});

test('an address ends before a character that turns the direction', () => {
  expect(linkPieces('https://a.ir/x\u202Egpj.exe').filter(({ href }) => href !== null)).toEqual([
    { text: 'https://a.ir/x', href: 'https://a.ir/x' },
  ]);
});
