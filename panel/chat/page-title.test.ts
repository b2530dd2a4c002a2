import { expect, test } from '@jest/globals';
import { pagePath, pageTitle, productOf, sourceTitle } from './page-title.ts';

test('a page is called by its title, or by its path as it reads', () => {
  expect(pageTitle({ title: 'سبد خرید', location: '/shop/cart' })).toBe('سبد خرید');
  expect(pageTitle({ title: '', location: '/' })).toBe('صفحهٔ نخست');
  expect(pageTitle({ title: '', location: '/shop/cart' })).toBe('سبد خرید');
  expect(pageTitle({ title: '', location: '/shop/%D8%A7' })).toBe('/shop/ا');
  expect(pageTitle({ title: '', location: '/%E0%A4%A' })).toBe('/%E0%A4%A');
});

test.each([
  ['/shop/cart?x=1', true],
  ['/', true],
  ['//evil.example/', false],
  ['/\\evil.example', false],
  ['javascript:alert(1)', false],
  ['https://evil.example/', false],
  ['/cpfpco/settings/staff', false],
  ['/api/x', false],
  ['/apis', true],
  ['', false],
  ['/\t/evil.example/cpfpco', false],
  ['/\n/evil.example/subject', false],
  ['\t//evil.example', false],
  ['/\r\\evil.example', false],
  ['//', false],
  ['/a/../cpfpco/orders', false],
  ['/./cpfpco/x', false],
  ['/cpfpc%6f', false],
  ['/%2e/cpfpco%2Forders', false],
  ['/.//api/x', false],
  ['/shop/%E0%A4%A', true],
  ['/shop/../blog', true],
])('whether %j leads into the shop: %s', (location, leads) => {
  expect(pagePath(location)).toBe(leads ? location : null);
});

test.each([
  ['product', '1005', 1005],
  ['page', '/shop/product/1005/%DA%AF%D9%88%D8%B4%DB%8C', 1005],
  ['page', '/shop/product/1005', 1005],
  ['page', '/shop/1005', null],
  ['page', '/blog/shop/product/1005', null],
  ['order', '1005', null],
])('the product of the subject %s %s is %s', (type, value, code) => {
  expect(productOf({ type, value })).toBe(code);
});

test.each([
  ['https://www.google.com/', 'گوگل'],
  ['https://www.google.co.uk/search', 'گوگل'],
  ['https://evilgoogle.com/', 'evilgoogle.com'],
  ['https://torob.com/p/1', 'ترب'],
  ['/shop/%D8%A7', '/shop/ا'],
  ['/', 'صفحهٔ نخست'],
  ['', ''],
])('the way from %j is called %j', (refer, title) => {
  expect(sourceTitle(refer)).toBe(title);
});
