import { expect, test } from '@jest/globals';
import { linkName } from '#lib/blog/author-links.ts';

test.each([
  ['https://www.instagram.com/sara', 'اینستاگرام'],
  ['https://t.me/sara', 'تلگرام'],
  ['https://sara.example/about', 'sara.example'],
  ['https://constructor/', 'constructor'],
])('a link to %s is called %s', (url, name) => {
  expect(linkName(url)).toBe(name);
});
