import { expect, test } from '@jest/globals';
import { judgeShop, shopFields, type ShopTexts } from '#lib/rules/shop.ts';
import { selling } from './selling.ts';

test('the seller passes the rules by which its settings are saved', () => {
  const { name: sellerName, ...seller } = selling.settings.seller ?? { name: '' };
  const empty = Object.fromEntries(shopFields.map((field) => [field, '']));
  const written = { ...empty, name: 'کهربا', sellerName, ...seller } as ShopTexts;
  expect(judgeShop(written).wrong).toEqual({});
});
