import { expect, test } from '@jest/globals';
import { siteNameOf } from '#server/db/shop-name.ts';

test.each([
  ['https://example.ir', 'example'],
  ['https://www.example.ir', 'example'],
  ['https://shop.example.ir', 'example'],
  ['https://example.co.ir', 'example'],
  ['https://co.ir', 'co'],
  ['http://localhost:3000', 'localhost'],
])('the site %s is called %s', (siteUrl, name) => {
  expect(siteNameOf(siteUrl)).toBe(name);
});
