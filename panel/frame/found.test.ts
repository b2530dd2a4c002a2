import { expect, test } from '@jest/globals';
import { listsFor, placesOf, soughtOf } from './found.ts';

const found = {
  products: [{ websiteCode: 1001, nameFa: 'گوشی Galaxy S24', state: 'draft' as const }],
  orders: [{ number: 12_345_678, state: 'paid' as const, receiver: null }],
  customers: [{ id: 7, name: '', mobile: '0912 ••• 4567' }],
};

test('what was found leads to its screen, kind by kind', () => {
  const places = placesOf(found, ['catalogue', 'orders', 'customers']);
  expect(places.map(({ group, to }) => [group, to])).toEqual([
    ['کالاها', '/products/1001'],
    ['سفارش‌ها', '/orders/12345678'],
    ['مشتریان', '/customers/7'],
  ]);
  expect(places.map(({ note }) => note)).toEqual([
    'پیش‌نویس · ۱۰۰۱',
    'برای بسته‌بندی',
    '۰۹۱۲ ••• ۴۵۶۷',
  ]);
});

test('who may change prices alone finds a product among them', () => {
  const [product] = placesOf({ ...found, orders: null, customers: null }, ['prices']);
  expect(product).toMatchObject({ to: '/prices', search: { q: '1001' } });
  expect(listsFor('سارا', ['prices']).map(({ to }) => to)).toEqual(['/prices']);
  expect(listsFor('سارا', ['content'])).toEqual([]);
});

test('a text shorter than two characters is not searched for', () => {
  expect([' ا ', '۱۲', 'ا'.repeat(200)].map(soughtOf)).toEqual([null, '۱۲', 'ا'.repeat(100)]);
});
