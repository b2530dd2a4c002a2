import { expect, test } from '@jest/globals';
import { shortLink, urlOf } from './short-link.ts';

test.each([
  ['گوشی هوشمند', '/shop/category/3/گوشی-هوشمند', 3],
  ['اپل', '/shop/brand/1/اپل', 3],
  ['تبلت', '/shop/category/6/تبلت-و-کتاب‌خوان', 2],
  ['تبلت', '/shop/category/06/تبلت', 2],
  ['تبلت', '/shop/category/6/تبلت?sort=popular', 2],
  ['بیرون', 'https://example.com/shop/category/1/بیرون', 2],
  ['برندها', '', 2],
])('%s to %s is carried in %d parts and leads there', (label, url, parts) => {
  const link = shortLink({ label, url });
  expect(link).toHaveLength(parts);
  expect(urlOf(link)).toBe(url);
});
