import { expect, test } from '@jest/globals';
import { addressOf, aparatPlayer, isAddress, isPlayer } from './address.ts';

test.each([
  '/shop',
  '/blog/1/نوشته?a=1#b',
  '#بخش',
  'https://kahroba.example/a',
  'mailto:a@b.ir',
  'tel:+98219',
])('a link may lead to %s', (address) => {
  expect(isAddress(address)).toBe(true);
});

test.each([
  '',
  '//evil.example',
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,a',
  '/\\evil.example',
  ' /shop',
  'https://',
  'shop',
  '#',
])('no link leads to %j', (address) => {
  expect(isAddress(address)).toBe(false);
});

test('what a person means gets its scheme', () => {
  expect(addressOf(' kahroba.example/a ')).toBe('https://kahroba.example/a');
  expect(addressOf('salam@kahroba.example')).toBe('mailto:salam@kahroba.example');
  expect(addressOf('/shop')).toBe('/shop');
});

const player = 'https://www.aparat.com/video/video/embed/videohash/MqHk6/vt/frame';

test.each([
  'MqHk6',
  'https://www.aparat.com/v/MqHk6',
  'https://www.aparat.com/v/MqHk6?playlist=1',
  `<iframe src="${player}"></iframe>`,
])('%s is a film of Aparat', (written) => {
  expect(aparatPlayer(written)).toBe(player);
});

test.each(['', 'https://evil.example/v/MqHk6', 'یک ویدیو', '../x'])('%s is none', (written) => {
  expect(aparatPlayer(written)).toBeNull();
});

test('frames are those of Aparat alone', () => {
  expect(isPlayer(player)).toBe(true);
  for (const source of [
    'https://www.aparat.com.evil.example/',
    'https://www.aparat.com@evil.example/',
    'http://www.aparat.com/v/a',
    '//www.aparat.com/v/a',
  ]) {
    expect(isPlayer(source)).toBe(false);
  }
});
