import { expect, test } from '@jest/globals';
import { withoutSecrets } from '#lib/text/log-secrets.ts';

test.each([
  ['/search?q=09120000001', '/search?q=09…'],
  ['/search?q=%2B989120000001&page=2', '/search?q=09…&page=2'],
  ['/search?q=00989120000001', '/search?q=09…'],
  ['/x/9120000001/y', '/x/09…/y'],
  [`/search?q=${encodeURIComponent('۰۹۱۲۰۰۰۰۰۰۱')}`, '/search?q=09…'],
  [`/search?q=${encodeURIComponent('٠٩١٢٠٠٠٠٠٠١')}`, '/search?q=09…'],
  ['/shop/product/1001?variant=9', '/shop/product/1001?variant=9'],
  ['"time":1795629500118,"ms":0.4', '"time":1795629500118,"ms":0.4'],
  ['/media/a912000000112-850.webp', '/media/a912000000112-850.webp'],
])('%s is logged as %s', (url, logged) => {
  expect(withoutSecrets(url)).toBe(logged);
});
