import { expect, test } from '@jest/globals';
import { listJsonLd } from '#lib/seo/list-json-ld.ts';

test('a list continues the numbering of the pages before', () => {
  expect(
    listJsonLd(
      [
        { name: 'گ', path: '/shop/product/1/گ' },
        { name: 'b', path: '/shop/product/2/b' },
      ],
      24,
    ).itemListElement,
  ).toEqual([
    {
      '@type': 'ListItem',
      position: 25,
      name: 'گ',
      url: 'http://localhost:3000/shop/product/1/%DA%AF',
    },
    { '@type': 'ListItem', position: 26, name: 'b', url: 'http://localhost:3000/shop/product/2/b' },
  ]);
});
