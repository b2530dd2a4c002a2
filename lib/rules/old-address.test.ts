import { expect, test } from '@jest/globals';
import { campaignOf, knownBy, missingAddress, namesPage, oldAddress } from './old-address.ts';

const encoded = encodeURI('/محصول/گوشی');

test.each([
  ['/محصول/گوشی', '/محصول/گوشی'],
  [encoded, '/محصول/گوشی'],
  [encoded.toLowerCase(), '/محصول/گوشی'],
  ['/محصول/گوشي/', '/محصول/گوشی'],
  ['//Product//A/', '/product/a'],
  ['/a%2fb', '/a/b'],
  ['/%ff%D8', '/%ff%d8'],
  ['/x#part', '/x'],
  ['/?p=12', '/?p=12'],
  ['/?utm_source=x&p=12&gclid=1', '/?p=12'],
  ['/list.php?b=2&a=1', '/list.php?a=1&b=2'],
  ['/x?', '/x'],
])('%s is compared as %s', (written, expected) => {
  expect(oldAddress(written)).toBe(expected);
});

test('an address is known with its query, then without it', () => {
  expect(knownBy('/x/?id=5&utm_medium=a')).toEqual(['/x?id=5', '/x']);
  expect(knownBy('/?id=5')).toEqual(['/?id=5']);
  expect(knownBy('/')).toEqual([]);
  expect(knownBy(`/${'a'.repeat(600)}`)).toEqual([]);
});

test.each([
  ['/?p=7&post_type=product', ['/?p=7&post_type=product', '/?p=7']],
  ['/?page_id=7', ['/?page_id=7', '/?p=7']],
  ['/?p=x', ['/?p=x']],
  ['/product/x/feed/', ['/product/x/feed', '/product/x']],
  ['/product/x/feed/atom/', ['/product/x/feed/atom', '/product/x']],
  ['/2023/02/post/amp/', ['/2023/02/post/amp', '/2023/02/post']],
  ['/product-category/a/page/12/', ['/product-category/a/page/12', '/product-category/a']],
  ['/feed/', ['/feed']],
  ['/example', ['/example']],
])('%s of WordPress is known as %j', (requested, expected) => {
  expect(knownBy(requested)).toEqual(expected);
});

test.each([
  ['/?utm_source=a%20b&p=12&gclid=1', 'utm_source=a%20b&gclid=1'],
  ['/x?p=utm_source', ''],
  ['/x', ''],
])('the campaign of %s is %j', (address, expected) => {
  expect(campaignOf(address)).toBe(expected);
});

test('a missing address is counted without a query that may be personal', () => {
  expect(missingAddress('/x?mobile=09120000000')).toBe('/x');
  expect(missingAddress('/?p=7')).toBe('/?p=7');
  expect(missingAddress('/?q=7')).toBeNull();
  expect(missingAddress('/x/?a=1')).toBeNull();
});

test.each([
  ['p=12', true],
  ['a=1&page_id=3', true],
  ['p=x', false],
  ['p=', false],
  ['page=2', false],
])('the query %s names a page: %s', (query, expected) => {
  expect(namesPage(query)).toBe(expected);
});
